import { Link } from '#ui/link.ts'
import { tokenRole } from '#platform/session/token-role.ts'
import { useSession } from '#platform/session/session.store.ts'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { Drawer } from '#ui/overlay/dialog.tsx'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { userMenuTexts } from './user-menu.texts.ts'
import { drawerTexts as own } from './drawer.texts.ts'
import { categoryLinks, mainLinks, type NavigationLink } from './navigation.ts'
import { useLogOut } from '#accounts/account/sign-in/use-log-out.ts'

const row =
  'flex min-h-12 w-full items-center px-5 text-left text-base transition-colors hover:bg-sunken focus-visible:-outline-offset-2'

const visitorLinks: readonly NavigationLink[] = [
  { to: '/signin', label: texts.signIn },
  { to: '/signup', label: texts.signUp },
]
const staffLinks: readonly NavigationLink[] = [{ to: '/admin/today', label: userMenuTexts.admin }]

/** The content of the header as a drawer for phones. */
export default function NavigationDrawer({
  open,
  onClose,
}: {
  open: boolean
  onClose: () => void
}) {
  const user = useSession(({ session }) => session)
  const logOut = useLogOut()
  const personal: NavigationLink[] = [
    ...(user ? [] : visitorLinks),
    { to: '/account/details', label: userMenuTexts.profile },
    { to: '/account/orders', label: userMenuTexts.myOrders },
    { to: '/wish-list', label: userMenuTexts.wishList },
    ...(user && tokenRole(user.token) === 'ADMIN' ? staffLinks : []),
  ]
  return (
    <Drawer open={open} onClose={onClose} title={own.menu}>
      <OrnamentBorder />
      <Group heading={own.shopBy} links={categoryLinks} onChoose={onClose} />
      <Group heading={own.yourShop} links={personal} onChoose={onClose}>
        {user && (
          <li>
            <button type="button" className={row} onClick={logOut}>
              {userMenuTexts.logOut}
            </button>
          </li>
        )}
      </Group>
      <Group links={mainLinks} onChoose={onClose} />
    </Drawer>
  )
}

function Group({
  heading,
  links,
  onChoose,
  children,
}: {
  heading?: string
  links: readonly NavigationLink[]
  onChoose: () => void
  children?: React.ReactNode
}) {
  return (
    <div className="border-b border-hairline py-3 last:border-0">
      {heading && <h3 className="px-5 pt-2 pb-1 text-xs font-semibold text-quiet">{heading}</h3>}
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={row} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
