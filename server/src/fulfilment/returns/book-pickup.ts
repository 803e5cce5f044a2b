import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { linesOfOrder, nextPiecesPaise } from '#orders/order/orders.service.ts'
import { type Booked, bookOnce, claimsEndedBefore } from '#fulfilment/carriers/book-once.ts'
import type { ReturnParcel } from '#fulfilment/carriers/carrier.ts'
import { gramsOf } from '#catalog/product-defaults/product-defaults.service.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { cancelPickupJob, mayBeBooked, pickupReference } from './cancel-pickup.ts'
import {
  type LockedReturn,
  lockWithOrder,
  type MoveDeps,
  type Mover,
  moveReturn,
  nextState,
} from './move-return.ts'
import { changeReturn, piecesOfReturn } from './returns.queries.ts'

type PickupDeps = MoveDeps & {
  connection: Connection
  carriers: Carriers
}

/** A claimed return, as it was before. */
type Claim = LockedReturn & { parcel: Omit<ReturnParcel, 'waybill'> }

/**
 * Books the pick-up of a return at the carrier, and moves the return. It is claimed before the
 * carrier is called, so that nobody books or withdraws meanwhile. When the carrier refuses or is
 * unavailable, the return does not move.
 */
export async function bookPickup(
  deps: PickupDeps,
  id: string,
  by: Mover,
  note: string | null,
): Promise<void> {
  const claim = await claimPickup(deps, id, by)
  const booked = await book(deps, claim)
  try {
    await deps.connection.transaction(async (tx) => {
      const locked = await lockWithOrder(tx, id)
      const pickups = locked.row.pickups + 1
      const change = { note, ...booked, pickups, pickupClaimedAt: null, syncedAt: null }
      await moveReturn(deps, tx, locked, 'book_pickup', by, change)
    })
  } catch (error) {
    // The booking took so long that somebody else moved the return meanwhile.
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
      return line ? [{ title: line.title, productType: line.productType, quantity, line }] : []
    })
    const totalPaise = items.reduce(
      (sum, { line, quantity }) => sum + nextPiecesPaise(line, line.cancelledQuantity, quantity),
      0,
    )
    return {
      order,
      row,
      parcel: {
        reference: pickupReference(order.orderNumber, row),
        orderedAt: order.createdAt,
        address: order.shippingAddress,
        totalPaise,
        items: items.map(({ title, quantity }) => ({ title, quantity })),
        grams: await gramsOf(tx, items),
      },
    }
  })
}

async function book(
  { connection, carriers }: PickupDeps,
  { row, order, parcel }: Claim,
): Promise<Booked> {
  const change = (what: Parameters<typeof changeReturn>[2]) =>
    connection.transaction((tx) => changeReturn(tx, row.id, what))
  return bookOnce(carriers, {
    reference: parcel.reference,
    earlier: mayBeBooked(row) ? row : null,
    keep: change,
    book: (carrier, waybill) => carrier.bookReturn({ ...parcel, waybill }),
    async release({ remark, ...left }) {
      // That it was tried stays known: the carrier may have it all the same.
      await change({ ...left, pickupClaimedAt: claimsEndedBefore() })
      logAfterCommit(connection.db, {
        what: 'pick-up not booked',
        order: order.orderNumber,
        remark,
      })
    },
  })
}
