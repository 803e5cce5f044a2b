import { isolated } from '@tohfa/print-engine/text/isolated'
import { Heart, LogIn, LogOut, Package, Store, User } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { tokenRole } from '#platform/session/token-role.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Menu, menuItemClass } from '#ui/overlay/menu.tsx'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { useLogOut } from '#accounts/account/sign-in/use-log-out.ts'
import { userMenuTexts } from './user-menu.texts.ts'
import { UserMenuFace } from './user-menu-face.tsx'

/** The user menu of the header: Log Out if signed in, otherwise Sign In. */
export default function OpenUserMenu({ startsAt }: { startsAt: 'button' | 'first' }) {
  const session = useSession((state) => state.session)
  const user = session?.userInfo
  const logOut = useLogOut()
  return (
    <Menu name={texts.account} startsAt={startsAt} button={<UserMenuFace />}>
      {user?.name && (
        <p className="truncate border-b border-hairline px-4 pt-1 pb-3 text-sm text-quiet">
          {userMenuTexts.hello(isolated(user.name))}
        </p>
      )}
      <Link to="/account/details" className={menuItemClass}>
        <Icon shape={User} className="size-4 text-quiet" />
        {userMenuTexts.profile}
      </Link>
      <Link to="/account/orders" className={menuItemClass}>
        <Icon shape={Package} className="size-4 text-quiet" />
        {userMenuTexts.myOrders}
      </Link>
      <Link to="/wish-list" className={menuItemClass}>
        <Icon shape={Heart} className="size-4 text-quiet" />
        {userMenuTexts.wishList}
      </Link>
      {session && tokenRole(session.token) === 'ADMIN' && (
        <Link to="/admin/today" className={menuItemClass}>
          <Icon shape={Store} className="size-4 text-quiet" />
          {userMenuTexts.admin}
        </Link>
      )}
      {user ? (
        <button type="button" className={menuItemClass} onClick={logOut}>
          <Icon shape={LogOut} className="size-4 text-quiet" />
          {userMenuTexts.logOut}
        </button>
      ) : (
        <Link to="/signin" className={menuItemClass}>
          <Icon shape={LogIn} className="size-4 text-quiet" />
          {texts.signIn}
        </Link>
      )}
    </Menu>
  )
}
