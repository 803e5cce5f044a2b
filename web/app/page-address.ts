import { listingHref, readListing } from './catalog/listing-address.ts'

/** Pages whose address is their path alone. */
const plainPaths = new Set([
  '/',
  '/signup',
  '/signin',
  '/forgot-password',
  '/logout',
  '/cart',
  '/checkout',
  '/order-success',
  '/account/details',
  '/account/address',
  '/account/orders',
  '/user/profile',
  '/user/address',
  '/user/orders',
  '/user/return',
  '/user/privacy',
  '/admin',
  '/admin/product-add-update',
  '/admin/orders',
  '/admin/packing',
  '/admin/overview',
  '/admin/banners',
  '/admin/messages',
  '/admin/audit-log',
  '/admin/security',
  '/admin/exchange',
  '/admin/form-builder',
  '/styleguide',
  '/contact',
  '/about',
  '/disclaimer',
  '/shipping-info',
  '/how-to-order',
  '/how-to-track',
  '/privacy-policy',
  '/return-policy',
])
/** Pages that say the same at every such address: a secret or a mistyped word is left to the browser. */
const alike: readonly [path: RegExp, address: string][] = [
  [/^\/reset-password\/[^/]+$/, '/reset-password/link'],
  [/^\/account\/[^/]+$/, '/account/details'],
  [/^\/user\/[^/]+$/, '/user/profile'],
  [/^\/admin\/product-details\/[^/]+$/, '/admin/product-details/product'],
]
const productPath = /^\/product-detail\/[^/]+$/
const knownProductPath = /^\/product-detail\/[\w-]{1,64}$/

/**
 * The one address of a page, under which its bytes are kept: what a link adds for its own ends
 * (a campaign's mark, another order of the keys) falls away. Null for what is not on the site map.
 */
export function pageAddress(url: URL): string | null {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname
  if (plainPaths.has(path) || knownProductPath.test(path)) return path
  // What can be no product's id has one page for all of its kind: it is gone.
  if (productPath.test(path)) return '/product-detail/unknown'
  if (path === '/product-filter') return listingHref(readListing(url.searchParams))
  return alike.find(([paths]) => paths.test(path))?.[1] ?? null
}
