import { sessionDraft } from '#platform/session/session-draft.ts'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Href } from '@tohfa/contract/shared/site-map'

/** A variant of a product with the stock that was read. */
export type StockRow = {
  key: string
  id: string
  title: string
  color: string
  size?: string
  seen: number
}

/** The typed stock of a variant, and the page of the list with it. */
export type StockChange = { row: StockRow; typed: string; page: Href; error?: string }
export type StockChanges = Readonly<Record<string, StockChange>>

/** The variants of a product, in its order. */
export function rowsOf({ id, title, colors }: Product): StockRow[] {
  return colors.flatMap(({ color, sizes, stock = 0 }) =>
    sizes
      ? sizes.map((one) => ({
          key: `${id} ${color} ${one.size}`,
          id,
          title,
          color,
          size: one.size,
          seen: one.stock,
        }))
      : [{ key: `${id} ${color}`, id, title, color, seen: stock }],
  )
}

const mostStock = 1_000_000

/** The typed stock, or null when it is not a number. */
export function figure(typed: string): number | null {
  const digits = latinDigits(trimBlank(typed))
  const stock = /^\d{1,7}$/.test(digits) ? Number(digits) : null
  return stock === null || stock > mostStock ? null : stock
}

const stored = sessionDraft<StockChanges>('stock-changes')

/** Unsaved changes of this window. */
export const readChanges = (): StockChanges => stored.read() ?? {}

/** Stored over a reload of this window and an expired session. */
export function storeChanges(changes: StockChanges): void {
  if (Object.keys(changes).length === 0) stored.clear()
  else stored.write(changes)
}
