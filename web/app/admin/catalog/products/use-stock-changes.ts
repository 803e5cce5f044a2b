import { variantName } from '@tohfa/contract/catalog/variant-name'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Href } from '@tohfa/contract/shared/site-map'
import type { StockResult } from '@tohfa/contract/catalog/stock'
import { useCall } from '#platform/api/use-call.ts'
import { toast } from '#ui/toast/toast.ts'
import {
  figure,
  storeChanges,
  readChanges,
  type StockChange,
  type StockChanges,
  type StockRow,
} from './stock-changes.ts'
import { stockTexts as texts } from './stock.texts.ts'

/** The typed stocks of all pages of the list, which are saved together. */
export function useStockChanges(list: readonly Product[] | null, here: Href, reload: () => void) {
  const [changes, setChanges] = useState(readChanges)
  /** Already saved, though the displayed list was loaded before. */
  const [saved, setSaved] = useState<{ list: unknown; stocks: Readonly<Record<string, number>> }>()
  const [isBusy, call] = useCall()
  /** Discarded, though the list is visible until the next page is. */
  const isOver = useRef(false)

  useEffect(() => {
    if (!isOver.current) storeChanges(changes)
  }, [changes])

  const stockOf = ({ key, seen }: StockRow) =>
    (saved?.list === list ? saved?.stocks[key] : undefined) ?? seen

  function change(row: StockRow, typed: string) {
    const stock = stockOf(row)
    setChanges(({ [row.key]: was, ...rest }) =>
      figure(typed) === stock
        ? rest
        : { ...rest, [row.key]: { row: was?.row ?? { ...row, seen: stock }, typed, page: here } },
    )
  }

  /** Saves every change; failed ones get a message. */
  async function save(): Promise<void> {
    const sent = Object.values(changes)
    const wrong = sent.filter(({ typed }) => figure(typed) === null)
    if (wrong.length > 0) return setChanges(withErrors(changes, wrong))
    const answer = await call('PUT /admin-product/stock', { body: { rows: sent.map(toSend) } })
    if (!answer.success) return toast('error', answer.error, 'stock')
    const results = sent.map((one, at) => ({ ...one, ...answer.data[at] }))
    const gone = results.filter(({ code }) => code === 'not_found')
    const done = results.filter(({ ok }) => ok)
    setChanges((now) => results.reduce(settled, now))
    setSaved({
      list,
      stocks: Object.fromEntries(done.map(({ row, stock = 0 }) => [row.key, stock])),
    })
    if (gone.length > 0)
      toast('error', texts.gone(gone.map(({ row }) => nameOf(row)).join('; ')), 'stock')
    else if (done.length > 0) toast('success', texts.saved(done.length), 'stock')
    reload()
  }

  return {
    changes,
    isBusy,
    isOver,
    change,
    save,
    valueOf: (row: StockRow) => changes[row.key]?.typed ?? String(stockOf(row)),
    /** Discards the changes of all pages. */
    discard() {
      isOver.current = true
      storeChanges({})
    },
  }
}

export const nameOf = (row: StockRow) => `${row.title}, ${variantName(row)}`

const toSend = ({ row, typed }: StockChange) => ({
  id: row.id,
  color: row.color,
  ...(row.size !== undefined && { size: row.size }),
  seen: row.seen,
  stock: figure(typed) ?? 0,
})

function withErrors(changes: StockChanges, wrong: readonly StockChange[]): StockChanges {
  const marked = wrong.map((one) => [one.row.key, { ...one, error: texts.notValid }] as const)
  return { ...changes, ...Object.fromEntries(marked) }
}

/** The changes after the answer for one of them; text typed meanwhile stays. */
function settled(
  changes: StockChanges,
  { row, ok, stock }: StockChange & Partial<StockResult>,
): StockChanges {
  const { [row.key]: now, ...rest } = changes
  if (!now || stock === undefined || figure(now.typed) === stock) return rest
  const { error: _was, ...change } = now
  return {
    ...rest,
    [row.key]: {
      ...change,
      row: { ...row, seen: stock },
      ...(!ok && { error: texts.changedTo(stock) }),
    },
  }
}
