import { toPaise } from '@tohfa/contract/shared/money'
import { worthOf, worthOfNext } from '@tohfa/contract/orders/line-worth'
import type { Order } from '@tohfa/contract/orders/orders'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { wordsOf } from '#orders/cart/printed-words.tsx'

/** How many pieces of each line were chosen, by its id. */
export type Chosen = Readonly<Record<string, number>>

/** A line of which pieces can be chosen. */
export type Choosable = { id: string; name: string; most: number; line: Line }

type Line = Order['order_items'][number]

/** A line by what tells it from the others: two of a product differ by colour, size or what is printed. */
function nameOfLine({ product, selectedDetails: { color, size }, personalisation }: Line) {
  const [printed] = wordsOf(personalisation?.values ?? [])
  return [product.title, choiceWord(color), size && choiceWord(size), printed && `“${printed}”`]
    .filter(Boolean)
    .join(', ')
}

/** The lines of an order of which pieces are left, given how many of a line are gone. */
export function choosable(
  lines: readonly Line[],
  gone: (line: Line) => number = ({ cancelled }) => cancelled,
): Choosable[] {
  return lines
    .map((line) => ({
      id: line.id,
      name: nameOfLine(line),
      most: line.quantity - gone(line),
      line,
    }))
    .filter(({ most }) => most > 0)
}

/** What a piece of a line cost before an offer, in paise. */
export function piecePaise({ product, personalisation }: Line): number {
  return toPaise(product.discountedPrice) + toPaise(personalisation?.price ?? 0)
}

const boughtAs = (line: Line) => ({
  quantity: line.quantity,
  unitPaise: piecePaise(line),
  offerPaise: toPaise(line.offer ?? 0),
})

/** What an offer takes off the pieces of a line that were not cancelled, in paise. */
export function offerOfLeft(line: Line): number {
  const left = line.quantity - line.cancelled
  return piecePaise(line) * left - worthOf(boughtAs(line), left)
}

/**
 * What the next pieces of a line that go are worth, less their share of an offer, in paise.
 *
 * @param gone how many were cancelled or given money back for
 */
export const nextPaise = (line: Line, gone: number, pieces: number): number =>
  worthOfNext(boughtAs(line), gone, pieces)

/** All that can be chosen. */
export function allOf(lines: readonly Choosable[]): Chosen {
  return Object.fromEntries(lines.map(({ id, most }) => [id, most]))
}

/** What was chosen, as calls take it. */
export function itemsOf(lines: readonly Choosable[], chosen: Chosen) {
  return lines.flatMap(({ id }) => (chosen[id] ? [{ id, quantity: chosen[id] }] : []))
}
