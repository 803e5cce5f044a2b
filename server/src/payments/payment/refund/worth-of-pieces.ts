import {
  type LockedOrder,
  type OrderLine,
  piecesLeft,
  piecesPaise,
} from '#orders/order/orders.service.ts'
import type { RefundedPieces } from './refunds.queries.ts'

/**
 * What pieces of an order were paid with, in paise: their price, and with the last of them also what the
 * sum was rounded by in cash, so that all of them together are what was collected.
 *
 * @param lines all lines of the order
 * @param before what went back of them without being cancelled
 */
export function worthOfPieces(
  { roundingPaise }: Pick<LockedOrder, 'roundingPaise'>,
  lines: readonly OrderLine[],
  before: RefundedPieces,
  named: readonly { orderItemId: string; quantity: number }[],
): number {
  const namedOf = (id: string) => named.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0
  const worth = lines.reduce((sum, line) => sum + piecesPaise(line, namedOf(line.id)), 0)
  const isLast = lines.every(
    (line) => piecesLeft(line) <= (before.get(line.id)?.refunded ?? 0) + namedOf(line.id),
  )
  return worth + (isLast ? (roundingPaise ?? 0) : 0)
}
