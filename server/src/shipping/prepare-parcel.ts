import type { Connection } from '../database/connect.ts'
import type { Delhivery } from '../providers/delhivery/delhivery.ts'
import { type Shipment, shipmentOf, updateShipment } from './shipping.queries.ts'

export type PrepareDeps = {
  connection: Pick<Connection, 'db'>
  delhivery: Pick<Delhivery, 'label' | 'requestPickup'>
}

/**
 * Fetches the label of a booked parcel and asks for the courier. May be run again: the label is
 * read anew, and a pickup that is open already is the same pickup.
 *
 * @throws Error when either is not to be had yet
 */
export async function prepareParcel(deps: PrepareDeps, orderId: string): Promise<void> {
  const { db } = deps.connection
  const shipment = await shipmentOf(db, orderId)
  if (!shipment?.waybill) return
  const pickup = await deps.delhivery.requestPickup(new Date())
  if (!pickup.asked) throw new Error(`No pickup: ${pickup.remark}`)
  if (!(await fetchLabel(deps, shipment)))
    throw new Error(`The parcel ${shipment.waybill} has no label yet`)
}

/** Reads the link to a parcel's label anew and keeps it; null while the carrier has none. */
export async function fetchLabel(
  { connection, delhivery }: PrepareDeps,
  { id, waybill }: Pick<Shipment, 'id' | 'waybill'>,
): Promise<string | null> {
  const labelUrl = waybill && (await delhivery.label(waybill))
  if (!labelUrl) return null
  await updateShipment(connection.db, id, { labelUrl, labelAt: new Date() })
  return labelUrl
}
