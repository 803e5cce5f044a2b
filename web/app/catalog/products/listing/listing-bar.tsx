import { ArrowDownUp, SlidersHorizontal } from 'lucide'
import { Suspense, useState, type ReactNode } from 'react'
import { productSorts, type ProductSort } from '@tohfa/contract/catalog/listing-choices'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Select } from '#ui/form/select.tsx'
import { listingTexts as texts } from './listing.texts.ts'
import type { OpenDrawer } from './listing-drawers.tsx'
import type { Listing } from '@tohfa/contract/catalog/listing-address'
import { activeFilterCount } from '@tohfa/contract/catalog/read-listing'
import type { WordedPrice } from './searched-price.ts'
import type { ChangeListing } from './use-listing-change.ts'

// Loaded on pointer down on one of their buttons, so that they are ready on release.
const loadDrawers = () => import('./listing-drawers.tsx')
const ListingDrawers = lazyPart(loadDrawers)

/** The sort order of a listing, and on small screens the button for its filters. */
export function ListingBar({
  listing,
  change,
  totalItems,
  filters,
  worded,
  place = 'top-16',
}: {
  listing: Listing
  change: ChangeListing
  totalItems: number
  filters: ReactNode
  /** The price limit from the text of the search. */
  worded: WordedPrice | undefined
  /** Its sticky position: below the header. */
  place?: string
}) {
  const [open, setOpen] = useState<OpenDrawer>(null)
  // Once loaded they stay mounted, closed, and give the focus back to their buttons.
  const [opened, setOpened] = useState(false)
  const usual: ProductSort = listing.search ? 'relevance' : 'newest'
  const sort = listing.sort ?? usual
  const options = productSorts
    .filter((value) => value !== 'relevance' || listing.search !== '')
    .map((value) => ({ value, label: texts.sorts[value] }))
  const choose = (value: string) => {
    const chosen = productSorts.find((known) => known === value)
    change({ sort: chosen === usual || !chosen ? null : chosen })
  }
  const active = activeFilterCount(listing) + (worded ? 1 : 0)
  const opens = (which: OpenDrawer) => ({
    'aria-haspopup': 'dialog' as const,
    onPointerDown: () => void loadDrawers(),
    onClick: () => {
      setOpened(true)
      setOpen(which)
    },
  })
  return (
    <>
      <div
        className={`z-10 -mx-(--gutter) grid grid-cols-2 gap-3 border-y border-hairline bg-ground px-(--gutter) py-2 tall:sticky lg:hidden ${place}`}
      >
        <Button look="secondary" {...opens('sort')}>
          <Icon shape={ArrowDownUp} className="size-4" />
          {texts.sort}
        </Button>
        <Button look="secondary" {...opens('filters')}>
          <Icon shape={SlidersHorizontal} className="size-4" />
          {texts.filters}
          {active > 0 && (
            <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-link px-1 text-xs leading-none text-on-link">
              {active}
            </span>
          )}
        </Button>
      </div>
      <label className="mb-5 ml-auto hidden w-fit items-center gap-3 text-sm whitespace-nowrap lg:flex">
        {texts.sortBy}
        <span className="w-52">
          <Select
            options={options}
            value={sort}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </span>
      </label>
      {opened && (
        <Suspense fallback={null}>
          <ListingDrawers
            open={open}
            onClose={() => setOpen(null)}
            filters={filters}
            totalItems={totalItems}
            sorts={options}
            sort={sort}
            onSort={choose}
          />
        </Suspense>
      )}
    </>
  )
}
