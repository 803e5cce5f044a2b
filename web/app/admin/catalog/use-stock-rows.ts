import { useState } from 'react'
import type { Product } from '@tohfa/contract/products'
import { call } from '../../api/api-client.ts'
import { toast } from '../../ui/toast/toast.ts'
import { stockTexts as texts } from './stock.texts.ts'

/** A choice of a product with the stock that was read. */
export type StockRow = { key: string; id: string; color: string; size?: string; seen: number }

/** The choices of a product, in its order. */
export function rowsOf({ id, colors }: Product): StockRow[] {
  return colors.flatMap(({ color, sizes, stock = 0 }) =>
    sizes
      ? sizes.map((one) => ({
          key: `${id} ${color} ${one.size}`,
          id,
          color,
          size: one.size,
          seen: one.stock,
        }))
      : [{ key: `${id} ${color}`, id, color, seen: stock }],
  )
}

const figure = (typed: string) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null)
const mostStock = 1_000_000

/** What was typed into the stocks of a page of products, and how it is saved at once. */
export function useStockRows(all: readonly StockRow[], reload: () => void) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  /** What is there by now, where it is not what was read. */
  const [fresh, setFresh] = useState<Readonly<Record<string, number>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const seenOf = (row: StockRow) => fresh[row.key] ?? row.seen
  const valueOf = (row: StockRow) => typed[row.key] ?? String(row.seen)
  const changed = all.filter((row) => figure(valueOf(row)) !== seenOf(row))

  function change({ key }: StockRow, value: string) {
    setTyped({ ...typed, [key]: value })
    const { [key]: _was, ...rest } = errors
    setErrors(rest)
  }

  /** Saves what was changed; the keys of what could not be. */
  async function save(): Promise<string[]> {
    const wrong = changed.filter((row) => (figure(valueOf(row)) ?? Infinity) > mostStock)
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong.map(({ key }) => [key, texts.notValid])))
      return wrong.map(({ key }) => key)
    }
    setBusy(true)
    const answer = await call('PUT /admin-product/stock', {
      body: {
        rows: changed.map((row) => ({
          id: row.id,
          color: row.color,
          ...(row.size !== undefined && { size: row.size }),
          seen: seenOf(row),
          stock: figure(valueOf(row)) ?? 0,
        })),
      },
    })
    setBusy(false)
    if (!answer.success) {
      toast('error', answer.error, 'stock')
      return []
    }
    return settle(answer.data)
  }

  function settle(results: readonly { ok: boolean; stock?: number | undefined }[]): string[] {
    const refused = changed.flatMap((row, at) => {
      const result = results[at]
      return result?.ok === false ? [{ key: row.key, stock: result.stock }] : []
    })
    const saved = changed.length - refused.length
    if (saved > 0) toast('success', texts.saved(saved), 'stock')
    if (refused.length === 0) {
      reload()
      return []
    }
    const now = changed.flatMap((row, at) => {
      const stock = results[at]?.stock
      return stock === undefined ? [] : [[row.key, stock] as const]
    })
    setFresh({ ...fresh, ...Object.fromEntries(now) })
    setErrors(
      Object.fromEntries(
        refused.map(({ key, stock }) => [
          key,
          stock === undefined ? texts.gone : texts.changedTo(stock),
        ]),
      ),
    )
    return refused.map(({ key }) => key)
  }

  return { valueOf, errors, changed: changed.length, isBusy, change, save }
}
