import { useEffect, useState } from 'react'
import { productsPerPage } from '@tohfa/contract/catalog/listing-choices'
import type { ProductFilters } from '@tohfa/contract/catalog/products'
import type { AnswerTo } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { summarize, type ProductSummary } from './product-card.ts'

/** Products of a row, or why there are none. */
export type RowData = { items: ProductSummary[]; error: string | null }

/** The rows that this window showed: everybody sees the same. */
const remembered = new Map<string, RowData>()

/**
 * The first products of these filters, asked for once they are `near`; undefined on their way, unless
 * they were shown before. With null nothing is asked.
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
