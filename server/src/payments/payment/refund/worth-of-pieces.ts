import {
  type LockedOrder,
  type OrderLine,
  piecesLeft,
  piecesPaise,
} from '#orders/order/orders.service.ts'
import type { RefundedPieces } from './refunds.queries.ts'

/**
 * The amount paid for pieces of an order, in paise. The last pieces also carry the rounding of a
 * cash order, so that all pieces together equal the collected amount.
 *
 * @param lines all lines of the order
 * @param before pieces refunded earlier without being cancelled
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
