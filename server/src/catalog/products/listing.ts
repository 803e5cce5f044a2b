import type { ProductFilters, ProductSort } from '@tohfa/contract/catalog/products'
import type { ShownToStaff } from '@tohfa/contract/catalog/visibility'
import type { PriceRange } from './search/parse-price.ts'

/**
 * What a search comes down to, as two full-text queries over `products.search_vector`: one that
 * takes unfinished words too, and one for whole words only, whose hits come first.
 */
export type SearchQuery = { prefix: string; exact: string }

export type Listing = Omit<ProductFilters, 'search'> & {
  page: number
  limit: number
  sort: ProductSort
  /** Shoppers are shown what is `published`. */
  shown: ShownToStaff
  /** Null when nothing is searched. */
  searchQuery: SearchQuery | null
  /** What the search says that the goods may cost. */
  prices: PriceRange
}
