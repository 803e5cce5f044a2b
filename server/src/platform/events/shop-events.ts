import type { Transaction } from '#platform/database/connect.ts'

/**
 * Events that a feature announces to a feature above it, which it must not import. Each event has
 * one listener, which `shop/listen.ts` registers.
 */
export type ShopEvents = {
  /** All money of an order is refunded while the order may still be waiting for production. */
  orderRefundedInFull(tx: Transaction, orderId: string): Promise<void>
  /** The carrier cancelled the parcel of an order, which was moved to cancelled. */
  shipmentCancelledByCarrier(tx: Transaction, orderId: string): Promise<void>
  /** The carrier has news of a parcel that belongs to no order, possibly to a return. */
  returnParcelUpdated(carrier: string, waybill: string): Promise<void>
}
