import type { Connection, Transaction } from '../database/connect.ts'
import { logAfterCommit } from '../database/business-events.ts'
import { Failure, ProviderAway } from '../http/failures.ts'
import { say } from '../http/sentences.ts'
import { ProviderRefused } from '../providers/call-provider.ts'
import type { Orders } from '../orders/orders.service.ts'
import { mayMove, type Order } from '@tohfa/contract/orders'
import { toPaise } from '@tohfa/contract/money'
import type { Delhivery } from '../providers/delhivery/delhivery.ts'
import { claimBooking, type Shipment, updateShipment } from './shipping.queries.ts'

/** Longer than all tries of a booking together; after that its process must have died. */
const claimMs = 30_000

export type ShipOrderDeps = {
  connection: Connection
  orders: Pick<Orders, 'byId' | 'move'>
  delhivery: Pick<Delhivery, 'createShipment' | 'fetchWaybill' | 'findByReference'>
  /** What is to be done with a parcel once it is booked; part of the booking's transaction. */
  onBooked(tx: Transaction, orderId: string): Promise<void>
}

/**
 * Books the parcel of a confirmed order and moves the order to shipped (docs/product.md 12.3).
 *
 * 1. claim the booking: of two admins one wins, the other gets 409
 * 2. fetch a waybill and keep it, so that a repeated booking names the same parcel
 * 3. book; what a crash left half-done is looked up first
 * 4. move the order, in one transaction with the waybill and the mail
 *
 * When the carrier refuses or is away the order stays where it was, and the remark is kept.
 */
export async function shipOrder(
  deps: ShipOrderDeps,
  orderId: string,
  adminId: string,
): Promise<void> {
  const order = await deps.orders.byId(orderId)
  if (!mayMove(order.status, 'shipped', 'admin')) throw new Failure('invalid_transition')
  const { db } = deps.connection
  const claim = await claimBooking(db, orderId, new Date(Date.now() - claimMs))
  if (!claim) throw new Failure('invalid_transition')

  const waybill = await book(deps, claim, order)
  await deps.connection.transaction(async (tx) => {
    await updateShipment(tx, claim.id, {
      status: 'booked',
      waybill,
      bookedAt: new Date(),
      remark: null,
    })
    await deps.orders.move(tx, order.id, 'shipped', 'admin', adminId)
    await deps.onBooked(tx, order.id)
    logAfterCommit(tx, { what: 'parcel booked', order: order.orderNumber, waybill })
  })
}

async function book(deps: ShipOrderDeps, claim: Shipment, order: Order): Promise<string> {
  const { db } = deps.connection
  try {
    const waybill = claim.waybill ?? (await deps.delhivery.fetchWaybill())
    // Kept from an earlier try, or none to tell one from: a parcel may stand there already.
    if (claim.waybill !== null || waybill === null) {
      const earlier = await deps.delhivery.findByReference(order.orderNumber)
      if (earlier) return earlier
    }
    await updateShipment(db, claim.id, { waybill })
    const booking = await deps.delhivery.createShipment({
      orderNumber: order.orderNumber,
      waybill,
      orderedAt: new Date(order.order_date),
      address: order.shipping_address,
      paymentMethod: order.payment_method,
      totalPaise: toPaise(order.total),
      items: order.order_items.map((item) => ({
        title: item.product.title,
        quantity: item.quantity,
      })),
    })
    if (booking.booked) return booking.waybill
    await updateShipment(db, claim.id, { status: 'failed', remark: booking.remark })
    logAfterCommit(db, { what: 'parcel refused', order: order.orderNumber, remark: booking.remark })
    throw new Failure('carrier_refused', {
      sentence: say('carrierRefused', booking.remark),
    })
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    await updateShipment(db, claim.id, { status: 'failed', remark: 'The carrier was away' })
    throw new Failure('carrier_away', {
      sentence: say('carrierAway'),
      cause: error,
    })
  }
}
