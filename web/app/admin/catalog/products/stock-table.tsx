import { variantName } from '@tohfa/contract/catalog/variant-name'
import type { Product } from '@tohfa/contract/catalog/products'
import { inputClass } from '#ui/form/input-class.ts'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { rowsOf, type StockRow } from './stock-changes.ts'
import { stockTexts as texts } from './stock.texts.ts'
import type { useStockChanges } from './use-stock-changes.ts'
import { VisibilityBadge } from './visibility-badge.tsx'

/** A page of the catalogue with a field for each stock. */
export function StockTable({
  list,
  stocks: { changes, valueOf, change },
}: {
  list: readonly Product[]
  stocks: ReturnType<typeof useStockChanges>
}) {
  return (
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
              {product.blankId
                ? texts.ofBlank
                : product.trackStock
                  ? texts.tracked
                  : texts.untracked}
            </p>
          </div>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1">
            {rowsOf(product).map((row) =>
              product.blankId ? (
                <p key={row.key} className="tabular flex flex-col gap-0.5 text-sm">
                  <span className="truncate text-xs text-quiet">{variantName(row)}</span>
                  {row.seen}
                </p>
              ) : (
                <StockField
                  key={row.key}
                  row={row}
                  value={valueOf(row)}
                  error={changes[row.key]?.error}
                  onChange={(value) => change(row, value)}
                />
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function StockField({
  row,
  value,
  error,
  onChange,
}: {
  row: StockRow
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const choice = variantName(row)
  const noteId = `stock-${row.key.replaceAll(' ', '-')}`
  return (
    <label className="flex min-w-0 flex-col gap-0.5 text-xs text-quiet">
      <span className="truncate">{choice}</span>
      <input
        name={row.key}
        aria-label={texts.stockOf(row.title, choice)}
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
