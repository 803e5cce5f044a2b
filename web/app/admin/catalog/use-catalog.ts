import type { FilterCounts, Product } from '@tohfa/contract/products'
import { listingFilters, type Listing } from '../../catalog/listing-address.ts'
import { useGet } from '../../api/use-get.ts'

/** Denser than the shop: staff look for one among many. */
export const cataloguePerPage = 24

/** One page of the catalogue; what was there stays until the next has come. */
export function useCatalog(listing: Listing) {
  const query = Object.entries({ ...listingFilters(listing), limit: cataloguePerPage }).map(
    ([key, value]) => [key, String(value)],
  )
  const asked = new URLSearchParams(query).toString()
  const { answer, latest, reload } = useGet<Product[]>(`/product?${asked}`)
  const { latest: counted } = useGet<FilterCounts>(`/product/filter-counts?${asked}`)
  const shown = latest?.success ? latest : null
  return {
    list: shown?.data ?? null,
    totalItems: shown?.totalCount ?? 0,
    counts: counted?.success ? counted.data : null,
    isLoading: answer === undefined,
    error: answer?.success === false ? answer.error : null,
    reload,
  }
}
