import { toPaise } from '@tohfa/contract/shared/money'
import type { RefundOrder } from '@tohfa/contract/payments/refunds'
import { hash, returnStock } from '#orders/checkout/checkout.service.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { sameRequest } from '#platform/http/same-request.ts'
import { message, type Message } from '#platform/http/messages.ts'
import {
  linesOfOrder,
  type LockedOrder,
  lockOrder,
  namedLines,
  type OrderLine,
  piecesLeft,
  requirePieces,
} from '#orders/order/orders.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { refundOrder, type RefundOrderDeps } from './refund-order.ts'
import { paymentOfOrder } from '#payments/payment/payments.queries.ts'
import { worthOfNamed, worthOfPieces } from './worth-of-pieces.ts'
import {
  refundByKey,
  refundedPieces,
  type RefundedPieces,
  type RefundLine,
} from './refunds.queries.ts'
import { shareOut } from '@tohfa/contract/shared/share-out'

/** The staff's request, stored once for each key. */
export type StaffRequest = RefundOrder & { idempotencyKey?: string | undefined }

/**
 * Refunds an order as staff decide (docs/product.md 10.10): for pieces of its lines, an amount, or
 * everything that is left. Pieces return to stock on request, each once. A repeated request under
 * the same key returns the same refund.
 *
 * @returns the id of the refund
 */
export async function refundByStaff(
  deps: RefundOrderDeps & { connection: Connection },
  orderId: string,
  { idempotencyKey, ...request }: StaffRequest,
  staffId: string,
): Promise<string> {
  const requestHash = hashOf(request)
  return deps.connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const earlier = idempotencyKey && (await refundByKey(tx, orderId, idempotencyKey))
    if (earlier && sameRequest(earlier, requestHash)) return earlier.id
    const payment = await paymentOfOrder(tx, orderId)
    const isByHand = payment ? payment.kind !== 'provider' : order.paymentMethod === 'cash'
    if (isByHand && request.method === 'provider')
      throw new Failure('bad_request', { fields: { method: message('noCashBack') } })
    if (request.credit === 'commercial') requireCommercial(order, request)
    const pieces = await refundedPieces(tx, orderId)
    const stored = await linesOfOrder(tx, orderId)
    const named = namedLines(stored, request.lines ?? [], 'lines')
    const shareOf = sharesOfAmounts(named, pieces)
    const lines = named.map(({ line: item, named: { quantity, amount }, at }) => {
      const { refunded = 0, restocked = 0 } = pieces.get(item.id) ?? {}
      requirePieces(quantity, piecesLeft(item) - refunded, `lines.${at}`)
      const mayRestock = piecesLeft(item) - restocked >= quantity
      return {
        item,
        orderItemId: item.id,
        quantity,
        amountPaise: amount === undefined ? worthOfNamed(item, pieces, quantity) : shareOf(item),
        restocked: request.restock === true && mayRestock && isStock(item),
      }
    })
    const lineSum = request.amount === undefined ? sum(lines) : toPaise(request.amount)
    const isPriced =
      request.amount === undefined && named.every(({ named: { amount } }) => amount === undefined)
    const amountPaise = isPriced ? worthOfPieces(order, stored, pieces, lines) : lineSum
    // Before the refund, because its document waits for its number and must lock nothing else
    // afterwards.
    await returnStock(
      tx,
      lines.flatMap(({ item: { variantId }, quantity, restocked }) =>
        restocked && variantId ? [{ variantId, quantity }] : [],
      ),
    )
    const refund = await refundOrder(deps, tx, order, {
      ...((request.amount !== undefined || lines.length > 0) && { amountPaise }),
      kind: request.method,
      credit: request.credit ?? 'gst',
      reason: request.reason,
      actedBy: staffId,
      ...(idempotencyKey && { idempotencyKey, requestHash }),
      lines: withShares(lineSum, lines),
    })
    if (!refund)
      throw new Failure('refund_exceeds_payment', { sentence: message('nothingGoesBack') })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: order.orderNumber,
      details: { refund: [null, refund.amountPaise / 100] },
    })
    return refund.id
  })
}

/**
 * A refund that leaves the tax unchanged: an amount without pieces, after something was supplied.
 */
function requireCommercial({ status }: LockedOrder, { lines = [], amount }: RefundOrder): void {
  const refuse = (sentence: Message) => new Failure('bad_request', { fields: { credit: sentence } })
  if (lines.length > 0 || amount === undefined) throw refuse(message('creditOfPieces'))
  if (status === 'confirmed' || status === 'cancelled') throw refuse(message('creditTooEarly'))
}

function hashOf({ lines = [], amount, reason, restock, method, credit }: RefundOrder): string {
  const requestedLines = lines.map(({ id, quantity, rows, amount: paid }) => [
    id,
    quantity,
    paid,
    ...(rows ? [rows] : []),
  ])
  // Requests stored before this field existed have no credit, and are equal.
  const paramsOfCredit = credit === 'commercial' ? [credit] : []
  return hash([requestedLines, amount, reason, restock === true, method, ...paramsOfCredit])
}

/** What of the amount that a request names for a line goes to each of its rows, in paise. */
function sharesOfAmounts(
  named: readonly {
    line: OrderLine
    named: { quantity: number; amount?: number | undefined }
    at: number
  }[],
  before: RefundedPieces,
): (line: OrderLine) => number {
  const shares = new Map<string, number>()
  for (const rows of Map.groupBy(named, ({ at }) => at).values()) {
    const amount = rows[0]?.named.amount
    if (amount === undefined) continue
    const worth = rows.map(({ line, named: { quantity } }) => worthOfNamed(line, before, quantity))
    const shared = shareOut(toPaise(amount), worth)
    rows.forEach(({ line }, at) => shares.set(line.id, shared[at] ?? 0))
  }
  return ({ id }) => shares.get(id) ?? 0
}

/** Pieces with tracked stock, except personalised ones. */
function isStock({ variantId, approvalId }: OrderLine): boolean {
  return variantId !== null && approvalId === null
}

function sum(lines: readonly { amountPaise: number }[]): number {
  return lines.reduce((total, { amountPaise }) => total + amountPaise, 0)
}

/** The lines, scaled to the requested amount. */
function withShares(
  amountPaise: number,
  lines: readonly (RefundLine & { item: OrderLine })[],
): RefundLine[] {
  const shares = shareOut(
    amountPaise,
    lines.map((line) => line.amountPaise),
  )
  return lines.map(({ item: _item, ...line }, at) => ({ ...line, amountPaise: shares[at] ?? 0 }))
}
