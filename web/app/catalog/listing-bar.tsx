import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { productSorts, type ProductSort } from '@tohfa/contract/product-types'
import { Button } from '../ui/button.tsx'
import { Radio } from '../ui/choice.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { listingTexts as texts } from './listing.texts.ts'
import { activeFilterCount, type Listing } from './listing-address.ts'
import type { ChangeListing } from './use-listing-change.ts'

/** How a listing is sorted, and on small screens the way to its filters. */
export function ListingBar({
  listing,
  change,
  totalItems,
  filters,
  place = 'top-16',
}: {
  listing: Listing
  change: ChangeListing
  totalItems: number
  filters: ReactNode
  /** Where it stays while the page scrolls: below the header. */
  place?: string
}) {
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null)
  const usual: ProductSort = listing.search ? 'relevance' : 'newest'
  const sort = listing.sort ?? usual
  const options = productSorts
    .filter((value) => value !== 'relevance' || listing.search !== '')
    .map((value) => ({ value, label: texts.sorts[value] }))
  const choose = (value: string) => {
    const chosen = productSorts.find((known) => known === value)
    change({ sort: chosen === usual || !chosen ? null : chosen })
  }
  const close = () => setOpen(null)
  const active = activeFilterCount(listing)
  return (
    <>
      <div
        className={`sticky z-10 -mx-(--gutter) grid grid-cols-2 gap-3 border-y border-hairline bg-ground px-(--gutter) py-2 lg:hidden ${place}`}
      >
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('sort')}>
          <ArrowDownUp aria-hidden className="size-4" />
          {texts.sort}
        </Button>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          <SlidersHorizontal aria-hidden className="size-4" />
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
      <Drawer open={open === 'sort'} onClose={close} title={texts.sortBy} place="bottom">
        <div className="flex flex-col px-5 py-3">
          {options.map(({ value, label }) => (
            <Radio
              key={value}
              name="sort-choice"
              value={value}
              label={label}
              checked={sort === value}
              onChange={() => {
                choose(value)
                close()
              }}
            />
          ))}
        </div>
      </Drawer>
      <Drawer open={open === 'filters'} onClose={close} title={texts.filters}>
        <div className="px-5 pb-5">{filters}</div>
        <div className="sticky bottom-0 border-t border-hairline bg-surface p-4">
          <Button className="w-full" onClick={close}>
            {texts.show(totalItems)}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
