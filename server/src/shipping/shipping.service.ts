import type { OrderShipment } from '@tohfa/contract/admin-orders'
import type { Tracking } from '@tohfa/contract/shipping'
import type { Connection, Transaction } from '../database/connect.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Orders } from '../orders/orders.service.ts'
import type { Payments } from '../payments/payments.service.ts'
import { type AreaService, checkServiceability } from './check-serviceability.ts'
import type { Delhivery } from '../providers/delhivery/delhivery.ts'
import { labelOf, readParcelOf } from './parcel-of-order.ts'
import { prepareParcel } from './prepare-parcel.ts'
import { shipOrder } from './ship-order.ts'
import { hasNews, markHinted, shipmentByWaybill, shipmentsToFollow } from './shipping.queries.ts'
import { syncShipments } from './tracking/sync-shipments.ts'
import { trackOrder } from './tracking/track-order.ts'

const followParcels = defineJob<Record<string, never>>('follow-parcels', {
  retryLimit: 0,
  // Thousands of parcels take a while; the next turn begins after it.
  expireInSeconds: 9 * 60,
})
const prepare = defineJob<{ orderId: string }>('prepare-parcel')
const syncParcel = defineJob<{ waybill: string }>('sync-parcel')

/** How often open parcels are asked for, and how many in one call of the carrier. */
const followEvery = '*/10 * * * *'
const followAgeMs = 9 * 60_000
const batch = 50

export type Shipping = {
  /** What the carrier says of a valid pincode; 503 when it is away and nothing recent is known. */
  serviceability(pincode: string): Promise<AreaService>
  /** Books the parcel of an order and moves it to shipped. */
  ship(orderId: string, adminId: string): Promise<void>
  track(orderId: string): Promise<Tracking>
  /** The parcel of an order as the shop last saw it; null before it was claimed. */
  parcelOf(orderId: string): Promise<OrderShipment | null>
  /** A good link to the label of an order's parcel; 409 while there is none, 503 when the carrier is away. */
  labelOf(orderId: string): Promise<string>
  /** The carrier has news of a parcel: it is asked for them soon, and by the next reader at once. */
  hint(waybill: string): Promise<void>
}

/** Parcels: where they can go, how they are booked, and following them to the door. */
export function createShipping(deps: {
  connection: Connection
  jobs: Jobs
  orders: Pick<Orders, 'byId' | 'move'>
  payments: Pick<Payments, 'refundOrder'>
  delhivery: Delhivery
}): Shipping {
  const { connection, jobs } = deps
  const { db } = connection

  jobs.handle(prepare, ({ orderId }) => prepareParcel(deps, orderId))
  jobs.handle(syncParcel, async ({ waybill }) => {
    const shipment = await shipmentByWaybill(db, waybill)
    if (shipment && hasNews(shipment)) await syncShipments(deps, [shipment])
  })
  jobs.handle(followParcels, async () => {
    const old = new Date(Date.now() - followAgeMs)
    for (let some = await shipmentsToFollow(db, old, batch); some.length > 0;) {
      await syncShipments(deps, some)
      some = some.length < batch ? [] : await shipmentsToFollow(db, old, batch)
    }
  })
  jobs.repeat(followParcels, followEvery)

  return {
    serviceability: (pincode) => checkServiceability({ db, delhivery: deps.delhivery }, pincode),
    ship: (orderId, adminId) => {
      const onBooked = (tx: Transaction) => jobs.send(tx, prepare, { orderId })
      return shipOrder({ ...deps, onBooked }, orderId, adminId)
    },
    track: (orderId) => trackOrder(deps, orderId),
    parcelOf: (orderId) => readParcelOf(db, orderId),
    labelOf: (orderId) => labelOf(deps, orderId),
    async hint(waybill) {
      const shipment = await shipmentByWaybill(db, waybill)
      if (!shipment) return
      await connection.transaction(async (tx) => {
        await markHinted(tx, shipment.id)
        await jobs.send(tx, syncParcel, { waybill })
      })
    },
  }
}
