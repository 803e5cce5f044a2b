import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { closeCameBack, lockOrder } from '#orders/order/orders.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { insertChange } from './order-changes.queries.ts'

/**
 * Removes an unpaid order from the pile of parcels that came back (docs/product.md 15.9). A
 * repeated call changes nothing.
 *
 * @throws Failure `invalid_transition` for an order that did not come back, or whose payment is not
 *   refunded
 */
export async function settleCameBack(
  { connection }: { connection: Pick<Connection, 'transaction'> },
  orderId: string,
  staffId: string,
): Promise<void> {
  await connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.status !== 'returned') throw new Failure('invalid_transition')
    // An advance is kept where nobody gives it back.
    if (order.paidPaise - order.refundHeldPaise > order.advancePaise)
      throw new Failure('invalid_transition', { sentence: message('cameBackPaid') })
    if (order.cameBackClosedAt !== null) return
    await closeCameBack(tx, orderId)
    await insertChange(tx, { orderId, changed: 'came_back', actor: 'admin', actorId: staffId })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: order.orderNumber,
      details: { cameBackClosed: [false, true] },
    })
    logAfterCommit(tx, { what: 'came back, and closed', order: order.orderNumber })
  })
}
