import { useEffect, useState } from 'react'
import { productsPerPage } from '@tohfa/contract/catalog/listing-choices'
import type { ProductFilters } from '@tohfa/contract/catalog/products'
import type { AnswerTo } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { summarize, type ProductSummary } from './product-card.ts'

/** The products of a row, or a failure. */
export type RowData = { items: ProductSummary[]; error: string | null }

/** The rows that this window has loaded, which are the same for everybody. */
const remembered = new Map<string, RowData>()

/**
 * The first products of these filters, fetched once they are `near`. Undefined while loading,
 * unless they were loaded before. With null nothing is fetched.
 */
export function useProducts(
  filters: Partial<ProductFilters> | null,
  near = true,
): RowData | undefined {
  const name = JSON.stringify(filters)
  const [known] = useState(() => remembered.get(name))
  const { answer } = useGet(
    'GET /product',
    near && filters ? { query: { page: 1, limit: productsPerPage, ...filters } } : null,
  )
  const row = answer && rowOf(answer)

  useEffect(() => {
    if (answer?.success) remembered.set(name, rowOf(answer))
  }, [name, answer])

  return row ?? known
}

function rowOf(answer: AnswerTo<'GET /product'>): RowData {
  return answer.success
    ? { items: answer.data.map(summarize), error: null }
    : { items: [], error: answer.error }
}
