// chunk: frame
import { Suspense, use, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { isStaffPage } from '@tohfa/contract/shared/staff-pages'
import type { Route } from './+types/root'
import { CartSync } from './orders/cart/cart-sync.tsx'
import { SessionSync } from './platform/session/session-sync.tsx'
import type { PageHandle } from './platform/page-head/page-handle.ts'
import { Footer as ShopFooter } from './layout/footer.tsx'
import { Header as ShopHeader } from './layout/header.tsx'
import { offerLine } from '#orders/cart/offer-line.ts'
import { festivalTexts } from '#platform/page-head/festival.texts.ts'
import { shortDate } from '#platform/i18n/short-date.ts'
import { layoutTexts } from './layout/layout.texts.ts'
import { Later } from './layout/later.tsx'
import { MessagePage } from './ui/message-page.tsx'
import { NavigationProgress } from './layout/navigation/navigation-progress.tsx'
import { RouteFocus } from './layout/navigation/route-focus.tsx'
import { localeTexts } from './platform/i18n/locale.texts.ts'
import { type RootData, useRootData } from './platform/page-head/root-data.ts'
import { useStoreParticulars } from './platform/page-head/use-store-particulars.ts'
import { firstScript } from './platform/page-head/first-script.ts'
import { ScriptNonce } from './platform/page-head/script-nonce.ts'
import { servicesContext } from './platform/page-head/services.ts'
import './styles/app.css'
import devanagariFont from './styles/fonts/anek-devanagari.woff2?url'
import latinFont from './styles/fonts/anek-latin.woff2?url'
import rupeeFont from './styles/fonts/anek-latin-ext.woff2?url'
import { lazyPart } from './ui/lazy-part.tsx'
import { Toaster } from './ui/toast/toaster.tsx'

const FailureNumber = lazyPart(() => import('./layout/failure-number.tsx'))

export const links: Route.LinksFunction = () => [
  ...[latinFont, rupeeFont, ...(localeTexts.language === 'hi' ? [devanagariFont] : [])].map(
    (href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    }),
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: `/${localeTexts.language}.webmanifest` },
]

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const services = context.get(servicesContext)
  const { announcement, festival, offers, keepsPages, ...store } = await services.store()
  // Fixed for the lifetime of the document, whose policy depends on it.
  if (isStaffPage(new URL(request.url).pathname)) return { store }
  return {
    store,
    announcement: announcement[localeTexts.language],
    ...(festival && {
      festival: festivalTexts.orderBy(
        shortDate(festival.orderBy),
        festival.name[localeTexts.language],
      ),
    }),
    ...(offers.length > 0 && {
      offers: offers.map((offer) => ({
        line: offerLine(offer),
        ...(offer.types && { types: offer.types }),
      })),
    }),
    gaMeasurementId: services.gaMeasurementId,
    keepsPages,
  }
}

/** The shop's identity changes during a visit only by staff (platform/page-head/store-changes.ts). */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { announcement } = useRootData() ?? {}
  const { headerStyle } = useStoreParticulars()
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const Header = handles.find((handle) => handle?.Header)?.Header ?? ShopHeader
  const Footer = handles.find((handle) => handle?.Footer)?.Footer ?? ShopFooter
  return (
    <html lang={localeTexts.tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F2" />
        <script
          nonce={use(ScriptNonce)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScript : '' }}
        />
        <Links />
        {headerStyle && <link rel="stylesheet" href={headerStyle} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-link px-4 py-2 text-on-link focus:translate-y-0"
        >
          {layoutTexts.skipToContent}
        </a>
        {announcement && (
          <output className="block bg-link p-2 text-center text-on-link">{announcement}</output>
        )}
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <Toaster />
        <NavigationProgress />
        <RouteFocus />
        <Later />
        <SessionSync />
        <CartSync />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isRouteErrorResponse(error) && error.status === 404
  const words = isGone ? layoutTexts.notFound : layoutTexts.broken
  return (
    <>
      <title>{words.title}</title>
      <MessagePage {...words} />
      {!isGone && (
        <Suspense>
          <FailureNumber error={error} />
        </Suspense>
      )}
    </>
  )
}
