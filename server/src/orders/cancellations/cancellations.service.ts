import type { Connection, Transaction } from '#platform/database/connect.ts'
import { type CancelDeps, cancelOrder, type CancelRequest } from './cancel-order.ts'
import { type CancellationEvent, cancellationsOf } from './cancellations.queries.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import { Failure } from '#platform/http/failures.ts'
import { isBeingPrinted, lateByStatus, refuseWhenTooLate } from './too-late.ts'

export { cancelOrder }
export { isBeingPrinted, lateByStatus, refuseWhenTooLate }
export type { CancelDeps, CancellationEvent, CancelRequest }

export type Cancellations = ReturnType<typeof createCancellations>

/** Changes of mind before an order is shipped (docs/product.md 11.10). */
export function createCancellations(deps: CancelDeps & { connection: Connection }) {
  const { db, transaction } = deps.connection
  return {
    /** Cancels for the order's owner; 404 for anybody else. */
    byOwner: (userId: string, orderId: string, request: CancelRequest): Promise<void> =>
      transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (order.userId !== userId) throw new Failure('order_not_found')
        await cancelOrder(deps, tx, order, request, { actor: 'customer', actorId: userId })
      }),

    byStaff: (staffId: string, orderId: string, request: CancelRequest): Promise<void> =>
      transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        await cancelOrder(deps, tx, order, request, { actor: 'admin', actorId: staffId })
      }),

    /** Cancels an order whose whole payment was refunded, if it can still be cancelled. */
    async onRefundedInFull(tx: Transaction, orderId: string): Promise<void> {
      const order = await lockOrder(tx, orderId)
      if (order.status !== 'confirmed') return
      try {
        await cancelOrder(
          deps,
          tx,
          order,
          { reason: 'All of its money went back at the payment provider' },
          { actor: 'system' },
        )
      } catch (error) {
        // It is being printed or packed: the overview lists it for staff.
        if (!(error instanceof Failure)) throw error
      }
    },

    /** The carrier has cancelled its parcel before it was fetched, and the order has moved already. */
    async onShipmentCancelled(tx: Transaction, orderId: string): Promise<void> {
      const order = await lockOrder(tx, orderId)
      const reason = 'The carrier cancelled the parcel'
      await cancelOrder(deps, tx, order, { reason }, { actor: 'carrier' })
    },

    of: (orderId: string): Promise<CancellationEvent[]> => cancellationsOf(db, orderId),
  }
}
