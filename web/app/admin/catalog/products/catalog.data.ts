import { call } from '#platform/api/api-client.ts'
import { listingFilters, readListing } from '@tohfa/contract/catalog/read-listing'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { readView } from './catalog-address.ts'
import { adminListLoader, type AdminRequest } from '#admin/frame/admin-loader.ts'

/** More per page than in the shop: staff look for one product among many. */
export const catalogPerPage = 24

export const loadCatalog = adminListLoader(readCatalog, (query) => readView(query).as !== 'stock')

async function readCatalog({ query, signal }: AdminRequest) {
  const filters = {
    ...listingFilters(readListing(query)),
    limit: catalogPerPage,
    visibility: readView(query).shown,
  }
  const [list, counts, lacking] = await Promise.all([
    call('GET /admin-product', { query: filters, signal }),
    call('GET /admin-product/filter-counts', { query: filters, signal }),
    call('GET /admin/missing-particulars', { signal }),
  ])
  return { list, counts, lacking }
}

/** One page of the catalogue; the previous one stays until it has loaded. */
export function useCatalog(loaded: Awaited<ReturnType<typeof loadCatalog>>) {
  const { answer, latest, reload } = useLoaded(loaded)
  const shown = latest?.list.success ? latest.list : null
  return {
    list: shown?.data ?? null,
    totalItems: shown?.totalCount ?? 0,
    counts: latest?.counts.success ? latest.counts.data : null,
    lacking: latest?.lacking.success ? latest.lacking : null,
    isLoading: answer === undefined,
    error: answer?.list.success === false ? answer.list.error : null,
    reload,
  }
}
