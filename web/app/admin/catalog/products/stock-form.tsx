import { type ReactNode, useRef } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { readView } from './catalog-address.ts'
import { rowsOf, type StockChange } from './stock-changes.ts'
import { nameOf, useStockChanges } from './use-stock-changes.ts'
import { StockTable } from './stock-table.tsx'
import { stockTexts as texts } from './stock.texts.ts'

/**
 * The stocks of a page of the list, with a button that saves all changes, here and on other pages.
 */
export function StockForm({
  list,
  here,
  reload,
  instead,
}: {
  list: readonly Product[] | null
  here: Href
  reload: () => void
  /** Shown when there is no table. */
  instead: ReactNode
}) {
  const stocks = useStockChanges(list, here, reload)
  const { changes, isBusy, isOver, save, discard } = stocks
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const all = Object.values(changes)
  const shown = new Set(instead ? [] : list?.flatMap(rowsOf).map(({ key }) => key))
  const elsewhere = all.filter(({ row }) => !shown.has(row.key))
  const pages = new Set(elsewhere.map(({ page }) => page)).size
  const isHere = elsewhere.length < all.length
  const refused = all.filter(({ error }) => error)

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (all.length > 0) void save().then(focusFirstWrong)
      }}
    >
      {instead ?? <StockTable list={list ?? []} stocks={stocks} />}
      <div className="sticky bottom-0 z-10 -mx-[var(--gutter)] flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-ground px-[var(--gutter)] py-3 lg:-mx-1 lg:px-1">
        <div className="mr-auto min-w-0 text-sm text-quiet">
          <p aria-live="polite">
            {refused.length > 0
              ? texts.refused(refused.length)
              : all.length > 0 && texts.unsaved(all.length, pages + (isHere ? 1 : 0))}
          </p>
          <RefusedElsewhere changes={elsewhere} />
        </div>
        <Button type="submit" busy={isBusy} disabled={all.length === 0}>
          {texts.save}
        </Button>
      </div>
      <LeaveGuard
        isDirty={all.length > 0}
        isDone={isOver}
        stays={({ pathname, search }) =>
          pathname === '/admin' && readView(new URLSearchParams(search)).as === 'stock'
        }
        onLeave={discard}
      />
    </form>
  )
}

/** The unsaved changes on other pages, each with a link. */
function RefusedElsewhere({ changes }: { changes: readonly StockChange[] }) {
  const refused = changes.filter(({ error }) => error)
  if (refused.length === 0) return null
  return (
    <ul aria-label={texts.elsewhere} className="max-h-32 overflow-y-auto">
      {refused.map(({ row, page, error }) => (
        <li key={row.key}>
          <Link to={page} className={`wrap-anywhere ${textLinkClass}`}>
            {nameOf(row)}
          </Link>
          {`: ${error}`}
        </li>
      ))}
    </ul>
  )
}
