import type { Returns } from '#fulfilment/returns/returns.service.ts'
import type { Cancellations } from '#orders/cancellations/cancellations.service.ts'
import type { ShopEvents } from '#platform/events/shop-events.ts'

export type Listeners = {
  cancellations: Pick<Cancellations, 'onRefundedInFull' | 'onShipmentCancelled'>
  returns: Pick<Returns, 'onCarrierPush'>
}

/**
 * Connects a feature's events with their listeners. The listeners are created after the features
 * that emit events, hence a function.
 */
export function listen(features: () => Listeners): ShopEvents {
  return {
    orderRefundedInFull: (tx, orderId) => features().cancellations.onRefundedInFull(tx, orderId),
    shipmentCancelledByCarrier: (tx, orderId) =>
      features().cancellations.onShipmentCancelled(tx, orderId),
    returnParcelUpdated: (carrier, waybill) => features().returns.onCarrierPush(carrier, waybill),
  }
}
