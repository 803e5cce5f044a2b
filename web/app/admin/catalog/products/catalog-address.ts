import { emptyListing, listingHref, type Listing } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import { visibilities, type ShownToStaff } from '@tohfa/contract/catalog/visibility'

/** The catalogue's own parameters in the address, besides those of the listing. */
export type CatalogView = { shown: ShownToStaff; as: 'cards' | 'stock' }

export function readView(params: URLSearchParams): CatalogView {
  const visibility = params.get('visibility')
  return {
    shown: visibilities.find((one) => one === visibility) ?? 'all',
    as: params.get('view') === 'stock' ? 'stock' : 'cards',
  }
}

/** The address of a listing in the catalogue, without default values. */
export function catalogHref({ shown, as }: CatalogView, listing: Listing = emptyListing): Href {
  const to = listingHref(listing, '/admin')
  const own = new URLSearchParams({
    ...(shown !== 'all' && { visibility: shown }),
    ...(as === 'stock' && { view: 'stock' }),
  }).toString()
  if (!own) return to
  return `/admin?${own}${to.includes('?') ? `&${to.slice(to.indexOf('?') + 1)}` : ''}`
}
