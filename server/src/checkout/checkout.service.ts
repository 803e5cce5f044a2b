import type { Transaction } from '../database/connect.ts'
import {
  type Checkout,
  checkoutById,
  checkoutByProviderOrder,
  deleteRequests,
  keepProviderOrder,
  lockBuyer,
  updateCheckout,
} from './checkout.queries.ts'
import { makeOrder } from './make-order.ts'
import { releaseStock, reserveStock, returnStock, takeForOrder } from './reserve-stock.ts'

export type { Checkout }
export { refuseUnserved } from './refuse-unserved.ts'
export { hash } from './snapshot.ts'
export {
  checkoutById,
  checkoutByProviderOrder,
  keepProviderOrder,
  makeOrder,
  reserveStock,
  returnStock,
  takeForOrder,
}

/** The checkout as it is now, with its buyer locked: nothing else moves it until `tx` ends. */
export async function lockCheckout(tx: Transaction, checkout: Checkout): Promise<Checkout> {
  await lockBuyer(tx, checkout.userId)
  const now = await checkoutById(tx, checkout.id)
  if (!now) throw new Error(`checkout ${checkout.id} is gone`)
  return now
}

/**
 * Ends a checkout that cannot be paid because the provider gave no order for it: its stock is free
 * at once, and the same request may be made again.
 */
export async function abandon(tx: Transaction, checkout: Checkout): Promise<void> {
  const now = await lockCheckout(tx, checkout)
  if (now.status !== 'open' || now.providerOrderId !== null) return
  await updateCheckout(tx, now.id, { status: 'lapsed' })
  await deleteRequests(tx, now.id)
  await releaseStock(tx, now.id)
}
