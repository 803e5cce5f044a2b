import { ChevronDown, LogOut, Store } from 'lucide'
import { useId } from 'react'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { useLogOut } from '#accounts/account/sign-in/use-log-out.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { Menu, menuItemClass } from '#ui/overlay/menu.tsx'
import { PlaceLink } from '#ui/place-link.tsx'
import { type EntryGroup, groupsOf } from './admin-entries.ts'
import { frameTexts as texts } from './frame.texts.ts'

/** All pages of the person's role, in groups under headings, and the exits. */
export function AdminMenu({
  role,
  className,
  onToggle,
}: {
  role: StaffRole | null
  className: string
  onToggle: (open: boolean) => void
}) {
  return (
    <Menu
      name={texts.actions}
      className={className}
      onToggle={onToggle}
      panelClass="max-h-[max(12rem,calc(100dvh-5rem))] w-64 overflow-y-auto overscroll-contain sm:w-[37rem]"
      button={
        <>
          <span className="text-sm font-semibold">{texts.actions}</span>
          <Icon shape={ChevronDown} className="size-4" />
        </>
      }
    >
      <nav aria-label={texts.actions} className="sm:columns-3 sm:gap-x-0">
        {(role ? groupsOf(role) : []).map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </nav>
      <div className="mt-2 border-t border-hairline pt-2 sm:flex">
        <Leave />
      </div>
    </Menu>
  )
}

function Group({ group: { heading, entries } }: { group: EntryGroup }) {
  const id = useId()
  return (
    <div className="break-inside-avoid pb-2">
      <p id={id} className="px-4 pt-2 pb-1 text-xs font-semibold text-quiet">
        {heading}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <PlaceLink
              to={to}
              className={`${menuItemClass} aria-[current=page]:bg-link-wash aria-[current=page]:font-semibold aria-[current=page]:text-link`}
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Leave() {
  const logOut = useLogOut()
  return (
    <>
      <Link to="/" className={menuItemClass}>
        <Icon shape={Store} className="size-4 text-quiet" />
        {texts.viewShop}
      </Link>
      <button type="button" className={menuItemClass} onClick={logOut}>
        <Icon shape={LogOut} className="size-4 text-quiet" />
        {texts.logOut}
      </button>
    </>
  )
}
