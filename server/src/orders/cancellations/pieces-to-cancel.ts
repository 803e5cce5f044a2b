import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import {
  type namedLines,
  nextPiecesPaise,
  type OrderLine,
  piecesLeft,
  requirePieces,
} from '#orders/order/orders.service.ts'
import type { RefundedPieces } from '#payments/payment/payments.service.ts'

/** Pieces of a line that are cancelled. */
export type Pieces = {
  line: OrderLine
  quantity: number
  /** The price of all of them. */
  paise: number
  /** The amount to refund: their price minus earlier refunds for a piece of the line. */
  owedPaise: number
  /** The number of pieces that have not returned to stock yet. */
  missing: number
}

/**
 * The pieces of the lines that a request names, or all that are left of an order.
 *
 * @throws Failure `too_late_to_cancel` for pieces that were cancelled before
 */
export function piecesOf(
  lines: readonly OrderLine[],
  named: ReturnType<typeof namedLines> | undefined,
  { before, isFree }: { before: RefundedPieces; isFree: boolean },
): Pieces[] {
  const left = lines.filter((line) => piecesLeft(line) > 0)
  const requested =
    named ?? left.map((line) => ({ line, named: { quantity: piecesLeft(line) }, at: 0 }))
  return requested.map(({ line, named: { quantity }, at }) => {
    if (quantity > line.quantity) requirePieces(quantity, piecesLeft(line), `items.${at}`)
    if (quantity > piecesLeft(line))
      throw new Failure('too_late_to_cancel', { sentence: message('cancelPiecesGone') })
    return countPieces(line, quantity, isFree, before.get(line.id))
  })
}

function countPieces(
  line: OrderLine,
  quantity: number,
  isFree: boolean,
  { refunded, restocked } = { refunded: 0, restocked: 0 },
): Pieces {
  const paidBack = (cancelled: number) => Math.max(0, cancelled + refunded - line.quantity)
  const twice = paidBack(line.cancelledQuantity + quantity) - paidBack(line.cancelledQuantity)
  const paise = (gone: number, pieces: number) => (isFree ? 0 : nextPiecesPaise(line, gone, pieces))
  return {
    line,
    quantity,
    paise: paise(line.cancelledQuantity, quantity),
    owedPaise: paise(line.cancelledQuantity + refunded, quantity - twice),
    missing: Math.max(0, Math.min(quantity, piecesLeft(line) - restocked)),
  }
}
