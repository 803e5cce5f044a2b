import { CalendarHeart, ListOrdered, MapPin, Package, Palette, User } from 'lucide'
import { accountTexts as texts } from './account.texts.ts'
import { LogOutEntry } from './sign-in/log-out-entry.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlaceLink } from '#ui/place-link.tsx'

const entry =
  'flex min-h-11 w-full items-center gap-2.5 border-l-2 border-transparent px-3 text-left text-sm transition-colors hover:bg-sunken aria-[current=page]:border-action aria-[current=page]:font-semibold'

export function SideMenu() {
  return (
    <nav aria-label={texts.menu}>
      <ul>
        {[
          { to: '/account/details' as const, label: texts.details, icon: User },
          { to: '/account/address' as const, label: texts.addresses, icon: MapPin },
          { to: '/account/orders' as const, label: texts.orders, icon: Package },
          { to: '/account/designs' as const, label: texts.designs, icon: Palette },
          { to: '/account/lists' as const, label: texts.lists, icon: ListOrdered },
          { to: '/account/dates' as const, label: texts.dates, icon: CalendarHeart },
        ].map(({ to, label, icon }) => (
          <li key={to}>
            <PlaceLink to={to} className={entry}>
              <Icon shape={icon} className="size-4 shrink-0 text-quiet" />
              {label}
            </PlaceLink>
          </li>
        ))}
        <LogOutEntry className={entry} iconSize="size-4" />
      </ul>
    </nav>
  )
}
