import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Radio } from '#ui/form/choice.tsx'
import { Drawer } from '#ui/overlay/dialog.tsx'
import { listingTexts as texts } from './listing.texts.ts'

export type OpenDrawer = 'filters' | 'sort' | null

/** Sorting and filters on small screens. */
export default function ListingDrawers({
  open,
  onClose,
  filters,
  totalItems,
  sorts,
  sort,
  onSort,
}: {
  open: OpenDrawer
  onClose: () => void
  filters: ReactNode
  totalItems: number
  sorts: readonly { value: string; label: string }[]
  sort: string
  onSort: (value: string) => void
}) {
  return (
    <>
      <Drawer open={open === 'sort'} onClose={onClose} title={texts.sortBy} place="bottom">
        <div className="flex flex-col px-5 py-3">
          {sorts.map(({ value, label }) => (
            <Radio
              key={value}
              name="sort-choice"
              value={value}
              label={label}
              checked={sort === value}
              onChange={() => {
                onSort(value)
                onClose()
              }}
            />
          ))}
        </div>
      </Drawer>
      <Drawer open={open === 'filters'} onClose={onClose} title={texts.filters}>
        <div className="px-5 pb-5">{filters}</div>
        <div className="sticky bottom-0 border-t border-hairline bg-surface p-4">
          <Button className="w-full" onClick={onClose}>
            {texts.show(totalItems)}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
