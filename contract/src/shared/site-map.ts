import { listingHref } from '#catalog/listing-address.ts'
import { readListing } from '#catalog/read-listing.ts'

type Page = {
  /** The file of the page in `web/app`. */
  file: string
  /** The file of what stands around it, and stays from one such page to the next. */
  frame?: string
  /** Who may see it, where not everybody may: the others are led elsewhere. */
  for?: 'visitors' | 'members' | 'staff'
  /** Stands in the site map for search engines. */
  listed?: true
  /** Opened by a link that its maker can end at any moment: neither listed nor kept. */
  byLink?: true
  /** What the name in the path may say, the first for all that it may not. */
  values?: readonly [string, ...string[]]
  /** The same for a name that says an id: how one looks, and what stands for all others. */
  id?: { looksLike?: RegExp; otherwise: string }
  /** The query that counts, in its one order; no key of any other page's query does. */
  query?: (params: URLSearchParams) => string
}

/**
 * Every page of the shop. The routes, the guards, the addresses under which rendered pages are kept,
 * robots.txt, sitemap.xml and the type of every link derive from it. The browser gets none of it:
 * `web/app` imports types from here, and values only where the routes are declared.
 */
const table = {
  '/': { file: 'catalog/home/home.page.tsx', listed: true },
  '/product-filter': {
    file: 'catalog/listing/listing.page.tsx',
    listed: true,
    query: (params) => new URL(listingHref(readListing(params)), 'http://page').search,
  },
  '/product-detail/:id': {
    file: 'catalog/product/product.page.tsx',
    // What can be no product's id has one page for all of its kind: it is gone.
    id: { looksLike: /^[\w-]{1,64}$/, otherwise: 'unknown' },
  },
  '/shared/:token': {
    file: 'catalog/shared/shared.page.tsx',
    byLink: true,
    id: { looksLike: /^[\w-]{32}$/, otherwise: 'unknown' },
  },
  '/refund/:token': {
    file: 'orders/refund/refund.page.tsx',
    byLink: true,
    // The page is the same for each; the secret is left to the browser.
    id: { otherwise: 'link' },
  },
  '/ticket/:token': {
    file: 'contact/ticket/ticket.page.tsx',
    byLink: true,
    // The page is the same for each; the secret is left to the browser.
    id: { otherwise: 'link' },
  },
  '/signup': { file: 'account/sign-up/signup.page.tsx', for: 'visitors' },
  '/signin': { file: 'account/sign-in/signin.page.tsx', for: 'visitors' },
  '/cart': { file: 'cart/cart.page.tsx' },
  '/checkout': { file: 'checkout/checkout.page.tsx', for: 'members' },
  '/order-success': { file: 'checkout/order-success.page.tsx', for: 'members' },
  '/forgot-password': { file: 'account/password/forgot-password.page.tsx', for: 'visitors' },
  '/reset-password/:token': {
    file: 'account/password/reset-password.page.tsx',
    // The page is the same for each; the secret is left to the browser.
    id: { otherwise: 'link' },
  },
  '/logout': { file: 'account/sign-in/logout.page.tsx' },
  '/account/:action': {
    file: 'account/account.page.tsx',
    frame: 'account/account.frame.tsx',
    for: 'members',
    values: ['details', 'address', 'orders', 'designs'],
  },
  '/user/:action': {
    file: 'account/account.page.tsx',
    frame: 'account/account.frame.tsx',
    for: 'members',
    values: ['profile', 'address', 'orders', 'designs', 'return', 'privacy'],
  },
  '/admin': { file: 'admin/catalog/catalog.page.tsx', for: 'staff' },
  '/admin/product-details/:id': {
    file: 'admin/product/product.page.tsx',
    for: 'staff',
    id: { otherwise: 'product' },
  },
  '/admin/product-add-update': {
    file: 'admin/product-form/product-form.page.tsx',
    for: 'staff',
  },
  '/admin/product-studio/:id': {
    file: 'admin/product-studio/product-studio.page.tsx',
    for: 'staff',
    id: { otherwise: 'product' },
  },
  '/admin/orders': { file: 'admin/orders/orders.page.tsx', for: 'staff' },
  '/admin/packing': { file: 'admin/packing/packing.page.tsx', for: 'staff' },
  '/admin/print': { file: 'admin/print/print-queue.page.tsx', for: 'staff' },
  '/admin/bench': { file: 'admin/bench/bench.page.tsx', for: 'staff' },
  '/admin/pick-list': { file: 'admin/pick-list/pick-list.page.tsx', for: 'staff' },
  '/admin/returns': { file: 'admin/returns/returns-queue.page.tsx', for: 'staff' },
  '/admin/today': { file: 'admin/today/today.page.tsx', for: 'staff' },
  '/admin/numbers': { file: 'admin/numbers/numbers.page.tsx', for: 'staff' },
  '/admin/banners': { file: 'admin/banners/banners.page.tsx', for: 'staff' },
  '/admin/messages': { file: 'admin/messages/messages.page.tsx', for: 'staff' },
  '/admin/people': { file: 'admin/people/people.page.tsx', for: 'staff' },
  '/admin/tax': { file: 'admin/tax/tax.page.tsx', for: 'staff' },
  '/admin/texts': { file: 'admin/texts/texts.page.tsx', for: 'staff' },
  '/admin/settings': { file: 'admin/settings/settings.page.tsx', for: 'staff' },
  '/admin/audit-log': { file: 'admin/staff-log/staff-log.page.tsx', for: 'staff' },
  '/admin/security': { file: 'admin/security/security.page.tsx', for: 'staff' },
  '/admin/exchange': { file: 'admin/import-export/import-export.page.tsx', for: 'staff' },
  '/admin/form-builder': { file: 'admin/form-builder/form-builder.page.tsx', for: 'staff' },
  '/styleguide': { file: 'styleguide/styleguide.page.tsx', for: 'staff' },
  '/about': { file: 'pages/about.md', listed: true },
  '/contact': { file: 'contact/contact.page.tsx', listed: true },
  '/shipping-info': { file: 'pages/shipping-info.md', listed: true },
  '/how-to-order': { file: 'pages/how-to-order.md', listed: true },
  '/how-to-track': { file: 'pages/how-to-track.md', listed: true },
  '/return-policy': { file: 'pages/return-policy.md', listed: true },
  '/privacy-policy': { file: 'pages/privacy-policy.md', listed: true },
  '/data-notice': { file: 'pages/data-notice.md', listed: true },
  '/disclaimer': { file: 'pages/disclaimer.md', listed: true },
} as const satisfies Record<`/${string}`, Page>

type Table = typeof table
type Filled<Pattern> = Pattern extends `${infer Start}/:${string}`
  ? `${Start}/${Pattern extends keyof Table ? (Table[Pattern] extends { values: readonly (infer Value extends string)[] } ? Value : string) : string}`
  : Pattern

/** The path of a page. */
export type PagePath = Filled<keyof Table>
/** Where a link within the shop may lead; what leads nowhere does not compile. */
export type Href = PagePath | `${PagePath}${'?' | '#'}${string}`

/** The pattern of a page of the staff. */
export type StaffPattern = {
  [Pattern in keyof Table]: Table[Pattern] extends { for: 'staff' } ? Pattern : never
}[keyof Table]

/** For an address that is put together: the same address, known to lead somewhere. */
export const href = (to: Href): Href => to

/** Every page with its pattern. */
export const pages: readonly (Page & { pattern: string })[] = Object.entries(table).map(
  ([pattern, page]) => ({ pattern, ...page }),
)

const staffPaths = pages.filter((page) => page.for === 'staff').map(({ pattern }) => pattern)

/** The pages of the shop's staff, and all below them: nothing from elsewhere runs there. */
export function isStaffPage(path: string): boolean {
  return staffPaths.some((staff) => path === staff || path.startsWith(`${staff}/`))
}

const linkStarts = pages
  .filter((page) => page.byLink)
  .map(({ pattern }) => pattern.slice(0, pattern.indexOf(':')))

/** The pages that only who has their link opens. */
export const isByLink = (path: string): boolean =>
  linkStarts.some((start) => path.startsWith(start))

const byPath = new Map(pages.map((page) => [page.pattern, page]))

/**
 * The one address of a page, under which its bytes are kept: what a link adds for its own ends
 * (a campaign's mark, another order of the keys) falls away. Null for what is not on the site map.
 */
export function pageAddress(url: URL): string | null {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname
  const page = byPath.get(path)
  if (page) return path + (page.query?.(url.searchParams) ?? '')
  const [, start = '', name = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? []
  const named = pages.find(({ pattern }) => pattern.startsWith(`${start}/:`))
  if (!named) return null
  const { values, id } = named
  const isKnown = values ? values.includes(name) : id?.looksLike?.test(name)
  return `${start}/${isKnown ? name : (values?.[0] ?? id?.otherwise ?? name)}`
}
