import {
  isProductType,
  priceSteps,
  productsPerPage,
  productSorts,
  productTypes,
  productTypeSlugs,
  ratingSteps,
  sizes,
  type ProductSort,
  type ProductType,
  type Size,
} from './product-types.ts'
import { cut } from './cut.ts'
import type { ProductFilters } from './products.ts'

/** The pages that show a listing: the shop's and the admin's. */
export type ListingPath = '/product-filter' | '/admin'

/** What a listing's address says, in the words of the filters. */
export type Listing = {
  search: string
  categories: ProductType[]
  /** One of the steps: this rating and above. */
  rating: number | null
  /** One of the steps: under so many rupees. */
  price: number | null
  sizes: Size[]
  sort: ProductSort | null
  page: number
}

export const emptyListing: Listing = {
  search: '',
  categories: [],
  rating: null,
  price: null,
  sizes: [],
  sort: null,
  page: 1,
}

/** Sizes that the filter offers (docs/product.md 4.8), in the order in which people expect them. */
export const sizeSteps = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** The label of a rating step as it stands in the address and on the filter. */
export function ratingLabel(rating: number): string {
  return `${rating} and above`
}

/** Reads a listing's address; what it does not know it drops quietly (docs/product.md 4.7). */
export function readListing(params: URLSearchParams): Listing {
  const ratings = words(params, 'rating').map((word) => Number.parseInt(word, 10))
  const price = Number(params.get('price'))
  const sort = params.get('sort')
  const page = Number(params.get('page'))
  const wantedSizes = words(params, 'size').map((word) => word.toUpperCase())
  const wantedTypes = words(params, 'categorie').map(typeOf)
  return {
    search: cut((params.get('search') ?? '').replaceAll(/[\s\0]+/g, ' ').trim(), 100).trim(),
    categories: productTypeSlugs.filter((slug) => wantedTypes.includes(slug)),
    rating: ratingSteps.findLast((step) => ratings.includes(step)) ?? null,
    price: priceSteps.find((step) => step === price) ?? null,
    sizes: sizes.filter((size) => wantedSizes.includes(size.toUpperCase())),
    sort: productSorts.find((known) => known === sort) ?? null,
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  }
}

/**
 * The address of a listing, in the shop unless another page shows it; what is as usual is left out,
 * so that each listing has one address.
 */
export function listingHref(
  listing: Partial<Listing>,
  path: ListingPath = '/product-filter',
): ListingPath | `${ListingPath}?${string}` {
  const { search, categories, rating, price, sizes, sort, page } = { ...emptyListing, ...listing }
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (categories.length > 0)
    params.set('categorie', categories.map((slug) => productTypes[slug].label).join(','))
  if (rating) params.set('rating', ratingLabel(rating))
  if (price) params.set('price', String(price))
  if (sizes.length > 0) params.set('size', sizes.map((size) => size.toLowerCase()).join(','))
  if (sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = params.toString().replaceAll('%2C', ',').replaceAll('+', '%20')
  return query ? `${path}?${query}` : path
}

/** The same listing as the catalogue is asked for it. */
export function listingFilters(listing: Listing): ProductFilters {
  return {
    page: listing.page,
    limit: productsPerPage,
    ...(listing.search && { search: listing.search }),
    ...(listing.categories.length > 0 && { categories: listing.categories }),
    ...(listing.rating && { ratingGreater: listing.rating }),
    ...(listing.price && { price: listing.price }),
    ...(listing.sizes.length > 0 && { size: listing.sizes }),
    ...(listing.sort && { sort: listing.sort }),
  }
}

/** How many filters are on; search and sort are not filters. */
export function activeFilterCount(listing: Listing): number {
  return (
    listing.categories.length +
    listing.sizes.length +
    (listing.rating ? 1 : 0) +
    (listing.price ? 1 : 0)
  )
}

function words(params: URLSearchParams, key: string): string[] {
  return params
    .getAll(key)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, 20)
}

/** People and older links also write the short names of the category strip. */
const shortNames: Record<string, ProductType> = { pillow: 'pillow', cap: 'caps', mug: 'coffee-mug' }

function typeOf(word: string): ProductType | undefined {
  const name = word.toLowerCase()
  if (isProductType(name)) return name
  return (
    productTypeSlugs.find((slug) => productTypes[slug].label.toLowerCase() === name) ??
    shortNames[name]
  )
}
