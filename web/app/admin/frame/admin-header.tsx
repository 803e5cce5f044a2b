import { useState } from 'react'
import { Link } from '#ui/link.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { ShopLogo } from '#platform/page-head/shop-logo.tsx'
import { AdminBar } from './admin-bar.tsx'
import { homeOf } from './admin-entries.ts'
import { AdminMenu } from './admin-menu.tsx'
import { AdminSearch } from './admin-search.tsx'
import { frameTexts as texts } from './frame.texts.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import { mayOpen } from './staff-pages.ts'
import { useStaffRole } from './staff-role.ts'

/** The header of the admin: a search in the catalogue, a menu of its pages, and their bar. */
export function AdminHeader() {
  const { name } = useStoreParticulars()
  const role = useStaffRole()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <header className="relative z-20 border-b border-hairline bg-surface sm:top-0 sm:tall:sticky">
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 lg:gap-x-8">
          <Link
            to={role ? homeOf(role) : '/admin/today'}
            className="flex min-w-0 items-center gap-2.5 rounded-control py-1 pr-1"
          >
            <ShopLogo className="h-8" />
            <span className="truncate text-lg font-bold tracking-tight">{name}</span>
            <span className="rounded-control bg-link px-2 text-xs font-semibold text-on-link">
              {texts.admin}
            </span>
          </Link>
          {(!role || mayOpen(role, '/admin')) && (
            <AdminSearch className="max-w-xl flex-1 max-sm:order-last max-sm:basis-full" />
          )}
          <div className="-mr-2 ml-auto flex items-center gap-1">
            {role && <PaletteButton role={role} />}
            <AdminMenu role={role} onToggle={setMenuOpen} />
          </div>
        </div>
      </header>
      {/* The open menu contains all of its pages, so it is hidden from screen readers. */}
      {role && <AdminBar role={role} isHidden={isMenuOpen} />}
    </>
  )
}
