import type { OrderShipment } from '@tohfa/contract/orders/admin-orders'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import { fetchLabel, isGood, type LabelLinkDeps } from './label-link.ts'
import { lastScanOf, shipmentOf } from './shipping.queries.ts'

/** The stored state of an order's parcel, without a call to the carrier. */
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
export async function labelOf(deps: LabelLinkDeps, orderId: string): Promise<string> {
  const shipment = await shipmentOf(deps.connection.db, orderId)
  if (shipment?.status !== 'booked') throw new Failure('no_label')
  if (shipment.labelUrl && isGood(shipment)) return shipment.labelUrl
  try {
    const url = await fetchLabel(deps, shipment)
    if (url) return url
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    throw new Failure('label_away', { cause: error })
  }
  throw new Failure('no_label')
}
