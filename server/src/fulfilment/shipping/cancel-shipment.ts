import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { shipmentOf, updateShipment } from './shipping.queries.ts'

type CancelShipmentDeps = {
  connection: Pick<Connection, 'db'>
  orders: Pick<Orders, 'byId'>
  carriers: Pick<Carriers, 'of'>
}

/**
 * Cancels the parcel of a cancelled order, if the carrier has one: its booking died, or ended too late.
 * May be run again.
 *
 * @throws Error while the carrier does not cancel it
 */
export async function cancelShipment(deps: CancelShipmentDeps, orderId: string): Promise<void> {
  const { db } = deps.connection
  const shipment = await shipmentOf(db, orderId)
  const { orderNumber, status } = await deps.orders.byId(orderId)
  if (!shipment || status !== 'cancelled') return
  const carrier = deps.carriers.of(shipment.carrier)
  const waybill = await carrier.findByReference(orderNumber)
  if (!waybill) return
  const { cancelled, remark } = await carrier.cancel(waybill)
  await updateShipment(db, shipment.id, { status: 'failed', waybill, remark })
  logAfterCommit(db, { what: 'parcel called back', order: orderNumber, waybill, remark })
  if (!cancelled) throw new Error(`The parcel ${waybill} was not called back: ${remark}`)
}

/**
 * Recalls a parcel that is on its way, at the carrier.
 *
 * @throws Failure `carrier_refused` with its message, `carrier_away`
 */
export async function returnToOrigin(
  { connection, carriers }: Pick<CancelShipmentDeps, 'connection' | 'carriers'>,
  orderId: string,
): Promise<void> {
  const shipment = await shipmentOf(connection.db, orderId)
  if (!shipment?.waybill) throw new Failure('invalid_transition')
  const carrier = carriers.of(shipment.carrier)
  const { cancelled, remark } = await carrier.cancel(shipment.waybill).catch((error: unknown) => {
    if (!isProviderFailure(error)) throw error
    throw new Failure('carrier_away', { sentence: message('carrierAway'), cause: error })
  })
  if (!cancelled)
    throw new Failure('carrier_refused', { sentence: message('carrierRefused', remark) })
}
