import { BookOpen, ChevronDown, LogOut, Store } from 'lucide'
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
  onToggle,
}: {
  role: StaffRole | null
  onToggle: (open: boolean) => void
}) {
  return (
    <Menu
      name={texts.actions}
      onToggle={onToggle}
      panelClass="max-h-[max(12rem,calc(100dvh-5rem))] w-[min(37rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain"
      button={
        <>
          <span className="text-sm font-semibold">{texts.actions}</span>
          <Icon shape={ChevronDown} className="size-4" />
        </>
      }
    >
      <nav aria-label={texts.actions} className="columns-2 gap-x-0 sm:columns-3">
        {(role ? groupsOf(role) : []).map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </nav>
      <div className="mt-2 flex border-t border-hairline pt-2 max-sm:mt-1 max-sm:pt-0 max-sm:*:w-1/3">
        <Leave />
      </div>
    </Menu>
  )
}

function Group({ group: { heading, entries } }: { group: EntryGroup }) {
  const id = useId()
  return (
    <div className="pb-2 max-sm:pb-1 sm:break-inside-avoid">
      <p
        id={id}
        className="break-after-avoid px-4 pt-2 pb-1 text-xs font-semibold text-quiet max-sm:pt-1 max-sm:pb-0"
      >
        {heading}
      </p>
      <ul aria-labelledby={id}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <PlaceLink
              to={to}
              className={`${menuItemClass} max-sm:min-h-9 aria-[current=page]:bg-link-wash aria-[current=page]:font-semibold aria-[current=page]:text-link`}
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
        <Icon shape={Store} className="size-4 text-quiet max-sm:hidden" />
        {texts.viewShop}
      </Link>
      {/* A plain page of the server, outside of the router. */}
      <a href="/guide" className={menuItemClass}>
        <Icon shape={BookOpen} className="size-4 text-quiet max-sm:hidden" />
        {texts.guide}
      </a>
      <button type="button" className={menuItemClass} onClick={logOut}>
        <Icon shape={LogOut} className="size-4 text-quiet max-sm:hidden" />
        {texts.logOut}
      </button>
    </>
  )
}
