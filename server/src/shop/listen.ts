import type { Returns } from '#fulfilment/returns/returns.service.ts'
import type { Cancellations } from '#orders/cancellations/cancellations.service.ts'
import type { ShopEvents } from '#platform/events/shop-events.ts'

export type Listeners = {
  cancellations: Pick<Cancellations, 'onRefundedInFull' | 'onShipmentCancelled'>
  returns: Pick<Returns, 'onCarrierPush'>
}

/**
 * Who listens to what a feature below announces. The listeners are made after the features that
 * announce, hence a function of them.
 */
export function listen(features: () => Listeners): ShopEvents {
  return {
    orderRefundedInFull: (tx, orderId) => features().cancellations.onRefundedInFull(tx, orderId),
    shipmentCancelledByCarrier: (tx, orderId) =>
      features().cancellations.onShipmentCancelled(tx, orderId),
    returnParcelUpdated: (carrier, waybill) => features().returns.onCarrierPush(carrier, waybill),
  }
}
