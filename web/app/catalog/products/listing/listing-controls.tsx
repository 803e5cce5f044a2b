import type { ComponentProps } from 'react'
import type { Href } from '@tohfa/contract/shared/site-map'
import type { CountryNames } from '#platform/i18n/country-name.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ListingBar } from './listing-bar.tsx'

/** The controls above a listing: sort order, filters, and the active filters. */
export function ListingControls(
  props: ComponentProps<typeof ListingBar> & {
    path?: Href
    countries?: CountryNames | undefined
  },
) {
  return (
    <div className="contents lg:flex lg:flex-row-reverse lg:items-start lg:gap-6">
      <ListingBar {...props} />
      <ActiveFilters path="/product-filter" {...props} />
    </div>
  )
}
