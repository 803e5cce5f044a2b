import type { Transaction } from '#platform/database/connect.ts'

/**
 * What a feature announces to a feature above it, which it must not import. Each event has one listener:
 * shop/listen.ts names it.
 */
export type ShopEvents = {
  /** All that an order paid has gone back, and the order may still wait to be made. */
  orderRefundedInFull(tx: Transaction, orderId: string): Promise<void>
  /** The carrier cancelled the parcel of an order, which was moved to cancelled. */
  shipmentCancelledByCarrier(tx: Transaction, orderId: string): Promise<void>
  /** The carrier has news of a parcel that brings no order: a return's, perhaps. */
  returnParcelUpdated(carrier: string, waybill: string): Promise<void>
}
