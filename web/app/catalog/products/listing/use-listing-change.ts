import { useState } from 'react'
import { listingHref, type Listing } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import { useNavigate } from '#ui/link.ts'

export type ChangeListing = (change: Partial<Listing>) => void

/**
 * The requested listing, which the controls show at once while it loads, and a function that
 * changes it. `hrefOf` gives the address of a listing. Any change starts at page 1 (docs/product.md
 * 4.9).
 */
export function useListingChange(
  listing: Listing,
  hrefOf: (listing: Listing) => Href = listingHref,
): [wanted: Listing, change: ChangeListing] {
  const navigate = useNavigate()
  const here = hrefOf(listing)
  const [ahead, setAhead] = useState<{ from: string; wanted: Listing } | null>(null)
  const wanted = ahead?.from === here ? ahead.wanted : listing
  return [
    wanted,
    (change) => {
      const next = { ...wanted, page: 1, ...change }
      setAhead({ from: here, wanted: next })
      void navigate(hrefOf(next), { preventScrollReset: true })
    },
  ]
}
