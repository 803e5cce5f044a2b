import { cut } from '#shared/cut.ts'
import type { Listing } from './listing-address.ts'
import {
  isCountryCode,
  priceSteps,
  productsPerPage,
  productSorts,
  ratingSteps,
  sizes,
} from './listing-choices.ts'
import {
  isProductType,
  productTypeLabels,
  productTypeSlugs,
  type ProductType,
} from './product-type-labels.ts'
import type { ProductFilters } from './products.ts'

/** Parses a listing's address; unknown parts are dropped silently (docs/product.md 4.7). */
export function readListing(params: URLSearchParams): Listing {
  const ratings = words(params, 'rating').map((word) => Number.parseInt(word, 10))
  const price = Number(params.get('price'))
  const sort = params.get('sort')
  const page = Number(params.get('page'))
  const wantedSizes = words(params, 'size').map((word) => word.toUpperCase())
  const wantedOrigins = words(params, 'origin').map((word) => word.toUpperCase())
  const wantedTypes = words(params, 'categorie').map(typeOf)
  return {
    search: cut((params.get('search') ?? '').replaceAll(/[\s\0]+/g, ' ').trim(), 100).trim(),
    categories: productTypeSlugs.filter((slug) => wantedTypes.includes(slug)),
    rating: ratingSteps.findLast((step) => ratings.includes(step)) ?? null,
    price: priceSteps.find((step) => step === price) ?? null,
    sizes: sizes.filter((size) => wantedSizes.includes(size.toUpperCase())),
    origins: [...new Set(wantedOrigins)].filter(isCountryCode),
    sort: productSorts.find((known) => known === sort) ?? null,
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  }
}

/** The same listing as a query of the catalogue. */
export function listingFilters(listing: Listing): ProductFilters {
  return {
    page: listing.page,
    limit: productsPerPage,
    ...(listing.search && { search: listing.search }),
    ...(listing.categories.length > 0 && { categories: listing.categories }),
    ...(listing.rating && { ratingGreater: listing.rating }),
    ...(listing.price && { price: listing.price }),
    ...(listing.sizes.length > 0 && { size: listing.sizes }),
    ...(listing.origins.length > 0 && { origin: listing.origins }),
    ...(listing.sort && { sort: listing.sort }),
  }
}

/** The number of active filters; search and sort order do not count. */
export function activeFilterCount(listing: Listing): number {
  return (
    listing.categories.length +
    listing.sizes.length +
    listing.origins.length +
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

/** People and older links also use the short names of the category strip. */
const shortNames: Record<string, ProductType> = { pillow: 'pillow', cap: 'caps', mug: 'coffee-mug' }

function typeOf(word: string): ProductType | undefined {
  const name = word.toLowerCase()
  if (isProductType(name)) return name
  return (
    productTypeSlugs.find((slug) => productTypeLabels[slug].toLowerCase() === name) ??
    shortNames[name]
  )
}
