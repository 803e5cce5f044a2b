import type { Order } from '@tohfa/contract/orders/orders'
import { updateDraft } from '#orders/drafts/drafts.service.ts'
import { removeBought } from '#orders/cart/cart.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { copyBusiness, type Orders } from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import { copyPromise } from '#fulfilment/promise/promise.service.ts'
import {
  linesOf,
  type NewCheckoutLine,
  type OpenCheckout,
  updateCheckout,
} from './checkout.queries.ts'
import { clearReservations } from './stock.queries.ts'

/** Whether its buyer is asked first; and who of the staff makes it, where they do. */
type HowMade = { cashState?: 'none' | 'to_confirm'; staffId?: string }

type OrderMaker = {
  orders: Pick<Orders, 'create'>
  printing: Pick<Printing, 'makeJobs'>
}

/**
 * Creates the order of a checkout from a copy of its lines, inside the caller's transaction and
 * with the checkout locked. The reserved stock is sold and never released; the caller records that
 * with the checkout. The bought lines leave the cart. Personalised lines, and the
 * card of a gift, get print jobs.
 */
export async function makeOrder(
  { orders, printing }: OrderMaker,
  tx: Transaction,
  checkout: OpenCheckout,
  lines: readonly NewCheckoutLine[],
  { cashState = 'none', staffId }: HowMade = {},
): Promise<Order> {
  const advancePaise = checkout.dueNowPaise ?? 0
  const making = orders.create(
    tx,
    {
      checkoutId: checkout.id,
      userId: checkout.userId,
      paymentMethod: checkout.paymentMethod,
      shippingAddress: checkout.address,
      gift: checkout.gift,
      ...copyBusiness(checkout),
      ...copyPromise(checkout),
      totalPaise: checkout.totalPaise,
      offerCode: checkout.offerCode,
      wrapPaise: checkout.wrapPaise,
      paidPaise: checkout.paymentMethod === 'online' ? checkout.totalPaise : advancePaise,
      advancePaise,
      cashState,
      delivery: checkout.delivery,
    },
    lines.map(({ reservedVariantId, ...line }) => ({ ...line, variantId: reservedVariantId })),
    staffId,
  )
  const [order] = await Promise.all([
    making,
    // What is ordered by a quote was never in a cart.
    checkout.draftId === null
      ? removeBought(tx, checkout)
      : updateDraft(tx, checkout.draftId, { state: 'ordered' }),
  ])
  if (checkout.gift || lines.some(({ approvalId }) => approvalId !== null))
    await printing.makeJobs(tx, order.id, checkout.dispatchBy ?? undefined)
  return order
}

/**
 * Creates the order of a checkout that was waiting for its payment; its reserved stock is sold from
 * now on.
 */
export async function settleCheckout(
  maker: OrderMaker,
  tx: Transaction,
  checkout: OpenCheckout,
  how: HowMade = {},
): Promise<Order> {
  const lines = await linesOf(tx, checkout.id)
  const [order] = await Promise.all([
    makeOrder(maker, tx, checkout, lines, how),
    updateCheckout(tx, checkout.id, { status: 'settled' }),
    clearReservations(tx, checkout.id),
  ])
  return order
}
