import { useState } from 'react'
import { Link } from '#ui/link.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Stamp } from '#ui/ornament-border.tsx'
import { PlaceLink } from '#ui/place-link.tsx'
import { dailyEntriesOf, homeOf } from './admin-entries.ts'
import { AdminMenu } from './admin-menu.tsx'
import { AdminSearch } from './admin-search.tsx'
import { frameTexts as texts } from './frame.texts.ts'
import { mayOpen } from './staff-pages.ts'
import { useStaffRole } from './staff-role.ts'

/**
 * The header of the admin: a menu of its pages, two frequent pages on the bar, and a search in the
 * catalogue.
 */
export function AdminHeader() {
  const { name } = useStoreParticulars()
  const role = useStaffRole()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="relative z-20 border-b border-hairline bg-surface sm:top-0 sm:tall:sticky">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2 lg:gap-x-8">
        <Link
          to={role ? homeOf(role) : '/admin/today'}
          className="flex min-w-0 items-center gap-2.5 rounded-control py-1 pr-1"
        >
          <Stamp className="size-8 shrink-0" />
          <span className="truncate text-lg font-bold tracking-tight">{name}</span>
          <span className="rounded-control bg-link px-2 text-xs font-semibold text-on-link">
            {texts.admin}
          </span>
        </Link>
        {(!role || mayOpen(role, '/admin')) && (
          <AdminSearch className="max-w-xl flex-1 max-sm:order-last max-sm:basis-full" />
        )}
        {/* The open menu contains both pages, so the links of the bar are hidden from screen readers. */}
        <nav
          aria-label={texts.daily}
          aria-hidden={isMenuOpen}
          className="ml-auto flex shrink-0 gap-1 max-lg:hidden"
        >
          {(role ? dailyEntriesOf(role) : []).map(({ to, label }) => (
            <PlaceLink
              key={to}
              to={to}
              tabIndex={isMenuOpen ? -1 : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:bg-link-wash aria-[current=page]:font-semibold aria-[current=page]:text-link"
            >
              {label}
            </PlaceLink>
          ))}
        </nav>
        <AdminMenu role={role} className="-mr-2 max-lg:ml-auto" onToggle={setMenuOpen} />
      </div>
    </header>
  )
}
