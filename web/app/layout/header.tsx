import { Menu, Search, ShoppingBag, X } from 'lucide'
import { Suspense, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { useCart } from '#orders/cart/cart.store.ts'
import { useSession } from '#platform/session/session.store.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ShopLogo } from '#platform/page-head/shop-logo.tsx'
import { IconButton } from '#ui/button.tsx'
import { PlaceLink } from '#ui/place-link.tsx'
import { layoutTexts as texts } from './layout.texts.ts'
import { categoryLinks, mainLinks } from './navigation/navigation.ts'
import { SearchForm } from './search/search-form.tsx'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { UserMenu } from './navigation/user-menu.tsx'

// Loaded on pointer down on their buttons, so that they are ready on release.
const loadDrawer = () => import('./navigation/navigation-drawer.tsx')
const NavigationDrawer = lazyPart(loadDrawer)
const loadSearchRow = () => import('./search/search-row.tsx')
const SearchRow = lazyPart(loadSearchRow)

export function Header() {
  const { key } = useLocation()
  // An open layer belongs to its page: a navigation closes it.
  const [open, setOpen] = useState<{ what: 'menu' | 'search'; at: string } | null>(null)
  const shown = open?.at === key ? open.what : null
  // Once opened it stays mounted, closed, and gives the focus back to its button.
  const [drawn, setDrawn] = useState(false)
  const show = (what: 'menu' | 'search' | null) => {
    setOpen(what && { what, at: key })
    if (what === 'menu') setDrawn(true)
  }
  const { name } = useStoreParticulars()
  const showsCategories = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.showsCategories,
  )
  const searchOpen = shown === 'search'

  return (
    <header className="shop-header relative top-0 z-20 border-b border-hairline bg-ground tall:sticky">
      <div className="page flex h-16 items-center gap-1 lg:gap-6">
        <IconButton
          name={texts.openMenu}
          aria-haspopup="dialog"
          className="-ml-2.5 lg:hidden"
          onPointerDown={() => void loadDrawer()}
          onClick={() => show('menu')}
        >
          <Icon shape={Menu} className="size-6" />
        </IconButton>
        <Link to="/" className="flex min-w-0 items-center gap-2.5 rounded-control py-1 pr-1">
          <ShopLogo className="h-9" />
          <span className="truncate text-xl font-bold tracking-tight">{name}</span>
        </Link>
        <div className="mx-auto hidden max-w-xl min-w-0 flex-1 lg:block">
          <SearchForm />
        </div>
        <nav aria-label={texts.mainNavigation} className="hidden items-center gap-1 lg:flex">
          {mainLinks.map(({ to, label }) => (
            <PlaceLink key={to} to={to} className={textLink}>
              {label}
            </PlaceLink>
          ))}
          <SignUpLink />
        </nav>
        <div className="ml-auto flex items-center lg:-mr-2.5 lg:ml-0">
          <IconButton
            name={searchOpen ? texts.closeSearch : texts.openSearch}
            aria-expanded={searchOpen}
            className="lg:hidden"
            onPointerDown={() => void loadSearchRow()}
            onClick={() => show(searchOpen ? null : 'search')}
          >
            {searchOpen ? (
              <Icon shape={X} className="size-6" />
            ) : (
              <Icon shape={Search} className="size-6" />
            )}
          </IconButton>
          <UserMenu className="max-lg:hidden" />
          <CartLink />
        </div>
      </div>
      {searchOpen && (
        <Suspense fallback={null}>
          <SearchRow onClose={() => show(null)} />
        </Suspense>
      )}
      {showsCategories && <CategoryRow />}
      {drawn && (
        <Suspense fallback={null}>
          <NavigationDrawer open={shown === 'menu'} onClose={() => show(null)} />
        </Suspense>
      )}
    </header>
  )
}

const textLink =
  'inline-flex min-h-11 items-center rounded-control px-2.5 text-sm font-medium underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-action'

function SignUpLink() {
  const isSignedIn = useSession(({ session }) => session !== null)
  if (isSignedIn) return null
  return (
    <PlaceLink to="/signup" data-show-to="visitors" className={textLink}>
      {texts.signUp}
    </PlaceLink>
  )
}

function CartLink() {
  const count = useCart(({ items }) => items.length)
  return (
    <Link
      to="/cart"
      className="relative -mr-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 transition-colors hover:bg-sunken active:bg-hairline lg:mr-0"
    >
      <span aria-hidden className="relative">
        <Icon shape={ShoppingBag} className="size-6" />
        {count > 0 && (
          <span className="tabular absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-xs leading-none font-semibold text-on-action">
            {count}
          </span>
        )}
      </span>
      <span className="text-sm font-medium max-xl:sr-only xl:pl-1">{texts.cart}</span>
      {count > 0 && <span className="sr-only">{texts.cartItems(count)}</span>}
    </Link>
  )
}

function CategoryRow() {
  return (
    <nav aria-label={texts.categories} className="hidden bg-link text-on-link lg:block">
      <ul className="page flex flex-wrap gap-x-7">
        {categoryLinks.map(({ slug, to, label }) => (
          <li key={slug}>
            <Link
              to={to}
              className="inline-flex min-h-10 items-center text-sm underline-offset-8 hover:underline focus-visible:-outline-offset-2 focus-visible:outline-on-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
