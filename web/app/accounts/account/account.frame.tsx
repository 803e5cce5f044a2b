import { ChevronLeft } from 'lucide'
import { useEffect } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Icon } from '#ui/icon.tsx'
import { Link, useNavigate } from '#ui/link.ts'
import { accountTexts as texts } from './account.texts.ts'
import { useMember } from '#platform/session/guards.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SideMenu } from './side-menu.tsx'

/**
 * The titles of the account's pages; those of /user as a small screen shows them (docs/product.md
 * 2.1).
 */
const titles: Record<'/account' | '/user', Record<string, string>> = {
  '/account': {
    details: texts.details,
    address: texts.addresses,
    orders: texts.orders,
    designs: texts.designs,
    lists: texts.lists,
    dates: texts.dates,
  },
  '/user': {
    profile: texts.editProfile,
    address: texts.addresses,
    orders: texts.orders,
    designs: texts.designs,
    lists: texts.lists,
    dates: texts.dates,
    return: texts.howToReturn,
    privacy: texts.privacyPolicy,
  },
}

/** The page that has the account menu on small screens. */
const menuPath = '/account/details'

/**
 * The frame of the account pages: the title and the menu, which stay while data loads. An unknown
 * section redirects to the first one.
 */
export default function AccountFrame() {
  const { action = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useMember()
  const base = pathname.startsWith('/user/') ? '/user' : '/account'
  const [first = ''] = Object.keys(titles[base])
  const name = Object.hasOwn(titles[base], action) ? action : first
  const title = titles[base][name]
  const isMenu = `${base}/${name}` === menuPath

  useEffect(() => {
    if (session && name !== action) void navigate(`${base}/${name}` as Href, { replace: true })
  }, [session, name, action, base, navigate])

  return (
    // As high as the window, so that the footer does not move into view while data loads.
    <div className="page min-h-dvh py-8 sm:py-12 print:min-h-0">
      <title>{title}</title>
      <div className="grid gap-x-14 lg:grid-cols-[13rem_1fr]">
        <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
          <SideMenu />
        </div>
        <div className="min-w-0">
          {!isMenu && (
            <Link
              to={menuPath}
              className="-mt-4 mb-1 -ml-1 inline-flex print:hidden min-h-11 items-center gap-1 text-sm text-link underline-offset-4 hover:underline lg:hidden"
            >
              <Icon shape={ChevronLeft} className="size-4" />
              {texts.back}
            </Link>
          )}
          <h1 className="pb-6 text-2xl font-semibold">{title}</h1>
          {isMenu && (
            <div className="pb-10 lg:hidden">
              <MobileMenu />
            </div>
          )}
          <Outlet context={session} />
        </div>
      </div>
    </div>
  )
}
