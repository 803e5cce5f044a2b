import { productsPerPage } from '@tohfa/contract/listing-choices'
import type { ProductFilters } from '@tohfa/contract/products'
import { useGet } from '../api/use-get.ts'
import { summarize, type ProductSummary } from './product-card.ts'

/** Products of a row, or why there are none. */
export type RowData = { items: ProductSummary[]; error: string | null }

/** The first products of these filters, asked for once there are any; undefined on their way. */
export function useProducts(filters: Partial<ProductFilters> | null): RowData | undefined {
  const { answer } = useGet(
    'GET /product',
    filters && { query: { page: 1, limit: productsPerPage, ...filters } },
  )
  if (!answer) return undefined
  return answer.success
    ? { items: answer.data.map(summarize), error: null }
    : { items: [], error: answer.error }
}
