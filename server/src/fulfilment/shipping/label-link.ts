import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { type Shipment, updateShipment } from './shipping.queries.ts'

export type LabelLinkDeps = {
  connection: Pick<Connection, 'db'>
  carriers: Pick<Carriers, 'of'>
}

/** The carrier keeps a link valid for a day; a link that is about to expire is fetched again. */
const labelGoodMs = 20 * 3_600_000

/** Whether the link to a parcel's label still leads there. */
export function isGood({ labelAt }: Pick<Shipment, 'labelAt'>): boolean {
  return labelAt !== null && now().getTime() - labelAt.getTime() < labelGoodMs
}

/** Fetches a new link to a parcel's label and stores it; null while the carrier has none. */
export async function fetchLabel(
  { connection, carriers }: LabelLinkDeps,
  { id, carrier, waybill }: Pick<Shipment, 'id' | 'carrier' | 'waybill'>,
): Promise<string | null> {
  const labelUrl = waybill && (await carriers.of(carrier).label(waybill))
  if (!labelUrl) return null
  await updateShipment(connection.db, id, { labelUrl, labelAt: now() })
  return labelUrl
}
