import type { Banner } from '@tohfa/contract/banners'
import { productsPerPage, type ProductType } from '@tohfa/contract/product-types'
import type { FilterCounts, Product, ProductFilters } from '@tohfa/contract/products'
import { listingFilters, listingHref, type Listing } from './listing-address.ts'
import { summarize, type ProductSummary } from './product-card.ts'
import { createThunk } from '../thunks.ts'

/** The sections of the home page in their order (spec section 2, "Home"). */
const homeSections = ['best', 'new', 'pillow', 'mousepad', 'coffee-mug'] as const
export type HomeSection = (typeof homeSections)[number]

const sectionFilters: Record<Exclude<HomeSection, 'best'>, Partial<ProductFilters>> = {
  new: { sort: 'newest' },
  pillow: { categories: ['key-chain', 'pillow'] },
  mousepad: { categories: ['mousepad'] },
  'coffee-mug': { categories: ['coffee-mug'] },
}

export const fetchSection = createThunk<ProductSummary[], HomeSection>(
  'products/section',
  async (section, { extra, signal }) => {
    if (section === 'best') return (await extra.catalog.bestProducts(signal)).map(summarize)
    const filters = { page: 1, limit: productsPerPage, ...sectionFilters[section] }
    return (await extra.catalog.list(filters, signal)).products.map(summarize)
  },
)

/** The kinds of the home page's strip (spec section 2: eight tiles). */
export const stripTypes: readonly ProductType[] = [
  't-shirts',
  'pillow',
  'coffee-mug',
  'caps',
  'key-chain',
  'mousepad',
  'bracelet',
  'photoframe',
]
export type CategoryTile = { slug: ProductType; image: string | null }

/** A tile shows the best rated product of its kind: nearly always all are among the sixty best. */
export const fetchCategories = createThunk<CategoryTile[]>(
  'products/categories',
  async (_, { extra, signal }) => {
    const best = (filters: Partial<ProductFilters>) =>
      extra.catalog.list({ sort: 'rating-desc', page: 1, ...filters }, signal)
    const { products: known } = await best({ limit: 60 })
    return Promise.all(
      stripTypes.map(async (slug) => {
        const shown =
          known.find(({ productType }) => productType === slug) ??
          (await best({ categories: [slug], limit: 1 })).products[0]
        return { slug, image: shown ? summarize(shown).image : null }
      }),
    )
  },
)

export type Banners = { wide: Banner[]; narrow: Banner[]; bottom: Banner[] }

export const fetchBanners = createThunk<Banners>(
  'products/banners',
  async (_, { extra, signal }) => {
    const [wide, narrow, bottom] = await Promise.all([
      extra.catalog.banners('desktop', 'homepage-top', signal),
      extra.catalog.banners('mobile', 'homepage-top', signal),
      extra.catalog.banners(null, 'homepage-bottom', signal),
    ])
    return { wide, narrow, bottom }
  },
)

export type ListingAnswer = { address: string; list: ProductSummary[]; totalItems: number }

export const fetchListing = createThunk<ListingAnswer, Listing>(
  'products/listing',
  async (listing, { extra, signal }) => {
    const { products, totalCount } = await extra.catalog.list(listingFilters(listing), signal)
    return {
      address: listingHref(listing),
      list: products.map(summarize),
      totalItems: totalCount,
    }
  },
)

/** How many products each value of a filter leaves; the listing is seen without it, too. */
export const fetchFilterCounts = createThunk<FilterCounts, Listing>(
  'products/counts',
  (listing, { extra, signal }) => extra.catalog.filterCounts(listingFilters(listing), signal),
)

export const fetchProduct = createThunk<Product | null, string>(
  'products/product',
  (id, { extra, signal }) => extra.catalog.product(id, signal),
)
