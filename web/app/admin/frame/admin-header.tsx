import { ChevronDown, LogOut, Store } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.ts'
import { useLogOut } from '../../account/sign-in/use-log-out.ts'
import { useStoreParticulars } from '../../document/use-store-particulars.ts'
import { Stamp } from '../../ui/block-print.tsx'
import { Menu, menuItemClass } from '../../ui/overlay/menu.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { entriesOf, homeOf } from './admin-entries.ts'
import { AdminSearch } from './admin-search.tsx'
import { frameTexts as texts } from './frame.texts.ts'
import { mayOpen } from './staff-pages.ts'
import { useStaffRole } from './staff-role.ts'

/** The header of the admin: its pages in one menu, and a search in the catalogue. */
export function AdminHeader() {
  const { name } = useStoreParticulars()
  const role = useStaffRole()
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
        <Menu
          name={texts.actions}
          className="-mr-2 ml-auto"
          button={
            <>
              <span className="text-sm font-semibold">{texts.actions}</span>
              <Icon shape={ChevronDown} className="size-4" />
            </>
          }
        >
          <nav aria-label={texts.actions}>
            {(role ? entriesOf(role) : []).map(({ to, label }) => (
              <PlaceLink
                key={to}
                to={to}
                className={`${menuItemClass} aria-[current=page]:bg-link-wash aria-[current=page]:font-semibold aria-[current=page]:text-link`}
              >
                {label}
              </PlaceLink>
            ))}
          </nav>
          <div className="mt-2 border-t border-hairline pt-2">
            <Leave />
          </div>
        </Menu>
      </div>
    </header>
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
