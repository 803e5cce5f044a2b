import type { ComponentProps } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import { ActiveFilters } from './active-filters.tsx'
import { ListingBar } from './listing-bar.tsx'

/** The controls above a listing: sort order, filters, and the active filters. */
export function ListingControls({
  path = '/product-filter',
  ...bar
}: ComponentProps<typeof ListingBar> & { path?: Href }) {
  return (
    <div className="contents lg:flex lg:flex-row-reverse lg:items-start lg:gap-6">
      <ListingBar {...bar} />
      <ActiveFilters listing={bar.listing} change={bar.change} worded={bar.worded} path={path} />
    </div>
  )
}
