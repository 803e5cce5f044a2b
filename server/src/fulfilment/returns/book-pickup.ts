import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { linesOfOrder, piecesPaise } from '#orders/order/orders.service.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { Parcel } from '#fulfilment/carriers/delhivery/delhivery.booking.ts'
import type { Delhivery } from '#fulfilment/carriers/delhivery/delhivery.ts'
import { cancelPickupJob, pickupReference } from './cancel-pickup.ts'
import {
  claimMs,
  type LockedReturn,
  lockWithOrder,
  type MoveDeps,
  type Mover,
  moveReturn,
  nextState,
} from './move-return.ts'
import { changeReturn, piecesOfReturn, type ReturnRow } from './returns.queries.ts'

export type PickupDeps = MoveDeps & {
  connection: Connection
  delhivery: Pick<Delhivery, 'createShipment' | 'fetchWaybill' | 'findByReference'>
}

type Claim = LockedReturn & { parcel: Omit<Parcel, 'waybill'> }

/**
 * Has the carrier fetch what a buyer returns, and moves the return. It is claimed before the carrier is
 * asked, so that nobody books or withdraws meanwhile, and a waybill is kept first, so that a booking
 * that died is found again. When the carrier refuses or is away the return stays where it was.
 */
export async function bookPickup(
  deps: PickupDeps,
  id: string,
  by: Mover,
  note: string | null,
): Promise<void> {
  const claim = await claimPickup(deps, id, by)
  const waybill = await book(deps, claim)
  try {
    await deps.connection.transaction(async (tx) => {
      const locked = await lockWithOrder(tx, id)
      const pickups = locked.row.pickups + 1
      const change = { note, waybill, pickups, pickupClaimedAt: null, syncedAt: null }
      await moveReturn(deps, tx, locked, 'book_pickup', by, change)
    })
  } catch (error) {
    // It took so long that somebody else moved the return meanwhile.
    if (error instanceof Failure)
      await deps.connection.transaction((tx) =>
        deps.jobs.send(tx, cancelPickupJob, { returnId: id }),
      )
    throw error
  }
}

async function claimPickup({ connection }: PickupDeps, id: string, by: Mover): Promise<Claim> {
  return connection.transaction(async (tx) => {
    const { order, row } = await lockWithOrder(tx, id)
    nextState(row, 'book_pickup', by)
    await changeReturn(tx, id, { pickupClaimedAt: now() })
    const lines = await linesOfOrder(tx, order.id)
    const items = (await piecesOfReturn(tx, id)).flatMap(({ orderItemId, quantity }) => {
      const line = lines.find((one) => one.id === orderItemId)
      return line ? [{ title: line.title, quantity, line }] : []
    })
    const totalPaise = items.reduce(
      (sum, { line, quantity }) => sum + piecesPaise(line, quantity),
      0,
    )
    return {
      order,
      row,
      parcel: {
        orderNumber: pickupReference(order.orderNumber, row),
        orderedAt: order.createdAt,
        address: order.shippingAddress,
        paymentMethod: 'pickup',
        totalPaise,
        items: items.map(({ title, quantity }) => ({ title, quantity })),
      },
    }
  })
}

/** Books it; the waybill that the carrier knows it by. */
async function book(deps: PickupDeps, { row, order, parcel }: Claim): Promise<string> {
  const { connection, delhivery } = deps
  const release = (change: Pick<Partial<ReturnRow>, 'waybill' | 'pickupClaimedAt'>) =>
    connection.transaction((tx) => changeReturn(tx, row.id, change))
  try {
    const waybill = row.waybill ?? (await delhivery.fetchWaybill())
    if (row.waybill !== null || waybill === null) {
      const earlier = await delhivery.findByReference(parcel.orderNumber)
      if (earlier) return earlier
    }
    await connection.transaction((tx) => changeReturn(tx, row.id, { waybill }))
    const booking = await delhivery.createShipment({ ...parcel, waybill })
    if (booking.booked) return booking.waybill
    await release({ waybill: null, pickupClaimedAt: null })
    logAfterCommit(connection.db, {
      what: 'pick-up refused',
      order: order.orderNumber,
      remark: booking.remark,
    })
    throw new Failure('carrier_refused', { sentence: message('carrierRefused', booking.remark) })
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    // The carrier may have it all the same: that it was tried stays known.
    await release({ pickupClaimedAt: new Date(now().getTime() - claimMs) })
    throw new Failure('carrier_away', { sentence: message('carrierAway'), cause: error })
  }
}
