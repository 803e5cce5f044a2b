import { useRef } from 'react'
import type { Product } from '@tohfa/contract/products'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/form/input-class.ts'
import { Link } from '../../ui/link.ts'
import { textLinkClass } from '../../ui/text-link-class.ts'
import { LeaveGuard } from '../frame/leave-guard.tsx'
import { rowsOf, useStockRows, type StockRow } from './use-stock-rows.ts'
import { stockTexts as texts } from './stock.texts.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** A page of the catalogue with a field for each stock, all of which are saved at once. */
export function StockTable({ list, reload }: { list: readonly Product[]; reload: () => void }) {
  const rows = list.flatMap(rowsOf)
  const { valueOf, errors, changed, isBusy, change, save } = useStockRows(rows, reload)
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const wrongs = Object.keys(errors).length

  async function submit() {
    const [first] = await save()
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    fields.find((field) => field.name === first)?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed > 0) void submit()
      }}
    >
      <ul className="flex flex-col">
        {list.map((product) => (
          <li
            key={product.id}
            className="grid gap-x-6 gap-y-2 border-t border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
              <h2 className="max-w-full">
                <Link
                  to={`/admin/product-details/${product.id}`}
                  className={`wrap-anywhere ${textLinkClass}`}
                >
                  {product.title}
                </Link>
              </h2>
              <VisibilityBadge visibility={product.visibility} />
              <p className="text-xs text-quiet">
                {product.trackStock ? texts.tracked : texts.untracked}
              </p>
            </div>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1">
              {rowsOf(product).map((row) => (
                <StockField
                  key={row.key}
                  row={row}
                  title={product.title}
                  value={valueOf(row)}
                  error={errors[row.key]}
                  onChange={(value) => change(row, value)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-ground py-3">
        <p aria-live="polite" className="mr-auto text-sm text-quiet">
          {wrongs > 0 ? texts.refused(wrongs) : changed > 0 && texts.unsaved(changed)}
        </p>
        <Button type="submit" busy={isBusy} disabled={changed === 0}>
          {texts.save}
        </Button>
      </div>
      <LeaveGuard isDirty={changed > 0} isDone={isDone} onLeave={() => undefined} />
    </form>
  )
}

function StockField({
  row,
  title,
  value,
  error,
  onChange,
}: {
  row: StockRow
  title: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const choice = [row.color, row.size].filter(Boolean).join(' ')
  const noteId = `stock-${row.key.replaceAll(' ', '-')}`
  return (
    <label className="flex min-w-0 flex-col gap-0.5 text-xs text-quiet">
      <span className="truncate">{choice}</span>
      <input
        name={row.key}
        aria-label={texts.stockOf(title, choice)}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`tabular text-right ${inputClass}`}
      />
      {error && (
        <span id={noteId} className="font-medium text-danger">
          {error}
        </span>
      )}
    </label>
  )
}
