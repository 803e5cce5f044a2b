import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import {
  lockOrder,
  type Orders,
  refuseUnconfirmed,
  refuseWhileChangeable,
} from '#orders/order/orders.service.ts'
import { mayMove, type Order } from '@tohfa/contract/orders/orders'
import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import { toPaise } from '@tohfa/contract/shared/money'
import {
  type Booked,
  bookOnce,
  claimsEndedBefore,
  isClaimed,
} from '#fulfilment/carriers/book-once.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { gramsOf } from '#catalog/product-defaults/product-defaults.service.ts'
import {
  type Claim,
  claimBooking,
  setPinState,
  type Shipment,
  updateShipment,
} from './shipping.queries.ts'

type ShipOrderDeps = {
  connection: Connection
  orders: Pick<Orders, 'byId' | 'move'>
  taxDocuments: Pick<TaxDocuments, 'goodsOfParcel' | 'needsEwayBill'>
  carriers: Carriers
  settings: Pick<Settings, 'read'>
  packing: Pick<Packing, 'unready'>
  /** Further steps for a booked parcel, in the booking's transaction. */
  onBooked(tx: Transaction, orderId: string): Promise<void>
  /** Has a parcel cancelled that was booked for an order which was cancelled meanwhile. */
  cancelShipment(tx: Transaction, orderId: string): Promise<void>
}

/** The person who ships an order, and the reason for shipping it although it is not ready. */
export type ShippedBy = { adminId: string; forcedBecause?: string | undefined }

/**
 * Books the parcel of a confirmed order and moves the order to shipped (docs/product.md 12.3).
 *
 * 1. claim the booking: of two admins one succeeds, the other gets 409
 * 2. book the parcel, once for any number of attempts
 * 3. move the order, in one transaction with the waybill and the mail
 *
 * When the carrier refuses or is unavailable, the order does not move, and the remark is stored.
 *
 * @throws Failure `not_printed` with the lines that are not ready, unless a reason is given;
 *   `eway_bill_needed` even with a reason
 */
export async function shipOrder(
  deps: ShipOrderDeps,
  orderId: string,
  { adminId, forcedBecause }: ShippedBy,
): Promise<void> {
  const { claim, unready, pinState, pinCode, ewayBill } = await claimParcel(
    deps,
    orderId,
    forcedBecause,
  )
  if (pinState === null) await askForState(deps, orderId, pinCode)
  const reason = unready.length > 0 ? forcedBecause : undefined
  // Read after cancellations are blocked: the carrier collects the total as of now.
  const order = await deps.orders.byId(orderId)
  const booked = await book(deps, claim, { ...order, ewayBill })
  try {
    await deps.connection.transaction(async (tx) => {
      await updateShipment(tx, claim.id, {
        ...booked,
        status: 'booked',
        bookedAt: now(),
        remark: null,
      })
      await deps.orders.move(tx, order.id, 'shipped', 'admin', { actorId: adminId, reason })
      await deps.onBooked(tx, order.id)
      logAfterCommit(tx, { what: 'parcel booked', order: order.orderNumber, ...booked })
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The booking took so long that the order was cancelled meanwhile.
    await deps.connection.transaction(async (tx) => {
      await updateShipment(tx, claim.id, { ...booked, status: 'failed', remark: error.message })
      await deps.cancelShipment(tx, order.id)
    })
    throw error
  }
}

/** Claims the booking of a confirmed order, with the order locked. */
async function claimParcel(
  { connection, taxDocuments, settings, packing, carriers }: ShipOrderDeps,
  orderId: string,
  forcedBecause: string | undefined,
): Promise<{
  claim: Claim
  unready: UnreadyLine[]
  pinState: string | null
  pinCode: string
  ewayBill: string | null
}> {
  return connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    refuseUnconfirmed(order)
    if (order.delivery === 'counter' || !mayMove(order.status, 'shipped', 'admin'))
      throw new Failure('invalid_transition')
    if (order.paidPaise > 0 && order.refundHeldPaise === order.paidPaise)
      throw new Failure('invalid_transition', { sentence: message('paidBack') })
    if (order.printingStartedAt === null)
      refuseWhileChangeable(order.createdAt, await settings.read(tx), 'notSentYet')
    if (order.ewayBill === null && (await taxDocuments.needsEwayBill(orderId, tx)))
      throw new Failure('eway_bill_needed')
    const unready = (await packing.unready(tx, [orderId])).get(orderId) ?? []
    if (unready.length > 0 && forcedBecause === undefined)
      throw new Failure('not_printed', { lines: unready })
    const claim = await claimBooking(tx, orderId, {
      carrier: carriers.usual.name,
      endedBefore: claimsEndedBefore(),
    })
    if (!claim) throw new Failure('invalid_transition')
    const { pinState, ewayBill, shippingAddress } = order
    return { claim, unready, pinState, pinCode: shippingAddress.pinCode, ewayBill }
  })
}

/**
 * The invoice needs the state of the destination: if it was unknown when the order was made, the
 * carrier is asked again.
 */
async function askForState(
  { connection, carriers }: ShipOrderDeps,
  orderId: string,
  pinCode: string,
): Promise<void> {
  try {
    const { state } = await carriers.usual.serviceability(pinCode)
    if (state) await setPinState(connection.db, orderId, state)
  } catch (error) {
    // The booking reports it if the carrier is still unavailable; otherwise the state of the
    // address counts.
    if (!isProviderFailure(error)) throw error
  }
}

/**
 * Whether another process is booking the parcel of an order now; otherwise its claim is from a
 * crash.
 */
export function isBeingBooked(shipment: Shipment | undefined): boolean {
  return shipment?.status === 'booking' && isClaimed(shipment.claimedAt)
}

async function book(
  { connection: { db }, taxDocuments, carriers }: ShipOrderDeps,
  claim: Claim,
  order: Order & { ewayBill: string | null },
): Promise<Booked> {
  const items = order.order_items
    .map(({ product: { title, productType }, quantity, cancelled }) => ({
      title,
      productType,
      quantity: quantity - cancelled,
    }))
    .filter(({ quantity }) => quantity > 0)
  return bookOnce(carriers, {
    reference: order.orderNumber,
    earlier: claim.isFirst ? null : claim,
    keep: (chosen) => updateShipment(db, claim.id, chosen),
    book: async (carrier, waybill) =>
      carrier.book({
        reference: order.orderNumber,
        waybill,
        orderedAt: new Date(order.order_date),
        address: order.shipping_address,
        // An advance may be all of it.
        paymentMethod: order.toCollect === 0 ? 'online' : order.payment_method,
        totalPaise: toPaise(order.toCollect ?? order.total),
        goods: await taxDocuments.goodsOfParcel(order.id),
        ewayBill: order.ewayBill,
        items,
        grams: await gramsOf(db, items),
      }),
    async release(left) {
      await updateShipment(db, claim.id, { ...left, status: 'failed' })
      logAfterCommit(db, { what: 'parcel not booked', order: order.orderNumber, ...left })
    },
  })
}
