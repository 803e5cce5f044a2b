import type { Tracking } from '@tohfa/contract/fulfilment/shipping'
import { scanDetail } from '@tohfa/contract/fulfilment/shipping'
import { now } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import {
  hasNews,
  scansOf,
  type Shipment,
  shipmentOf,
} from '#fulfilment/shipping/shipping.queries.ts'
import { type SyncDeps, syncShipments } from './sync-shipments.ts'

/** Stored tracking below this age is fresh enough, unless the carrier pushed a hint. */
const freshForMs = 15_000

/**
 * The tracking of an order in the carrier's envelope (docs/product.md 12.7), read again when the
 * stored one is old. While the carrier is unavailable, the stored one is returned.
 */
export async function trackOrder(deps: SyncDeps, orderId: string): Promise<Tracking> {
  const { db } = deps.connection
  const shipment = await shipmentOf(db, orderId)
  if (shipment?.status !== 'booked') return envelope(null, null, [])
  if (isOld(shipment)) {
    try {
      await syncShipments(deps, [shipment])
    } catch (error) {
      if (!isProviderFailure(error)) throw error
    }
  }
  return read(db, shipment)
}

function isOld(shipment: Shipment): boolean {
  const { syncedAt } = shipment
  return hasNews(shipment) || syncedAt === null || now().getTime() - syncedAt.getTime() > freshForMs
}

async function read(db: Database, shipment: Shipment): Promise<Tracking> {
  const scans = (await scansOf(db, shipment.id)).map((scan) =>
    scanDetail.parse({
      ScanType: scan.scanType,
      Scan: scan.scan,
      ScanDateTime: scan.at.toISOString(),
      ScannedLocation: scan.location,
      Instructions: scan.instructions,
    }),
  )
  return envelope(shipment.waybill, scans.at(-1)?.ScanType ?? null, scans)
}

function envelope(
  AWB: string | null,
  Status: string | null,
  scans: Tracking['ShipmentData'][number]['Shipment']['Scans'][number]['ScanDetail'][],
): Tracking {
  return {
    ShipmentData: [
      { Shipment: { AWB, Status, Scans: scans.map((ScanDetail) => ({ ScanDetail })) } },
    ],
  }
}
