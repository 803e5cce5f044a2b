import { worthOf, worthOfNext } from '@tohfa/contract/orders/line-worth'
import { inListGroups } from '@tohfa/contract/orders/list-groups'
import type { NamedPieces } from '@tohfa/contract/orders/named-pieces'
import { Failure } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { OrderLine } from './change-order.queries.ts'

type PricedLine = Pick<
  OrderLine,
  'quantity' | 'unitPricePaise' | 'personalisationPaise' | 'offerPaise'
>

const boughtAs = (line: PricedLine) => ({
  quantity: line.quantity,
  unitPaise: line.unitPricePaise + line.personalisationPaise,
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

/** Stored lines by the lines that calls answer. */
export const inLines = <Line extends ListedLine>(lines: readonly Line[]) =>
  inListGroups(lines, ({ personalisationPaise }) => personalisationPaise)

type ListedLine = Pick<OrderLine, 'listId' | 'color' | 'size' | 'pack' | 'personalisationPaise'>

/**
 * The stored lines of an order that a request names: one for each row of a name list, with its
 * quantity, one for each other line. `at` is the place of its entry in the request.
 *
 * @param field the list in the request
 * @throws Failure `bad_request` at the id of a line that is of another order, or named twice, and
 *   at rows that are not those of the line
 */
export function namedLines<Named extends NamedPieces>(
  lines: readonly OrderLine[],
  named: readonly Named[],
  field: 'items' | 'lines',
): { line: OrderLine; named: Named; at: number }[] {
  const known = new Map(inLines(lines).map((group) => [group[0].id, group]))
  return named.flatMap((one, at) => {
    const group = known.get(one.id)
    if (!group) throw refusedField(`${field}.${at}.id`, message('notInOrder'))
    if (named.findIndex(({ id }) => id === one.id) !== at)
      throw refusedField(`${field}.${at}.id`, message('lineTwice'))
    const [line] = group
    if (line.listId !== null)
      return namedRows(group, one, `${field}.${at}`).map((row) => ({
        line: row,
        named: { ...one, id: row.id, quantity: row.quantity },
        at,
      }))
    if (one.rows) throw refusedField(`${field}.${at}.rows`, message('rowUnknown'))
    return [{ line, named: one, at }]
  })
}

function namedRows(
  group: readonly OrderLine[],
  { rows, quantity }: NamedPieces,
  field: string,
): OrderLine[] {
  if (!rows) throw refusedField(`${field}.rows`, message('rowsMissing'))
  const found = group.filter(({ listN }) => listN !== null && rows.includes(listN))
  if (found.length !== rows.length) throw refusedField(`${field}.rows`, message('rowUnknown'))
  const sum = found.reduce((all, row) => all + row.quantity, 0)
  if (sum !== quantity) throw refusedField(`${field}.quantity`, message('rowsSum', sum))
  return found
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
