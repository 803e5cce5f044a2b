import type { OrderShipment } from '@tohfa/contract/orders/admin-orders'
import type { Tracking } from '@tohfa/contract/fulfilment/shipping'
import type { CashRulesService } from '#orders/cash-rules/cash-rules.service.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import type { ShopEvents } from '#platform/events/shop-events.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Promises } from '#fulfilment/promise/promise.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { returnToOrigin, cancelShipment } from './cancel-shipment.ts'
import { type AreaService, checkServiceability } from './check-serviceability.ts'
import { byCarrier, type Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Redelivery } from '#fulfilment/carriers/carrier.ts'
import { type LabelPdf, labelPdfs } from './label-pdfs.ts'
import { deleteOldLabels } from './labels.queries.ts'
import { orphanedShipment } from './orphaned-shipment.ts'
import { labelOf, readParcelOf } from './parcel-of-order.ts'
import { prepareParcel } from './prepare-parcel.ts'
import { isBeingBooked, type ShippedBy, shipOrder } from './ship-order.ts'
import {
  dueShipments,
  type FailedAttempts,
  failedAttempts,
  hasNews,
  markHinted,
  shipmentsByWaybill,
  shipmentOf,
  stillDue,
} from './shipping.queries.ts'
import { syncShipments } from './tracking/sync-shipments.ts'
import { trackOrder } from './tracking/track-order.ts'
import type { EndangeredMailDeps } from './endangered.mails.ts'
import { watchPromises } from './watch-promises.ts'

const followParcels = defineJob<Record<string, never>>('follow-parcels', {
  retryLimit: 0,
  // Thousands of parcels take a while; the next turn begins after it.
  expireInSeconds: 9 * 60,
})
const watchJob = defineJob<Record<string, never>>('watch-promises', {
  retryLimit: 0,
  expireInSeconds: 9 * 60,
})
const prepare = defineJob<{ orderId: string }>('prepare-parcel')
// With five minutes between tries, for two days: a cancelled order must not be delivered.
const cancelShipmentJob = defineJob<{ orderId: string }>('call-back-parcel', { retryLimit: 600 })
const syncParcel = defineJob<{ waybill: string }>('sync-parcel')

/** The polling interval of open parcels, and how many one call to the carrier asks for. */
const followEvery = '*/10 * * * *'
const watchEvery = '5,25,45 * * * *'
const followAgeMs = 9 * 60_000
const batch = 50

export type { ShippedBy } from './ship-order.ts'
export type { LabelPdf } from './label-pdfs.ts'

export type Shipping = {
  /**
   * The carrier's answer for a valid PIN code; 503 when it is unavailable and no recent answer is
   * cached.
   */
  serviceability(pincode: string): Promise<AreaService>
  /** Books the parcel of an order and moves it to shipped. */
  ship(orderId: string, sender: ShippedBy): Promise<void>
  track(orderId: string): Promise<Tracking>
  /** The parcel of an order as the shop last saw it; null before it was claimed. */
  parcelOf(orderId: string): Promise<OrderShipment | null>
  /**
   * A valid link to the label of an order's parcel; 409 while there is none, 503 when the carrier
   * is unavailable.
   */
  labelOf(orderId: string): Promise<string>
  /** The label of each of these orders' parcels as a PDF, or why there is none. */
  labelPdfs(orderIds: readonly string[]): Promise<Map<string, LabelPdf>>
  /** Whether the parcel of a locked order is being booked at this moment. */
  isBeingBooked(tx: Transaction, orderId: string): Promise<boolean>
  /** Whether a booking of an unshipped order that failed or died has left a parcel at the carrier. */
  orphanedShipment(order: { id: string; orderNumber: string }): Promise<boolean>
  /** Has the parcel of a cancelled order cancelled at the carrier, as part of `tx`, if there is or will be one. */
  cancelShipment(tx: Transaction, orderId: string): Promise<void>
  /**
   * Recalls the parcel of an order that is on its way.
   *
   * @throws Failure `carrier_refused` with the carrier's message, `carrier_away`
   */
  returnToOrigin(orderId: string): Promise<void>
  /** The time of the first failed delivery attempt of an order's parcel, and whether it is lost. */
  failedAttempts(source: Database, orderId: string): Promise<FailedAttempts>
  /**
   * Requests a redelivery of an order's parcel, on a day in India or on the next round.
   *
   * @throws ProviderAway, ProviderRefused
   */
  requestRedelivery(orderId: string, day: string | null): Promise<Redelivery>
  /** The carrier has an update of a parcel: a job reads it soon, and the next reader at once. */
  onCarrierPush(carrier: string, waybill: string): Promise<void>
}

/** Parcels: where they can go, how they are booked, and following them to the door. */
export function createShipping(
  deps: {
    connection: Connection
    jobs: Jobs
    orders: Pick<Orders, 'byId' | 'move'>
    taxDocuments: Pick<TaxDocuments, 'goodsOfParcel' | 'needsEwayBill'>
    settings: Pick<Settings, 'read'>
    promises: Pick<Promises, 'transitDays' | 'dates' | 'lastSaid'>
    cashRules: Pick<CashRulesService, 'known'>
    packing: Pick<Packing, 'unready'>
    events: Pick<ShopEvents, 'shipmentCancelledByCarrier' | 'returnParcelUpdated'>
    carriers: Carriers
  } & EndangeredMailDeps,
): Shipping {
  const { connection, jobs } = deps
  const { db } = connection

  const queueCancellation = async (tx: Transaction, orderId: string) => {
    if (await shipmentOf(tx, orderId)) await jobs.send(tx, cancelShipmentJob, { orderId })
  }

  jobs.handle(prepare, ({ orderId }) => prepareParcel(deps, orderId))
  jobs.handle(cancelShipmentJob, ({ orderId }) => cancelShipment(deps, orderId))
  jobs.handle(syncParcel, async ({ waybill }) => {
    await syncShipments(deps, (await shipmentsByWaybill(db, waybill)).filter(hasNews))
  })
  jobs.handle(followParcels, async () => {
    const old = new Date(now().getTime() - followAgeMs)
    await byCarrier(await dueShipments(db, old), async (_carrier, due) => {
      for (let from = 0; from < due.length; from += batch) {
        const ids = due.slice(from, from + batch).map(({ id }) => id)
        await syncShipments(deps, await stillDue(db, ids, old))
      }
    })
  })
  jobs.repeat(followParcels, followEvery)
  jobs.handle(watchJob, () => watchPromises(deps))
  jobs.repeat(watchJob, watchEvery)
  purgeNightly(jobs, 'forget-labels', (most) => deleteOldLabels(db, most))

  return {
    serviceability: (pincode) => checkServiceability({ ...deps, db }, pincode),
    ship: (orderId, sender) => {
      const onBooked = (tx: Transaction) => jobs.send(tx, prepare, { orderId })
      return shipOrder({ ...deps, onBooked, cancelShipment: queueCancellation }, orderId, sender)
    },
    isBeingBooked: async (tx, orderId) => isBeingBooked(await shipmentOf(tx, orderId)),
    orphanedShipment: (order) => orphanedShipment({ db, carriers: deps.carriers }, order),
    cancelShipment: queueCancellation,
    returnToOrigin: (orderId) => returnToOrigin(deps, orderId),
    failedAttempts,
    async requestRedelivery(orderId, day) {
      const shipment = await shipmentOf(db, orderId)
      if (!shipment?.waybill) return { taken: 'no', remark: 'There is no parcel' }
      return deps.carriers.of(shipment.carrier).requestRedelivery(shipment.waybill, day)
    },
    track: (orderId) => trackOrder(deps, orderId),
    parcelOf: (orderId) => readParcelOf(db, orderId),
    labelPdfs: (orderIds) => labelPdfs(deps, orderIds),
    labelOf: (orderId) => labelOf(deps, orderId),
    async onCarrierPush(carrier, waybill) {
      const found = await shipmentsByWaybill(db, waybill)
      const shipment = found.find((one) => one.carrier === carrier)
      if (!shipment) return deps.events.returnParcelUpdated(carrier, waybill)
      await connection.transaction(async (tx) => {
        await markHinted(tx, shipment.id)
        await jobs.send(tx, syncParcel, { waybill })
      })
    },
  }
}
