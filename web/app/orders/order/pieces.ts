import { toPaise } from '@tohfa/contract/shared/money'
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

/** What a piece of a line cost, in paise. */
export function piecePaise({ product, personalisation }: Line): number {
  return toPaise(product.discountedPrice) + toPaise(personalisation?.price ?? 0)
}

/** All that can be chosen. */
export function allOf(lines: readonly Choosable[]): Chosen {
  return Object.fromEntries(lines.map(({ id, most }) => [id, most]))
}

/** What was chosen, as calls take it. */
export function itemsOf(lines: readonly Choosable[], chosen: Chosen) {
  return lines.flatMap(({ id }) => (chosen[id] ? [{ id, quantity: chosen[id] }] : []))
}
