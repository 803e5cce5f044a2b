import type { Order } from '@tohfa/contract/orders'
import { removeBought } from '../cart/cart.service.ts'
import type { Transaction } from '../database/connect.ts'
import { copyBusiness, type Orders } from '../orders/orders.service.ts'
import type { Printing } from '../print/print.service.ts'
import { type Checkout, linesOf, updateCheckout } from './checkout.queries.ts'
import { clearReservations } from './stock.queries.ts'

export type OrderMaker = {
  orders: Pick<Orders, 'create'>
  printing: Pick<Printing, 'makeJobs'>
}

/**
 * Makes the order of a checkout inside the caller's transaction, in which the checkout is locked: a
 * copy of its lines. What they hold of the stock is sold and never given back, and the bought lines
 * leave the cart. What is personalised gets its print jobs.
 */
export async function makeOrder(
  { orders, printing }: OrderMaker,
  tx: Transaction,
  checkout: Checkout,
): Promise<Order> {
  const lines = await linesOf(tx, checkout.id)
  const order = await orders.create(
    tx,
    {
      checkoutId: checkout.id,
      userId: checkout.userId,
      paymentMethod: checkout.paymentMethod,
      shippingAddress: checkout.address,
      ...copyBusiness(checkout),
      totalPaise: checkout.totalPaise,
      paidPaise: checkout.paymentMethod === 'online' ? checkout.totalPaise : 0,
    },
    lines.map(({ reservedVariantId, ...line }) => ({ ...line, variantId: reservedVariantId })),
  )
  await printing.makeJobs(tx, order.id)
  await updateCheckout(tx, checkout.id, { status: 'settled' })
  if (lines.some((line) => line.reservedVariantId !== null))
    await clearReservations(tx, checkout.id)
  await removeBought(tx, checkout.id)
  return order
}
