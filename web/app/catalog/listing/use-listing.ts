import { useAppSelector } from '../../store.ts'
import { listingHref, type Listing } from '../listing-address.ts'
import type { ProductSummary } from '../product-card.ts'

export type ListingState = {
  /** What is known to be shown: the last answer, until the next one came. */
  list: ProductSummary[]
  totalItems: number
  error: string | null
  /** True when the list is the answer to this very address. */
  settled: boolean
}

export function useListing(listing: Listing): ListingState {
  const { list, totalItems, listAddress, status, error } = useAppSelector(
    ({ products }) => products,
  )
  const settled = listAddress === listingHref(listing) && status === 'idle'
  return { list, totalItems, error: status === 'idle' ? error : null, settled }
}
