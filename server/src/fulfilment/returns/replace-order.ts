import { v7 } from 'uuid'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import { outOfStock } from '#orders/cart/cart.service.ts'
import { takeForOrder } from '#orders/checkout/checkout.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import {
  copyBusiness,
  type LockedOrder,
  type OrderLine,
  type Orders,
  nextPiecesPaise,
} from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import { unprintableAmong } from './returns.queries.ts'

export type ReplaceDeps = {
  orders: Pick<Orders, 'create'>
  printing: Pick<Printing, 'makeJobs'>
  promises: Pick<Promises, 'again'>
}

/**
 * Makes pieces of a locked order again, as part of `tx` (docs/product.md 11.13): a new order that
 * prints the approved design. It is free, unless the cash of the first one was never collected;
 * then the courier collects it with this one.
 *
 * @returns the id of the new order
 * @throws Failure `out_of_stock` when a tracked stock is too low, `proof_not_approved` when a print
 *   can no longer be made
 */
export async function replaceOrder(
  { orders, printing, promises }: ReplaceDeps,
  tx: Transaction,
  order: LockedOrder,
  pieces: readonly { line: OrderLine; quantity: number }[],
  staffId: string,
): Promise<string> {
  const taken = await takeForOrder(
    tx,
    pieces.map(({ line, quantity }) => ({ ...line, quantity })),
  )
  if ('short' in taken) throw outOfStock(taken.short.title, taken.short.left)
  const gone = await unprintableAmong(
    tx,
    pieces.map(({ line }) => line),
  )
  if (gone !== undefined)
    throw new Failure('proof_not_approved', { sentence: message('printGone', gone) })
  // What the courier collects counts as paid, so that less was not collected.
  const isDue =
    order.paymentMethod === 'cash' &&
    order.paidPaise < order.totalPaise + (order.roundingPaise ?? 0)
  const worth = pieces.map(({ line, quantity }) =>
    nextPiecesPaise(line, line.cancelledQuantity, quantity),
  )
  const wrapPaise = isDue ? order.wrapPaise : 0
  const totalPaise = isDue ? worth.reduce((sum, one) => sum + one, wrapPaise) : 0
  const types = pieces.map(({ line }) => line.productType)
  const promise = await promises.again(tx, types, order.shippingAddress.pinCode)
  const made = await orders.create(
    tx,
    {
      checkoutId: null,
      replacesOrderId: order.id,
      userId: order.userId,
      paymentMethod: isDue ? 'cash' : 'online',
      shippingAddress: order.shippingAddress,
      gift: order.gift,
      ...copyBusiness(order),
      ...promise,
      totalPaise,
      offerCode: order.offerCode,
      wrapPaise,
      paidPaise: 0,
      advancePaise: isDue ? advanceLeft(order, totalPaise) : 0,
    },
    pieces.map(
      (
        { line: { orderId: _orderId, cancelledQuantity: _cancelled, ...line }, quantity },
        position,
      ) => ({
        ...line,
        id: v7(),
        position,
        quantity,
        offerPaise:
          (line.unitPricePaise + line.personalisationPaise) * quantity - (worth[position] ?? 0),
        variantId: taken.variants[position] ?? null,
      }),
    ),
    staffId,
  )
  await printing.makeJobs(tx, made.id, promise.dispatchBy ?? undefined)
  return made.id
}

/** What of an advance is still there for goods that are sent once more, in whole rupees. */
function advanceLeft({ paidPaise, refundHeldPaise }: LockedOrder, worth: number): number {
  const left = Math.floor((paidPaise - refundHeldPaise) / 100) * 100
  return Math.min(left, cashDue(worth).toCollect)
}
