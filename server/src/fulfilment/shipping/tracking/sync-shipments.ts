import { mayMove, type OrderStatus } from '@tohfa/contract/orders/orders'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import type { ShopEvents } from '#platform/events/shop-events.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Carrier, TrackedParcel } from '#fulfilment/carriers/carrier.ts'
import { byCarrier, type Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import {
  keepScans,
  lockShipment,
  currentTime,
  type Shipment,
  updateShipment,
} from '#fulfilment/shipping/shipping.queries.ts'

export type SyncDeps = {
  connection: Connection
  orders: Pick<Orders, 'byId' | 'move'>
  events: Pick<ShopEvents, 'shipmentCancelledByCarrier'>
  carriers: Pick<Carriers, 'of'>
}

/** Reads the tracking of each carrier's shipments in one call and moves their orders. */
export function syncShipments(deps: SyncDeps, open: readonly Shipment[]): Promise<void> {
  return byCarrier(open, (name, some) => syncWith(deps, deps.carriers.of(name), some))
}

async function syncWith(
  deps: SyncDeps,
  carrier: Carrier,
  open: readonly Shipment[],
): Promise<void> {
  const waybills = open.flatMap((shipment) => shipment.waybill ?? [])
  if (waybills.length === 0) return
  // Taken before the call to the carrier: its answer does not include hints that arrive during the
  // call.
  const polledAt = await currentTime(deps.connection.db)
  const parcels = await carrier.track(waybills)
  for (const shipment of open) {
    const parcel = parcels.find((one) => one.waybill === shipment.waybill)
    await deps.connection.transaction((tx) =>
      apply({ ...deps, carrier }, tx, shipment.id, parcel, polledAt),
    )
  }
}

/** Stores the scans of a parcel and moves its order; an older scan never moves it back. */
async function apply(
  deps: SyncDeps & { carrier: Carrier },
  tx: Transaction,
  shipmentId: string,
  parcel: TrackedParcel | undefined,
  polledAt: Date,
): Promise<void> {
  const shipment = await lockShipment(tx, shipmentId)
  if (!shipment) return
  const read = (parcel?.scans ?? []).flatMap((scan) => {
    const meaning = deps.carrier.scanMeaning(scan)
    return meaning ? [{ ...scan, ...meaning }] : []
  })
  await keepScans(
    tx,
    read.map(({ scanType, scan, type, at, location, instructions }) => ({
      shipmentId,
      scanType,
      scan: scan || type,
      at,
      location,
      instructions,
    })),
  )
  let { movedAt } = shipment
  for (const { orderStatus, at } of read) {
    if (orderStatus === null || (movedAt !== null && at <= movedAt)) continue
    await follow(deps, tx, shipment.orderId, orderStatus)
    movedAt = at
  }
  const newest = read.at(-1)
  const lostAt = newest ? (newest.isLost ? newest.at : null) : shipment.lostAt
  await updateShipment(tx, shipmentId, { syncedAt: polledAt, movedAt, lostAt })
}

/**
 * Moves an order to where its parcel is. One that the carrier cancelled gives its money back; of one
 * that comes back staff decide.
 */
async function follow(
  deps: SyncDeps,
  tx: Transaction,
  orderId: string,
  to: OrderStatus,
): Promise<void> {
  const { status } = await deps.orders.byId(orderId, tx)
  if (!mayMove(status, to, 'carrier')) return
  await deps.orders.move(tx, orderId, to, 'carrier')
  if (to === 'cancelled') await deps.events.shipmentCancelledByCarrier(tx, orderId)
}
