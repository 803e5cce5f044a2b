import {
  type FilterCounts,
  type MoreOfKind,
  type Product,
  type ProductFilters,
  productsPerPage,
  type Suggestion,
} from '@tohfa/contract/catalog/products'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { PageChange } from '#platform/database/changes.ts'
import type { Database } from '#platform/database/connect.ts'
import { type ParsedSearch, parseSearch, priceOf } from './search/parse-words.ts'
import {
  findBestProducts,
  findProduct,
  findProducts,
  listAddresses,
  listIds,
  listProducts,
  mainPictures,
  mostRanked,
} from './catalog.queries.ts'
import { besidesSteps, filterCountsOf, isBetweenSteps, totalOf } from './filters/filter-counts.ts'
import { CountsCache } from './filters/counts-cache.ts'
import { countWithPage } from './filters/total.queries.ts'
import { likeTerms } from './search/correct-words.ts'
import { asksForOthers } from './search/kinds.ts'
import { type SearchResult, runSearch } from './search/run-search.ts'
import { SearchCache } from './search/search-cache.ts'
import { searchedCollections } from './search/search.queries.ts'
import { ownVocabulary, type Vocabulary, withCollections } from './search/synonyms.ts'
import { ListedProducts } from './listed-products.ts'
import type { Listing } from './listing.ts'
import type { ProductRow } from './product-rows.queries.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { listedProductOf, productOf } from './product.shape.ts'
import { mostSuggestions, suggestionsOf } from './search/suggestions-of.ts'
import { readShopProducts } from './small-shop.queries.ts'
import { SmallShop } from './small-shop.ts'

type ProductList = { products: Product[]; totalCount: number; page: number; limit: number }

export type Catalog = {
  /**
   * A page of the products in the shop (docs/product.md 4.1), by default the newest 12, with a
   * search the most relevant. Past the end the list is empty and the total correct. Prices are in
   * rupees.
   */
  list(filters: ProductFilters): Promise<ProductList>
  /** The number of products for each value of a filter, given the choices in the other groups. */
  filterCounts(filters: ProductFilters): Promise<FilterCounts>
  /**
   * Where a search finds less than a page: up to a page more of the type that it names, or of any gift,
   * with the same filters on, the best rated first (docs/product.md 4.13). Null where there is none.
   */
  more(filters: ProductFilters): Promise<MoreOfKind | null>
  /** Where a search finds nothing: another of words like its own that finds something; else null. */
  didYouMean(search: string): Promise<string | null>
  /** Up to 8 completions of what is being typed: types, their categories and products. */
  suggestions(search: string): Promise<Suggestion[]>
  /** Those of the products that are in the shop, in the order of their ids. */
  listed(ids: readonly string[]): Promise<Product[]>
  /** A product in the shop by its id (a UUID), or null. */
  product(id: string): Promise<Product | null>
  /** Those of these products that are in the shop, in their order. */
  byIds(ids: readonly string[]): Promise<Product[]>
  /** Up to 12 with a rating of 3 and above, the best first (docs/product.md 3.11). */
  bestProducts(): Promise<Product[]>
  /** Every product in the shop, the newest first, with the time of its last change. */
  sitemap(): Promise<{ id: string; updatedAt: string }[]>
  /** The main picture of each of these products that has one, by id. */
  pictures(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The same reads for staff, including hidden products and drafts. */
  forStaff: {
    list(filters: ProductFilters, shown: ShownToStaff): Promise<ProductList>
    filterCounts(filters: ProductFilters, shown: ShownToStaff): Promise<FilterCounts>
    product(id: string): Promise<Product | null>
  }
  /** Takes note of a change; null means that anything may have changed. */
  invalidate(change: PageChange | null): void
}

/**
 * A shop with more products than `mostInMemory` lists them by statements: reading all of them after
 * each change would be slow.
 */
export function createCatalog({
  db,
  imageUrls,
  mostInMemory = 5_000,
}: {
  db: Database
  imageUrls: ImageUrls
  mostInMemory?: number
}): Catalog {
  const toListed = (row: ProductRow) => listedProductOf(row, imageUrls)

  const counts = new CountsCache(db)
  const searches = new SearchCache<SearchResult>()
  const vocabularies = new SearchCache<Vocabulary>({ most: 1 })
  const vocabularyNow = () =>
    vocabularies.get('', async () => withCollections(await searchedCollections(db)))
  const smallShops = new SearchCache<{ shop: SmallShop | undefined }>({ most: 1 })
  const smallShop = () =>
    smallShops.get('', async () => {
      const found = await readShopProducts(db, mostInMemory)
      return { shop: found && new SmallShop(found) }
    })
  const listed = new ListedProducts(async (ids) =>
    (await findProducts(db, ids, 'published')).map(toListed),
  )

  const keyOf = (parsed: ParsedSearch | null, besides: object) => JSON.stringify([parsed, besides])

  async function find(request: ProductFilters, shown: ShownToStaff): Promise<SearchResult> {
    const { search, ...filters } = request
    const vocabulary = search ? await vocabularyNow() : ownVocabulary
    const parsed = search ? parseSearch(search, vocabulary) : null
    const besides = { ...besidesSteps(filters), shown }
    return searches.get(keyOf(parsed, besides), () =>
      runSearch({ db, counts, vocabulary }, parsed, besides),
    )
  }

  /** The ids of a page; those of the first pages of a search came with its counts. */
  async function idsOf(listing: Listing, { best }: SearchResult): Promise<string[]> {
    const { page, limit } = listing
    const end = page * limit
    if (!best || end > mostRanked || !isWholeSearch(listing)) return listIds(db, listing)
    return best.slice(end - limit, end)
  }

  /** Staff also see unpublished products, always in their current state. */
  async function productsOf(listing: Listing, found: SearchResult): Promise<Product[]> {
    if (listing.shown === 'published') return listed.get(await idsOf(listing, found))
    if (!listing.searchQuery) return (await listProducts(db, listing)).map(toListed)
    return (await findProducts(db, await idsOf(listing, found), listing.shown)).map(toListed)
  }

  /** A price or rating between the steps: no page needs its counts for each filter. */
  function isTotalEnough(filters: Omit<ProductFilters, 'search'>): boolean {
    const besides = besidesSteps(filters)
    return isBetweenSteps(besides) && !searches.has(keyOf(null, { ...besides, shown: 'published' }))
  }

  async function listOf(
    { page, limit }: Pick<Listing, 'page' | 'limit'>,
    { total, ids }: { total: number; ids: string[] },
  ): Promise<ProductList> {
    return { products: await listed.get(ids), totalCount: total, page, limit }
  }

  async function list(
    { page = 1, limit = productsPerPage, ...request }: ProductFilters,
    shown: ShownToStaff,
  ): Promise<ProductList> {
    const { search, sort, ...filters } = request
    if (!search && shown === 'published') {
      const ofAll = { ...filters, page, limit, sort: sort ?? 'newest' }
      const { shop } = await smallShop()
      if (shop) return listOf(ofAll, shop.page(ofAll))
      if (isTotalEnough(filters)) {
        const listing = { ...ofAll, searchQuery: null, prices: {}, shown }
        return listOf(ofAll, await countWithPage(db, listing))
      }
    }
    const found = await find(request, shown)
    const totalCount = totalOf(found.buckets, filters)
    if ((page - 1) * limit >= totalCount) return { products: [], totalCount, page, limit }
    const listing = listingOf({ ...request, page, limit }, found, shown)
    return { products: await productsOf(listing, found), totalCount, page, limit }
  }

  async function more({
    page: _page,
    limit: _limit,
    ...request
  }: ProductFilters): Promise<MoreOfKind | null> {
    const found = await find(request, 'published')
    const { search: _search, sort: _sort, ...filters } = request
    const { kind, prices } = found
    if (!kind || totalOf(found.buckets, filters) >= productsPerPage) return null
    const types = filters.categories
    if (kind !== 'gifts' && types?.includes(kind) === false) return null
    const listing: Listing = {
      ...filters,
      ...(kind !== 'gifts' && { categories: [kind] }),
      page: 1,
      // All that was found may be among them.
      limit: 2 * productsPerPage,
      sort: 'rating-desc',
      searchQuery: null,
      prices,
      shown: 'published',
    }
    const best = (await listProducts(db, listing)).map(toListed)
    const first = { ...request, page: 1, limit: productsPerPage }
    const known = new Set(await idsOf(listingOf(first, found, 'published'), found))
    const products = best.filter(({ id }) => !known.has(id)).slice(0, productsPerPage)
    return products.length > 0 ? { kind, products } : null
  }

  async function didYouMean(search: string): Promise<string | null> {
    const { terms } = parseSearch(search, await vocabularyNow())
    // What is none of the types has no like among them.
    if (terms.length === 0 || asksForOthers(terms)) return null
    const hasFound = async (words: string) =>
      (await find({ search: words }, 'published')).buckets.length > 0
    if (await hasFound(search)) return null
    const other = await likeTerms(db, terms, 'published')
    return other !== null && (await hasFound(other)) ? other : null
  }

  async function filterCounts(filters: ProductFilters, shown: ShownToStaff): Promise<FilterCounts> {
    const { buckets } = await find(filters, shown)
    const { bounds = {}, rest } = priceOf(filters.search ?? '')
    const hasBounds = Object.keys(bounds).length > 0
    return {
      ...filterCountsOf(buckets, filters),
      ...(hasBounds && { searchedPrice: { ...bounds, rest } }),
    }
  }

  async function product(id: string, shown: ShownToStaff): Promise<Product | null> {
    const row = await findProduct(db, id, shown)
    return row ? productOf(row, imageUrls) : null
  }

  return {
    list: (filters) => list(filters, 'published'),
    filterCounts: (filters) => filterCounts(filters, 'published'),
    more,
    didYouMean,
    async suggestions(search) {
      const { terms } = await find({ search }, 'published')
      if (terms.length === 0) return []
      const { products } = await list({ search, limit: mostSuggestions }, 'published')
      const others = products.length < mostSuggestions ? await more({ search }) : null
      return suggestionsOf(terms, products, others)
    },
    listed: (ids) => listed.get(ids),
    product: (id) => product(id, 'published'),
    forStaff: { list, filterCounts, product: (id) => product(id, 'all') },
    byIds: (ids) => listed.get(ids),
    async bestProducts() {
      return (await findBestProducts(db)).map(toListed)
    },
    async sitemap() {
      const rows = await listAddresses(db)
      return rows.map(({ id, updated_at }) => ({
        id,
        updatedAt: new Date(updated_at).toISOString(),
      }))
    },
    async pictures(ids) {
      const rows = await mainPictures(db, ids)
      return new Map(rows.map(({ id, key }) => [id, imageUrls.product(key)]))
    },
    invalidate(change) {
      listed.apply(change)
      if (change?.kind === 'stock') return
      searches.clear()
      vocabularies.clear()
      smallShops.clear()
    },
  }
}

/** A page of a search's results, in the requested order or the default one. */
function listingOf(
  { search, sort, ...page }: ProductFilters & Pick<Listing, 'page' | 'limit'>,
  { searchQuery, prices }: SearchResult,
  shown: ShownToStaff,
): Listing {
  const usual = searchQuery ? 'relevance' : search ? 'rating-desc' : 'newest'
  return { ...page, searchQuery, prices, sort: sort ?? usual, shown }
}

/** Whether a listing shows all that its search finds, in the order of the search. */
function isWholeSearch({ sort, categories, origin, price, ratingGreater, size }: Listing): boolean {
  const filters = [categories, origin, price, ratingGreater, size]
  return sort === 'relevance' && filters.every((filter) => filter === undefined)
}
