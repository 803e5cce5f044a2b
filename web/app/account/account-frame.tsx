import { ChevronLeft } from 'lucide'
import { useEffect, type ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Session } from '@tohfa/contract/accounts'
import type { Href } from '@tohfa/contract/site-map'
import { Icon } from '../ui/icon.tsx'
import { Link, useNavigate } from '../ui/link.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { accountTexts as texts } from './account.texts.ts'
import { useMember } from '../session/guards.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SideMenu } from './side-menu.tsx'

export type AccountView = { title: string; View: (props: { session: Session }) => ReactNode }

/** Where a small screen has the menu of the account. */
const menuPath = '/account/details'

/**
 * A page of the account area: the one of `views` that the address names, beside the menu. A word
 * that names none leads to the first of them.
 */
export function AccountFrame({
  base,
  views,
  isWaiting = false,
}: {
  base: '/account' | '/user'
  views: Record<string, AccountView>
  /** The page's first data are on their way. */
  isWaiting?: boolean
}) {
  const { action = '' } = useParams()
  const navigate = useNavigate()
  const session = useMember()
  const [first = ''] = Object.keys(views)
  const name = Object.hasOwn(views, action) ? action : first
  const { title = '', View } = views[name] ?? {}
  const isMenu = `${base}/${name}` === menuPath

  useEffect(() => {
    if (session && name !== action) void navigate(`${base}/${name}` as Href, { replace: true })
  }, [session, name, action, base, navigate])

  return (
    // As high as the window: the footer never moves in sight while something comes.
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
          {session && View && !isWaiting ? (
            <View session={session} />
          ) : (
            <Skeleton className="h-64" />
          )}
        </div>
      </div>
    </div>
  )
}
