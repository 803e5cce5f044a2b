import { now } from '#platform/runtime/clock.ts'
import type { LabelLinkDeps } from './label-link.ts'
import { fetchLabelPdf } from './label-pdfs.ts'
import { shipmentOf } from './shipping.queries.ts'

/**
 * Fetches the label of a booked parcel and requests the courier. Can run again: the label is
 * fetched again, and an open pick-up request is the same request.
 *
 * @throws Error while one of them is not available yet
 */
export async function prepareParcel(deps: LabelLinkDeps, orderId: string): Promise<void> {
  const { db } = deps.connection
  const shipment = await shipmentOf(db, orderId)
  if (!shipment?.waybill) return
  const pickup = await deps.carriers.of(shipment.carrier).requestPickup(now())
  if (!pickup.isBooked) throw new Error(`No pickup: ${pickup.remark}`)
  if (!(await fetchLabelPdf(deps, shipment)))
    throw new Error(`The parcel ${shipment.waybill} has no label yet`)
}
