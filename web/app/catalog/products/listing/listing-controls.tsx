import type { ComponentProps } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import { ActiveFilters } from './active-filters.tsx'
import { ListingBar } from './listing-bar.tsx'

/** What stands above a listing: how it is sorted and filtered, and what takes a filter off again. */
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
