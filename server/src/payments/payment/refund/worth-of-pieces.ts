import {
  type LockedOrder,
  nextPiecesPaise,
  type OrderLine,
  piecesLeft,
} from '#orders/order/orders.service.ts'
import type { RefundedPieces } from './refunds.queries.ts'

type Named = { orderItemId: string; quantity: number }

/** What named pieces of a line are worth, after those that were cancelled or refunded before. */
export function worthOfNamed(line: OrderLine, before: RefundedPieces, quantity: number): number {
  const gone = line.cancelledQuantity + (before.get(line.id)?.refunded ?? 0)
  return nextPiecesPaise(line, gone, quantity)
}

/**
 * The amount paid for pieces of an order, in paise. The last pieces also carry the wrap and the
 * rounding of a cash order, so that all pieces together come to what was paid.
 *
 * @param lines all lines of the order
 * @param before pieces refunded earlier without being cancelled
 */
export function worthOfPieces(
  order: Pick<LockedOrder, 'roundingPaise' | 'wrapPaise' | 'paidPaise' | 'refundHeldPaise'>,
  lines: readonly OrderLine[],
  before: RefundedPieces,
  named: readonly Named[],
): number {
  const namedOf = (id: string) => named.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0
  const worth = lines.reduce((sum, line) => sum + worthOfNamed(line, before, namedOf(line.id)), 0)
  const isLast = lines.every(
    (line) => piecesLeft(line) <= (before.get(line.id)?.refunded ?? 0) + namedOf(line.id),
  )
  if (!isLast) return worth
  const all = worth + order.wrapPaise + (order.roundingPaise ?? 0)
  // Of an offer's share each piece has a paisa more or less, which a refund that failed may have had.
  const left = order.paidPaise - order.refundHeldPaise
  const discounted = lines.filter(({ offerPaise }) => offerPaise > 0).length
  return Math.abs(all - left) <= discounted ? left : all
}
