import type { Transaction } from '#platform/database/connect.ts'
import { releaseUse } from '#orders/offers/offers.service.ts'
import {
  type Checkout,
  checkoutById,
  checkoutByProviderOrder,
  deleteRequests,
  keepProviderOrder,
  lockBuyer,
  type OpenCheckout,
  updateCheckout,
} from './checkout.queries.ts'
import { settleCheckout } from './make-order.ts'
import {
  releaseStock,
  reserveStock,
  returnStock,
  takeForOrder,
  takeSpoilt,
} from './reserve-stock.ts'

export type { Checkout, OpenCheckout }
export { refuseUnprintableGift } from './refuse-unprintable-gift.ts'
export { refuseUnserved } from './refuse-order.ts'
export { transitDaysTo } from './transit-days-to.ts'
export type { PlaceOrderDeps } from './place-order.ts'
export { hash } from './snapshot.ts'
export { type DraftPurchase, lockBuyerOfDraft, placeDraft, whyNotOrdered } from './place-draft.ts'
export { limitCashOrders } from './limit-cash-orders.ts'
export { refuseCash, refuseInterstateSale, refuseManyUnshipped } from './refuse-order.ts'
export {
  checkoutById,
  checkoutByProviderOrder,
  keepProviderOrder,
  reserveStock,
  returnStock,
  settleCheckout,
  takeForOrder,
  takeSpoilt,
}

/** The current checkout, with its buyer locked: nothing else changes it until `tx` ends. */
export async function lockCheckout(tx: Transaction, checkout: OpenCheckout): Promise<Checkout> {
  const [, now] = await Promise.all([lockBuyer(tx, checkout.userId), checkoutById(tx, checkout.id)])
  if (!now) throw new Error(`checkout ${checkout.id} is gone`)
  return now
}

/**
 * Ends a checkout that cannot be paid because the provider gave no order for it: its stock is free
 * at once, and the same request may be made again.
 */
export async function abandon(tx: Transaction, checkout: OpenCheckout): Promise<void> {
  const now = await lockCheckout(tx, checkout)
  if (now.status !== 'open' || now.providerOrderId !== null) return
  await updateCheckout(tx, now.id, { status: 'lapsed' })
  await deleteRequests(tx, now.id)
  await releaseUse(tx, now.id)
  await releaseStock(tx, now.id)
}
