import type { Cancellation } from '@tohfa/contract/orders/cancellations'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { hash, returnStock } from '#orders/checkout/checkout.service.ts'
import { releaseUse } from '#orders/offers/offers.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { sameRequest } from '#platform/http/same-request.ts'
import {
  countCancelled,
  linesOfOrder,
  type LockedOrder,
  lowerTotal,
  namedLines,
  type OrderLine,
  type Orders,
  piecesLeft,
  setCashState,
} from '#orders/order/orders.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Payments } from '#payments/payment/payments.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { type CancelMailDeps, queuePartCancelledMail } from './cancellation.mails.ts'
import { cancellationByKey, insertCancellation } from './cancellations.queries.ts'
import { piecesOf, type Pieces } from './pieces-to-cancel.ts'
import { isBeingPrinted, refuseWhenTooLate } from './too-late.ts'

export type CancelDeps = CancelMailDeps & {
  orders: Pick<Orders, 'move'>
  payments: Pick<Payments, 'refundOrder' | 'refundedPieces'>
  printing: Pick<Printing, 'startedItems' | 'printAgain'>
  packing: Pick<Packing, 'takeOut'>
  shipping: Pick<Shipping, 'isBeingBooked' | 'cancelShipment'>
}

/** The canceller: a buyer may cancel only what is not being printed, staff until it is shipped. */
type Canceller =
  | { actor: 'customer' | 'admin'; actorId: string }
  /** The shop itself after a full refund, and the carrier after it cancelled the parcel. */
  | { actor: 'system' | 'carrier'; actorId?: undefined }

export type CancelRequest = Cancellation & {
  idempotencyKey?: string | undefined
  /** That its buyer was asked whether they want it, and never answered. */
  isExpired?: boolean
}

/**
 * Cancels a locked order or pieces of it, as part of `tx` (docs/product.md 11.10). The pieces leave
 * the order's total, return to stock once, and are refunded once. Without any piece left the whole
 * order is cancelled. The order stays locked, so that shipping, printing and another cancellation
 * are serialized with it.
 *
 * A repeated cancellation of the whole order, or under the same key, changes nothing.
 *
 * @throws Failure `too_late_to_cancel` with a sentence that says what is still possible
 */
export async function cancelOrder(
  deps: CancelDeps,
  tx: Transaction,
  order: LockedOrder,
  request: CancelRequest,
  by: Canceller,
): Promise<void> {
  const { id: orderId } = order
  const requestHash = hashOf(request)
  if (request.idempotencyKey !== undefined) {
    const earlier = await cancellationByKey(tx, orderId, request.idempotencyKey)
    if (sameRequest(earlier, requestHash)) return
  }
  // The carrier's scan has already moved the order.
  if (order.status === 'cancelled' && !request.items && by.actor !== 'carrier') return
  const lines = await linesOfOrder(tx, orderId)
  const named = request.items && namedLines(lines, request.items, 'items')
  const started = await deps.printing.startedItems(tx, orderId)
  if (by.actor !== 'carrier')
    await refuseWhenTooLate(deps, tx, order, {
      by: by.actor,
      started,
      items: named?.map(({ line }) => line),
      wish: 'cancel',
    })
  const before = await deps.payments.refundedPieces(tx, orderId)
  const pieces = piecesOf(lines, named, { before, isFree: isFree(order) })
  const isWhole = lines.every(
    ({ id, quantity, cancelledQuantity }) =>
      quantity === cancelledQuantity + (pieces.find(({ line }) => line.id === id)?.quantity ?? 0),
  )
  const amountPaise = pieces.reduce((sum, { paise }) => sum + paise, isWhole ? order.wrapPaise : 0)
  // Before the stock, as whoever buys does.
  if (isWhole && order.checkoutId !== null && !isBeingPrinted(order, started, undefined))
    await releaseUse(tx, order.checkoutId)
  const cancelled = pieces.map(({ line: { id }, quantity }) => ({ id, quantity }))
  await countCancelled(tx, cancelled)
  await deps.packing.takeOut(
    tx,
    orderId,
    pieces.map(({ line }) => line.id),
  )
  const lowered = await lowerTotal(tx, order, amountPaise)
  // A parcel at the carrier is packed: staff count its pieces when they get it back.
  if (by.actor !== 'carrier')
    await restock(tx, pieces, started, await deps.printing.printAgain(tx, orderId))
  const made = await insertCancellation(tx, {
    orderId,
    lines: cancelled,
    amountPaise,
    reason: request.reason,
    ...by,
    idempotencyKey: request.idempotencyKey ?? null,
    requestHash,
  })
  if (isWhole && isCashOpen(order.cashState))
    await setCashState(tx, orderId, request.isExpired ? 'expired' : 'declined')
  if (isWhole && by.actor !== 'carrier') {
    await deps.orders.move(tx, orderId, 'cancelled', by.actor, { actorId: by.actorId })
    await deps.shipping.cancelShipment(tx, orderId)
  }
  await payBack(deps, tx, order, { pieces, lowered, isWhole, cancellationId: made.id, by })
  if (!isWhole) await queuePartCancelledMail(deps, tx, lowered, made.id, pieces)
  if (by.actor === 'admin')
    await recordChange(tx, by.actorId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: order.orderNumber,
      details: { cancelled: [null, pieces.reduce((sum, { quantity }) => sum + quantity, 0)] },
    })
  logAfterCommit(tx, {
    what: isWhole ? 'order cancelled' : 'part of an order cancelled',
    order: order.orderNumber,
    by: by.actor,
    amountPaise,
  })
}

/** A replacement is free, so it has nothing to refund. */
function isFree({ replacesOrderId, paymentMethod }: LockedOrder): boolean {
  return replacesOrderId !== null && paymentMethod === 'online'
}

/**
 * Puts pieces back into the stock; a blank that is being printed is no stock any more. Of a job to
 * print again, only the new blanks come back, after the pieces that are printed.
 */
async function restock(
  tx: Transaction,
  pieces: readonly Pieces[],
  started: ReadonlySet<string>,
  again: ReadonlyMap<string, number>,
): Promise<void> {
  const blanksOf = ({ line, quantity, missing }: Pieces) => {
    const left = piecesLeft(line)
    const blanks = again.get(line.id) ?? left
    return Math.min(missing, Math.min(left, blanks) - Math.min(left - quantity, blanks))
  }
  await returnStock(
    tx,
    pieces.flatMap((one) => {
      const { line } = one
      const quantity = blanksOf(one)
      return line.variantId && quantity > 0 && !isSpoilt(line, started)
        ? [{ variantId: line.variantId, quantity }]
        : []
    }),
  )
}

function isSpoilt(line: OrderLine, started: ReadonlySet<string>): boolean {
  return line.approvalId !== null && started.has(line.id)
}

/** Refunds the price of the pieces; the last pieces also refund the rest of the payment. */
async function payBack(
  { payments }: CancelDeps,
  tx: Transaction,
  order: LockedOrder,
  {
    pieces,
    lowered,
    isWhole,
    cancellationId,
    by,
  }: {
    pieces: readonly Pieces[]
    lowered: Pick<LockedOrder, 'advancePaise'>
    isWhole: boolean
    cancellationId: string
    by: Canceller
  },
): Promise<void> {
  const left = order.paidPaise - order.refundHeldPaise
  const owed =
    order.paymentMethod === 'cash'
      ? order.advancePaise - lowered.advancePaise
      : pieces.reduce((sum, { owedPaise }) => sum + owedPaise, 0)
  await payments.refundOrder(tx, order, {
    cancellationId,
    amountPaise: isWhole ? left : Math.min(owed, left),
    reason: isWhole
      ? `Your order ${order.orderNumber} was cancelled before it was delivered.`
      : `A part of your order ${order.orderNumber} was cancelled.`,
    lines: pieces.map(({ line, quantity, owedPaise }) => ({
      orderItemId: line.id,
      quantity,
      amountPaise: owedPaise,
      restocked: false,
    })),
    ...(by.actor === 'admin' && { actedBy: by.actorId }),
  })
}

function hashOf({ items, reason }: CancelRequest): string {
  const sorted = items && [...items].sort((a, b) => a.id.localeCompare(b.id))
  return hash([
    sorted?.map(({ id, quantity, rows }) => [id, quantity, ...(rows ? [rows] : [])]) ?? null,
    reason,
  ])
}
