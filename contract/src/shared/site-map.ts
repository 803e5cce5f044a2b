import { staticPages } from '#backoffice/cms-pages/static-pages.ts'
import { listingHref } from '#catalog/listing-address.ts'
import { readListing } from '#catalog/read-listing.ts'

type Page = {
  /** The file of the page in `web/app`. */
  file: string
  /** The layout file around it, which stays when moving to the next such page. */
  frame?: string
  /** The permitted visitors, if not everybody; others are redirected. */
  for?: 'visitors' | 'members' | 'staff'
  /** Whether it is in the site map for search engines. */
  listed?: true
  /** Whether a device that opened it can show it offline; only for pages without personal data. */
  kept?: true
  /** Opened by a link that its owner can revoke at any moment: neither indexed nor cached. */
  byLink?: true
  /** The permitted values of the path parameter; the first replaces all others. */
  values?: readonly [string, ...string[]]
  /** The same for an id in the path: its pattern, and the value that replaces all others. */
  id?: { looksLike?: RegExp; otherwise: string }
  /**
   * The query parameters that this page reads, in their canonical order; all others are dropped.
   */
  query?: (params: URLSearchParams) => string
}

/** The page number of a list, unless it is the first. */
function pageQuery(params: URLSearchParams): string {
  const page = Math.trunc(Number(params.get('page')))
  return page > 1 ? `?page=${page}` : ''
}

/** The pages of text, each of which is its Markdown. */
const forReading = Object.fromEntries(
  staticPages.map((name) => [`/${name}`, { file: `pages/${name}.md`, listed: true, kept: true }]),
) as {
  [Name in (typeof staticPages)[number] as `/${Name}`]: { file: string; listed: true; kept: true }
}

/**
 * All pages of the shop. The routes, guards, cache keys, robots.txt, sitemap.xml and the type of
 * every link derive from it. The browser gets none of it: `web/app` imports types from here, and
 * values only where routes are declared.
 */
const table = {
  '/': { file: 'catalog/products/home/home.page.tsx', listed: true, kept: true },
  '/product-filter': {
    file: 'catalog/products/listing/listing.page.tsx',
    listed: true,
    kept: true,
    query: (params) => new URL(listingHref(readListing(params)), 'http://page').search,
  },
  '/collections/:slug': {
    file: 'catalog/products/collection/collection.page.tsx',
    kept: true,
    id: { looksLike: /^[a-z0-9-]{1,60}$/, otherwise: '-' },
    query: (params) => pageQuery(params),
  },
  '/product-detail/:id': {
    file: 'catalog/products/product/product.page.tsx',
    kept: true,
    // All impossible product ids share one page: the product does not exist.
    id: { looksLike: /^[\w-]{1,64}$/, otherwise: 'unknown' },
  },
  '/studio/:productId': {
    file: 'catalog/products/stage/stage.page.tsx',
    id: { looksLike: /^[\w-]{1,64}$/, otherwise: 'unknown' },
  },
  '/shared/:token': {
    file: 'catalog/products/shared/shared.page.tsx',
    byLink: true,
    id: { looksLike: /^[\w-]{32}$/, otherwise: 'unknown' },
  },
  '/cod/:token': {
    file: 'orders/checkout/pay-now/cash-link.page.tsx',
    byLink: true,
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/quote/:token': {
    file: 'orders/checkout/quote/quote.page.tsx',
    byLink: true,
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/reminder/:token': {
    file: 'accounts/account/dates/reminder-link.page.tsx',
    byLink: true,
    // The page is the same for each; the secret is left to the browser.
    id: { otherwise: 'link' },
  },
  '/collect/:token': {
    file: 'studio/name-lists/collect.page.tsx',
    byLink: true,
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/refund/:token': {
    file: 'orders/order/refund/refund.page.tsx',
    byLink: true,
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/ticket/:token': {
    file: 'accounts/contact/ticket/ticket.page.tsx',
    byLink: true,
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/name-lists/:id': {
    file: 'studio/name-lists/name-list.page.tsx',
    for: 'members',
    // The page is the same for each; the browser fetches the list.
    id: { otherwise: 'list' },
  },
  '/signup': { file: 'accounts/account/sign-up/signup.page.tsx', for: 'visitors' },
  '/signin': { file: 'accounts/account/sign-in/signin.page.tsx', for: 'visitors' },
  '/cart': { file: 'orders/cart/cart.page.tsx' },
  '/wish-list': { file: 'catalog/products/wish-list/wish-list.page.tsx' },
  '/checkout': { file: 'orders/checkout/checkout.page.tsx', for: 'members' },
  '/pay/:id': {
    file: 'orders/checkout/pay-now/pay-now.page.tsx',
    for: 'members',
    // The page is the same for each; the browser fetches the order.
    id: { otherwise: 'order' },
  },
  '/payment-trial': {
    file: 'orders/checkout/payment-trial/payment-trial.page.tsx',
    for: 'members',
  },
  '/order-success': { file: 'orders/checkout/order-success.page.tsx', for: 'members' },
  '/forgot-password': {
    file: 'accounts/account/password/forgot-password.page.tsx',
    for: 'visitors',
  },
  '/reset-password/:token': {
    file: 'accounts/account/password/reset-password.page.tsx',
    // The page is the same for each; only the browser reads the secret.
    id: { otherwise: 'link' },
  },
  '/logout': { file: 'accounts/account/sign-in/logout.page.tsx' },
  '/account/:action': {
    file: 'accounts/account/account.page.tsx',
    frame: 'accounts/account/account.frame.tsx',
    for: 'members',
    values: ['details', 'address', 'orders', 'designs', 'lists', 'dates'],
  },
  '/user/:action': {
    file: 'accounts/account/account.page.tsx',
    frame: 'accounts/account/account.frame.tsx',
    for: 'members',
    values: ['profile', 'address', 'orders', 'designs', 'lists', 'dates', 'return', 'privacy'],
  },
  '/admin': { file: 'admin/catalog/products/catalog.page.tsx', for: 'staff' },
  '/admin/product-details/:id': {
    file: 'admin/catalog/product/product.page.tsx',
    for: 'staff',
    id: { otherwise: 'product' },
  },
  '/admin/product-add-update': {
    file: 'admin/catalog/product-form/product-form.page.tsx',
    for: 'staff',
  },
  '/admin/quick-product': {
    file: 'admin/catalog/quick-product/quick-product.page.tsx',
    for: 'staff',
  },
  '/admin/product-defaults': {
    file: 'admin/catalog/product-defaults/product-defaults.page.tsx',
    for: 'staff',
  },
  '/admin/templates': { file: 'admin/catalog/templates/templates.page.tsx', for: 'staff' },
  '/admin/blanks': { file: 'admin/catalog/blanks/blanks.page.tsx', for: 'staff' },
  '/admin/blank-count': { file: 'admin/catalog/blank-count/blank-count.page.tsx', for: 'staff' },
  '/admin/product-studio/:id': {
    file: 'admin/catalog/product-studio/product-studio.page.tsx',
    for: 'staff',
    id: { otherwise: 'product' },
  },
  '/admin/orders': { file: 'admin/orders/orders.page.tsx', for: 'staff' },
  '/admin/customers': { file: 'admin/orders/customers/customers.page.tsx', for: 'staff' },
  '/admin/customers/:id': {
    file: 'admin/orders/customers/customer.page.tsx',
    for: 'staff',
    id: { otherwise: 'customer' },
  },
  '/admin/drafts': { file: 'admin/orders/drafts/drafts.page.tsx', for: 'staff' },
  '/admin/drafts/:id': {
    file: 'admin/orders/drafts/draft.page.tsx',
    for: 'staff',
    id: { otherwise: 'draft' },
  },
  '/admin/packing': { file: 'admin/production/packing/packing.page.tsx', for: 'staff' },
  '/admin/print': { file: 'admin/production/print-queue/print-queue.page.tsx', for: 'staff' },
  '/admin/bench': { file: 'admin/production/workbench/workbench.page.tsx', for: 'staff' },
  '/admin/pick-list': { file: 'admin/production/pick-list/pick-list.page.tsx', for: 'staff' },
  '/admin/reviews': { file: 'admin/content/reviews/reviews.page.tsx', for: 'staff' },
  '/admin/returns': { file: 'admin/returns/returns-queue.page.tsx', for: 'staff' },
  '/admin/today': { file: 'admin/dashboard/dashboard.page.tsx', for: 'staff' },
  '/admin/numbers': { file: 'admin/money/reports/reports.page.tsx', for: 'staff' },
  '/admin/invoices': { file: 'admin/money/invoices/invoices.page.tsx', for: 'staff' },
  '/admin/money': { file: 'admin/money/money/money.page.tsx', for: 'staff' },
  '/admin/banners': { file: 'admin/content/banners/banners.page.tsx', for: 'staff' },
  '/admin/offers': { file: 'admin/content/offers/offers.page.tsx', for: 'staff' },
  '/admin/festivals': { file: 'admin/content/festivals/festivals.page.tsx', for: 'staff' },
  '/admin/collections': { file: 'admin/content/collections/collections.page.tsx', for: 'staff' },
  '/admin/old-addresses': {
    file: 'admin/content/old-addresses/old-addresses.page.tsx',
    for: 'staff',
  },
  '/admin/messages': { file: 'admin/content/messages/messages.page.tsx', for: 'staff' },
  '/admin/people': { file: 'admin/settings/staff/staff.page.tsx', for: 'staff' },
  '/admin/tax': { file: 'admin/money/tax/tax.page.tsx', for: 'staff' },
  '/admin/texts': { file: 'admin/content/cms-pages/cms-pages.page.tsx', for: 'staff' },
  '/admin/settings': { file: 'admin/settings/settings/settings.page.tsx', for: 'staff' },
  '/admin/audit-log': { file: 'admin/settings/staff-log/staff-log.page.tsx', for: 'staff' },
  '/admin/security': { file: 'admin/settings/security/security.page.tsx', for: 'staff' },
  '/admin/moving-in': { file: 'admin/catalog/moving-in/moving-in.page.tsx', for: 'staff' },
  '/admin/exchange': { file: 'admin/catalog/import-export/import-export.page.tsx', for: 'staff' },
  '/admin/form-builder': { file: 'admin/catalog/form-builder/form-builder.page.tsx', for: 'staff' },
  '/styleguide': { file: 'layout/styleguide/styleguide.page.tsx', for: 'staff' },
  '/contact': { file: 'accounts/contact/contact.page.tsx', listed: true, kept: true },
  ...forReading,
} as const satisfies Record<`/${string}`, Page>

type Table = typeof table
type Filled<Pattern> = Pattern extends `${infer Start}/:${string}`
  ? `${Start}/${Pattern extends keyof Table ? (Table[Pattern] extends { values: readonly (infer Value extends string)[] } ? Value : string) : string}`
  : Pattern

/** The path of a page. */
type PagePath = Filled<keyof Table>
/** The valid targets of links within the shop; a link to an unknown page does not compile. */
export type Href = PagePath | `${PagePath}${'?' | '#'}${string}`

/** The path pattern of a staff page. */
export type StaffPattern = {
  [Pattern in keyof Table]: Table[Pattern] extends { for: 'staff' } ? Pattern : never
}[keyof Table]

/** Casts a computed address to a valid link. */
export const href = (to: Href): Href => to

/** Every page with its pattern. */
export const pages: readonly (Page & { pattern: string })[] = Object.entries(table).map(
  ([pattern, page]) => ({ pattern, ...page }),
)

/** The paths of the pages that a device stores, as the source of a regular expression. */
export const keptPaths = `^(?:${pages
  .filter((page) => page.kept)
  .map(({ pattern }) => pattern.replaceAll(/:\w+/g, '[\\w-]+'))
  .join('|')})$`

const linkStarts = pages
  .filter((page) => page.byLink)
  .map(({ pattern }) => pattern.slice(0, pattern.indexOf(':')))

const withPayWindow = ['/checkout', '/payment-trial', '/pay/', '/cod/', '/quote/']

/** The pages that open the window of a payment provider. */
export const opensPayWindow = (path: string): boolean =>
  withPayWindow.some((start) => path === start || (start.endsWith('/') && path.startsWith(start)))

/** The pages that only people with their link open. */
export const isByLink = (path: string): boolean =>
  linkStarts.some((start) => path.startsWith(start))

const byPath = new Map(pages.map((page) => [page.pattern, page]))

/**
 * The canonical address of a page, which is its cache key. Unknown parameters (such as those of a
 * campaign) are dropped, and keys are sorted. Null for a path that is not in the site map.
 */
export function pageAddress(url: URL): string | null {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname
  const page = byPath.get(path)
  if (page) return path + (page.query?.(url.searchParams) ?? '')
  const [, start = '', name = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? []
  const named = pages.find(({ pattern }) => pattern.startsWith(`${start}/:`))
  if (!named) return null
  const { values, id, query } = named
  const isKnown = values ? values.includes(name) : id?.looksLike?.test(name)
  const shown = isKnown ? name : (values?.[0] ?? id?.otherwise ?? name)
  return `${start}/${shown}${query?.(url.searchParams) ?? ''}`
}
