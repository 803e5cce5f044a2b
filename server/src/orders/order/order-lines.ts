import { worthOf, worthOfNext } from '@tohfa/contract/orders/line-worth'
import { Failure } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { OrderLine } from './change-order.queries.ts'

type PricedLine = Pick<
  OrderLine,
  'quantity' | 'discountedPricePaise' | 'personalisationPaise' | 'offerPaise'
>

const boughtAs = (line: PricedLine) => ({
  quantity: line.quantity,
  unitPaise: line.discountedPricePaise + line.personalisationPaise,
  offerPaise: line.offerPaise,
})

/** What so many pieces of a line are worth with their print, less their share of an offer, in paise. */
export const piecesPaise = (line: PricedLine, pieces: number): number =>
  worthOf(boughtAs(line), pieces)

/** What the next pieces of a line that go are worth, of which so many are gone. */
export const nextPiecesPaise = (line: PricedLine, gone: number, pieces: number): number =>
  worthOfNext(boughtAs(line), gone, pieces)

/** How many pieces of a line were bought and not cancelled. */
export function piecesLeft(line: Pick<OrderLine, 'quantity' | 'cancelledQuantity'>): number {
  return line.quantity - line.cancelledQuantity
}

/**
 * The lines of an order that a request names, each with its entry in the request.
 *
 * @param field the list in the request
 * @throws Failure `bad_request` at the id of a line that is of another order, or named twice
 */
export function namedLines<Named extends { id: string }>(
  lines: readonly OrderLine[],
  named: readonly Named[],
  field: 'items' | 'lines',
): { line: OrderLine; named: Named }[] {
  return named.map((one, at) => {
    const line = lines.find(({ id }) => id === one.id)
    if (!line) throw refusedField(`${field}.${at}.id`, message('notInOrder'))
    if (named.findIndex(({ id }) => id === one.id) !== at)
      throw refusedField(`${field}.${at}.id`, message('lineTwice'))
    return { line, named: one }
  })
}

/** @throws Failure `bad_request` at a quantity that exceeds the pieces left of the line */
export function requirePieces(
  quantity: number,
  left: number,
  field: `${'items' | 'lines'}.${number}`,
): void {
  if (quantity > left) throw refusedField(`${field}.quantity`, message('piecesGone', left))
}

function refusedField(field: string, sentence: Message): Failure {
  return new Failure('bad_request', { fields: { [field]: sentence } })
}
