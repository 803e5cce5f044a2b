import type { ProductFilters, ProductSort } from '@tohfa/contract/catalog/products'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { PriceRange } from './search/parse-price.ts'

/**
 * A search as two full-text queries over `products.search_vector`: one that includes prefixes, and
 * one for whole words only, whose matches come first.
 */
export type SearchQuery = { prefix: string; exact: string }

export type Listing = Omit<ProductFilters, 'search'> & {
  page: number
  limit: number
  sort: ProductSort
  /** Shoppers see `published` products. */
  shown: ShownToStaff
  /** Null when nothing is searched. */
  searchQuery: SearchQuery | null
  /** The price range in the words of the search. */
  prices: PriceRange
}
