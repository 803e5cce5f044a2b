// chunk: cards
import type { ProductSort, Size } from './listing-choices.ts'
import { productTypeLabels, type ProductType } from './product-type-labels.ts'

/** The pages that show a listing: the shop's and the staff's. */
type ListingPath = '/product-filter' | '/admin'

/** The parameters of a listing's address, by the names of the filters. */
export type Listing = {
  search: string
  categories: ProductType[]
  /** One of the steps: this rating and above. */
  rating: number | null
  /** One of the steps: below this many rupees. */
  price: number | null
  sizes: Size[]
  /** Country codes. */
  origins: string[]
  sort: ProductSort | null
  page: number
}

export const emptyListing: Listing = {
  search: '',
  categories: [],
  rating: null,
  price: null,
  sizes: [],
  origins: [],
  sort: null,
  page: 1,
}

/** The label of a rating step in the address and on the filter. */
export function ratingLabel(rating: number): string {
  return `${rating} and above`
}

/**
 * The address of a listing, in the shop unless another page shows it. Defaults are omitted, so that
 * each listing has one address.
 */
export function listingHref(
  listing: Partial<Listing>,
  path: ListingPath = '/product-filter',
): ListingPath | `${ListingPath}?${string}` {
  const { search, categories, rating, price, sizes, origins, sort, page } = {
    ...emptyListing,
    ...listing,
  }
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (categories.length > 0)
    params.set('categorie', categories.map((slug) => productTypeLabels[slug]).join(','))
  if (rating) params.set('rating', ratingLabel(rating))
  if (price) params.set('price', String(price))
  if (sizes.length > 0) params.set('size', sizes.map((size) => size.toLowerCase()).join(','))
  if (origins.length > 0) params.set('origin', origins.join(','))
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = params.toString().replaceAll('%2C', ',').replaceAll('+', '%20')
  return query ? `${path}?${query}` : path
}
