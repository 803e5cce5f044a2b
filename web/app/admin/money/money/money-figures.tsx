import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Money } from '@tohfa/contract/tax/money'
import { moneyFigures } from '@tohfa/contract/tax/money-figures'
import { Link } from '#ui/link.ts'
import { figureTexts, moneyTexts as texts } from './money.texts.ts'

/** More than anybody reads; the answer has all. */
const mostShown = 200

/** The figures of a month, each with its orders. */
export function MoneyFigures({ money }: { money: Money }) {
  const { unknown } = money
  return (
    <section
      aria-label={texts.figures}
      className="mt-4 grid gap-x-8 border-t border-hairline md:grid-cols-2 xl:grid-cols-3"
    >
      {moneyFigures.map((name) => (
        <Figure
          key={name}
          {...figureTexts[name]}
          amount={money[name].amount}
          count={texts.ordersOf(money[name].orders.length)}
          rows={money[name].orders.map(({ orderNumber, amount }) => ({ id: orderNumber, amount }))}
          areOrders
        />
      ))}
      {unknown.entries.length > 0 && (
        <Figure
          label={texts.unknown}
          sentence={texts.unknownSentence}
          amount={unknown.amount}
          count={texts.entries(unknown.entries.length)}
          rows={unknown.entries}
        />
      )}
    </section>
  )
}

function Figure({
  label,
  sentence,
  amount,
  count,
  rows,
  areOrders = false,
}: {
  label: string
  sentence: string
  amount: number
  count: string
  rows: readonly { id: string; amount: number }[]
  areOrders?: boolean
}) {
  // Rows are rendered once they are asked for: a month has thousands.
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? rows.slice(0, mostShown) : []
  const left = rows.length - mostShown
  return (
    <div className="min-w-0 border-b border-hairline py-4">
      <h2 className="text-sm text-quiet">{label}</h2>
      <p className="tabular text-xl font-semibold">{formatRupees(amount)}</p>
      <p className="text-xs text-quiet">{sentence}</p>
      {rows.length > 0 && (
        <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
          <summary className="inline-flex min-h-11 items-center text-sm text-link underline-offset-4 hover:underline">
            {`${label}: ${count}`}
          </summary>
          <ul className="tabular max-h-80 overflow-y-auto text-sm">
            {shown.map((row) => (
              <li key={row.id} className="flex justify-between gap-4 py-1 pr-2">
                {areOrders ? (
                  <Link
                    to={`/admin/orders?search=${row.id}`}
                    className="text-link underline-offset-4 hover:underline"
                  >
                    {row.id}
                  </Link>
                ) : (
                  <span className="wrap-anywhere">{row.id}</span>
                )}
                <span>{formatRupees(row.amount)}</span>
              </li>
            ))}
          </ul>
          {left > 0 && <p className="text-xs text-quiet">{texts.more(left)}</p>}
        </details>
      )}
    </div>
  )
}
