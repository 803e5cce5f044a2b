import { namedColor } from '@tohfa/contract/catalog/only-color'
import { wordsOfRows } from '@tohfa/contract/orders/row-words'
import { toPaise } from '@tohfa/contract/shared/money'
import { worthOf, worthOfNext } from '@tohfa/contract/orders/line-worth'
import type { Order } from '@tohfa/contract/orders/orders'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { wordsOf } from '#orders/cart/printed-words.tsx'

/** The selected number of pieces of each line or row of a list, by the id of its choice. */
export type Chosen = Readonly<Record<string, number>>

/** A line whose pieces can be selected. */
export type Choosable = { id: string; name: string; most: number; line: Line; row?: number }

type Line = Order['order_items'][number]

/** The name of a line with its distinguishing details: colour, size or print. */
function nameOfLine({ product, selectedDetails: { color, size }, personalisation }: Line) {
  const [printed] = wordsOf(personalisation?.values ?? [])
  return [
    product.title,
    choiceWord(namedColor(color)),
    size && choiceWord(size),
    printed && `“${printed}”`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The lines with remaining pieces, of a list its rows, given what of a line is gone. */
export function choosable(
  lines: readonly Line[],
  gone: (line: Line) => number = ({ cancelled }) => cancelled,
  goneRows: (line: Line) => readonly number[] = () => [],
): Choosable[] {
  return lines
    .flatMap((line): Choosable[] => {
      const name = nameOfLine(line)
      if (!line.list) return [{ id: line.id, name, most: line.quantity - gone(line), line }]
      // A row goes as a whole or not at all.
      const words = wordsOfRows(line.list.rows)
      return line.list.rows
        .map((row, at) => ({ ...row, words: words[at] ?? [] }))
        .filter(({ n, cancelled }) => !cancelled && !goneRows(line).includes(n))
        .map(({ n, words, quantity }) => ({
          id: `${line.id} ${n}`,
          name: [name, `${n}`, ...words].join(', '),
          most: quantity,
          line,
          row: n,
        }))
    })
    .filter(({ most }) => most > 0)
}

/** The price of a piece before an offer, in paise. */
export function piecePaise({ unitPrice, personalisation }: Line): number {
  return toPaise(unitPrice) + toPaise(personalisation?.price ?? 0)
}

const boughtAs = (line: Line) => ({
  quantity: line.quantity,
  unitPaise: piecePaise(line),
  offerPaise: toPaise(line.offer ?? 0),
})

/** The discount of an offer on the uncancelled pieces of a line, in paise. */
export function offerOfLeft(line: Line): number {
  const left = line.quantity - line.cancelled
  return piecePaise(line) * left - worthOf(boughtAs(line), left)
}

/**
 * The value of the next removed pieces of a line, minus their share of an offer, in paise.
 * @param gone the number of pieces cancelled or refunded before
 */
export const nextPaise = (line: Line, gone: number, pieces: number): number =>
  worthOfNext(boughtAs(line), gone, pieces)

/** Selects everything possible. */
export function allOf(lines: readonly Choosable[]): Chosen {
  return Object.fromEntries(lines.map(({ id, most }) => [id, most]))
}

/** The selection as calls take it. */
export function itemsOf(lines: readonly Choosable[], chosen: Chosen) {
  const items = new Map<string, { id: string; quantity: number; rows?: number[] }>()
  for (const { id, line, row } of lines) {
    const quantity = chosen[id]
    if (!quantity) continue
    const item = items.get(line.id) ?? { id: line.id, quantity: 0 }
    item.quantity += quantity
    if (row !== undefined) item.rows = [...(item.rows ?? []), row]
    items.set(line.id, item)
  }
  return [...items.values()]
}
