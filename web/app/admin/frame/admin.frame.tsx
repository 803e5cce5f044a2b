import { Outlet, redirectDocument, useLocation } from 'react-router'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAdmin } from './use-admin.ts'
import { AdminFooter } from './admin-footer.tsx'
import { AdminHeader } from './admin-header.tsx'
import { frameTexts as texts } from './frame.texts.ts'
import { NotYours } from './not-yours.tsx'
import { SetupReturn } from './setup-return.tsx'
import { mayOpen } from './staff-pages.ts'
import { useStaffRole } from './staff-role.ts'
import type { Route } from './+types/admin.frame'
import { useSecondFactorDue } from './use-second-factor-due.ts'

export const handle: PageHandle = { forStaff: true, Header: AdminHeader, Footer: AdminFooter }

export const loader = () => null

/** Analytics stays outside: the staff pages begin a new document without it. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  if (window.dataLayer) throw redirectDocument(pathname + search)
  return null
}

/**
 * The guard of every page under /admin. It renders nothing until the admin is known, and no page
 * that their role does not include.
 */
export default function AdminFrame() {
  const isAdmin = useAdmin() !== null
  const role = useStaffRole()
  const { pathname } = useLocation()
  useSecondFactorDue(isAdmin)
  if (!isAdmin || !role) return <HydrateFallback />
  if (!mayOpen(role, pathname)) return <NotYours role={role} />
  return (
    <>
      <SetupReturn />
      <Outlet />
    </>
  )
}

/** Shown until a page's first data has loaded, too. */
export function HydrateFallback() {
  return (
    <div aria-busy className="page py-8">
      <title>{texts.title}</title>
      <h1 className="sr-only">{texts.loading}</h1>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  )
}
