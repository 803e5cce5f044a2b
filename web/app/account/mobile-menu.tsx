import { ChevronRight, CircleHelp, MapPin, Package, ShieldCheck, Undo2, User } from 'lucide-react'
import { Link } from '../ui/link.ts'
import { accountTexts as texts } from './account.texts.ts'
import { LogOutEntry } from './sign-in/log-out-entry.tsx'

const row =
  'flex min-h-12 w-full items-center gap-3 text-left transition-colors hover:text-link active:bg-sunken'

const links = [
  { to: '/user/orders', label: texts.orders, Icon: Package },
  { to: '/contact', label: texts.helpCenter, Icon: CircleHelp },
  { to: '/user/profile', label: texts.editProfile, Icon: User },
  { to: '/user/address', label: texts.addresses, Icon: MapPin },
  { to: '/user/return', label: texts.howToReturn, Icon: Undo2 },
  { to: '/user/privacy', label: texts.dataPrivacy, Icon: ShieldCheck },
] as const

/** The account on a small screen (docs/product.md 2.1): each of its pages is one press away. */
export function MobileMenu() {
  return (
    <nav aria-label={texts.menu}>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={row}>
              <Icon aria-hidden className="size-5 shrink-0 text-quiet" />
              {label}
              <ChevronRight aria-hidden className="ml-auto size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
        <LogOutEntry className={row} iconSize="size-5" />
      </ul>
    </nav>
  )
}
