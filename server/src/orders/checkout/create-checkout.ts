import type { PaymentRequest, OrderPlacement } from '@tohfa/contract/orders/checkout'
import type { Order } from '@tohfa/contract/orders/orders'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { expireCheckout, sweepCheckouts } from './checkout.jobs.ts'
import { deleteOldRequests, overdueCheckouts } from './checkout.queries.ts'
import { expireIfDue } from './expire-checkout.ts'
import { type Buyer, placeOrder, type PlaceOrderDeps } from './place-order.ts'

export type CheckoutService = {
  /** Turns a person's cart into an order (cash) or a payment request (online). */
  placeOrder(
    buyer: Buyer,
    placement: OrderPlacement,
    idempotencyKey?: string,
  ): Promise<{ order: Order } | PaymentRequest>
}

/** Checkouts, and the jobs that expire unpaid ones. */
export function createCheckout(deps: PlaceOrderDeps): CheckoutService {
  deps.jobs.handle(expireCheckout, ({ checkoutId }) => expireIfDue(deps, checkoutId))
  deps.jobs.handle(sweepCheckouts, async () => {
    for (const id of await overdueCheckouts(deps.connection.db, 500)) await expireIfDue(deps, id)
  })
  deps.jobs.repeat(sweepCheckouts, '* * * * *')
  purgeNightly(deps.jobs, 'forget-order-requests', (most) =>
    deleteOldRequests(deps.connection.db, most),
  )
  return {
    placeOrder: (buyer, placement, idempotencyKey) =>
      placeOrder(deps, buyer, placement, idempotencyKey),
  }
}
