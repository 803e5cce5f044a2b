import {
  CalendarHeart,
  ChevronRight,
  CircleHelp,
  ListOrdered,
  MapPin,
  Package,
  Palette,
  ShieldCheck,
  Undo2,
  User,
} from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { accountTexts as texts } from './account.texts.ts'
import { LogOutEntry } from './sign-in/log-out-entry.tsx'

const row =
  'flex min-h-12 w-full items-center gap-3 text-left transition-colors hover:text-link active:bg-sunken'

const links = [
  { to: '/user/orders', label: texts.orders, icon: Package },
  { to: '/user/designs', label: texts.designs, icon: Palette },
  { to: '/user/lists', label: texts.lists, icon: ListOrdered },
  { to: '/user/dates', label: texts.dates, icon: CalendarHeart },
  { to: '/contact', label: texts.helpCenter, icon: CircleHelp },
  { to: '/user/profile', label: texts.editProfile, icon: User },
  { to: '/user/address', label: texts.addresses, icon: MapPin },
  { to: '/user/return', label: texts.howToReturn, icon: Undo2 },
  { to: '/user/privacy', label: texts.dataPrivacy, icon: ShieldCheck },
] as const

/** The account menu on a small screen (docs/product.md 2.1): each page is one press away. */
export function MobileMenu() {
  return (
    <nav aria-label={texts.menu}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon shape={icon} className="size-5 shrink-0 text-quiet" />
              {label}
              <Icon shape={ChevronRight} className="ml-auto size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
        <LogOutEntry className={row} iconSize="size-5" />
      </ul>
    </nav>
  )
}
