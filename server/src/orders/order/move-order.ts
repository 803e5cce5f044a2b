import { mayMove, type OrderMover, type OrderStatus } from '@tohfa/contract/orders/orders'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { readerOf } from '#platform/mail/reader.ts'
import { markCashPaid } from './change-order.queries.ts'
import { queueMovedMail } from './moved.mails.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { type Actor, moveStatus, orderById, recordMove, timesMoved } from './orders.queries.ts'
import type { OrderReads } from './read-orders.ts'

/** The author of a move, and the reason if the order was not ready. */
type MovedBy = { actorId?: string | undefined; reason?: string | undefined }

/**
 * Moves an order by the table of the contract, records the author, and mails the customer. No
 * other function moves orders. 409 when the move is not allowed from the current state, or when
 * somebody else moved it first.
 */
export function createMoveOrder(deps: OrdersDeps, reads: Pick<OrderReads, 'within'>) {
  return async function move(
    tx: Transaction,
    id: string,
    to: OrderStatus,
    mover: OrderMover,
    { actorId, reason }: MovedBy = {},
  ): Promise<void> {
    const row = await orderById(tx, id)
    if (!row) throw new Failure('order_not_found')
    if (!mayMove(row.status, to, mover)) throw new Failure('invalid_transition')
    if (!(await moveStatus(tx, id, row.status, to))) throw new Failure('invalid_transition')
    const by: Actor = { actor: mover, ...(actorId && { actorId }) }
    await recordMove(tx, id, row.status, to, { ...by, reason })
    if (to === 'delivered') await markCashPaid(tx, id)
    if (actorId && (to === 'shipped' || to === 'out-for-delivery'))
      await recordChange(tx, actorId, {
        subject: 'order',
        action: to,
        subjectId: id,
        name: row.orderNumber,
        ...(reason && { details: { forced: [null, reason] } }),
      })
    const reader = await readerOf(tx, row.userId, row.shippingAddress, row.gift)
    const times = await timesMoved(tx, id, to)
    await queueMovedMail(deps, tx, await reads.within(tx, id), reader, { from: row.status, times })
    // What is handed over at the counter was never shipped.
    const isSupply = to === 'shipped' || (to === 'delivered' && row.status === 'confirmed')
    await deps.taxDocuments.moved(tx, id, to, { isSupply })
    logAfterCommit(tx, { what: `order ${to}`, order: row.orderNumber, from: row.status, by: mover })
  }
}
