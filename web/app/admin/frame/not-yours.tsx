import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useNavigate } from '#ui/link.ts'
import { roleLabels } from '#admin/settings/staff/role.texts.ts'
import { homeOf } from './admin-entries.ts'
import { frameTexts as texts } from './frame.texts.ts'

/**
 * Shown in place of a page that the role does not include; the admin's start page redirects
 * instead.
 */
export function NotYours({ role }: { role: StaffRole }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const home = homeOf(role)
  const isDoor = pathname === '/admin'

  useEffect(() => {
    if (isDoor) void navigate(home, { replace: true })
  }, [isDoor, home, navigate])

  if (isDoor) return null
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <EmptyState
        heading={<h1>{texts.notYours}</h1>}
        sentence={texts.notYoursSentence(roleLabels[role])}
        action={<ButtonLink to={home}>{texts.toYours}</ButtonLink>}
      />
    </div>
  )
}
