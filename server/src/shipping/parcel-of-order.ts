import type { OrderShipment } from '@tohfa/contract/admin-orders'
import type { Database } from '../database/connect.ts'
import { Failure, ProviderAway } from '../http/failures.ts'
import { ProviderRefused } from '../providers/call-provider.ts'
import { fetchLabel, type PrepareDeps } from './prepare-parcel.ts'
import { lastScanOf, type Shipment, shipmentOf } from './shipping.queries.ts'

/** The carrier keeps a link good for a day; a link that is about to end is fetched anew. */
const labelGoodMs = 20 * 3_600_000

/** The parcel of an order as the shop last saw it; the carrier is not asked. */
export async function readParcelOf(db: Database, orderId: string): Promise<OrderShipment | null> {
  const shipment = await shipmentOf(db, orderId)
  if (!shipment) return null
  const scan = await lastScanOf(db, shipment.id)
  const { status, waybill, remark, bookedAt, labelUrl } = shipment
  return {
    status,
    waybill,
    remark,
    bookedAt: bookedAt?.toISOString() ?? null,
    label: labelUrl === null ? null : { url: labelUrl, isGood: isGood(shipment) },
    lastScan: scan
      ? {
          scanType: scan.scanType,
          scan: scan.scan,
          at: scan.at.toISOString(),
          location: scan.location,
          instructions: scan.instructions,
        }
      : null,
  }
}

/** A good link to the label of an order's parcel: the stored one, or one that is fetched now. */
export async function labelOf(deps: PrepareDeps, orderId: string): Promise<string> {
  const shipment = await shipmentOf(deps.connection.db, orderId)
  if (shipment?.status !== 'booked') throw new Failure('no_label')
  if (shipment.labelUrl && isGood(shipment)) return shipment.labelUrl
  try {
    const url = await fetchLabel(deps, shipment)
    if (url) return url
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    throw new Failure('label_away', { cause: error })
  }
  throw new Failure('no_label')
}

function isGood({ labelAt }: Shipment): boolean {
  return labelAt !== null && Date.now() - labelAt.getTime() < labelGoodMs
}
