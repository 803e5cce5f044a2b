import { isWithCarrier } from '@tohfa/contract/orders/order-moves'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOrder, type Orders } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { insertChange, wasCalledBack } from './order-changes.queries.ts'

export type ReturnToOriginDeps = {
  connection: Pick<Connection, 'db' | 'transaction'>
  orders: Pick<Orders, 'byId'>
  shipping: Pick<Shipping, 'returnToOrigin'>
}

/**
 * Recalls a parcel that is on its way (docs/product.md 11.18), and records who did. It does not
 * move the order: the carrier's scans show whether the parcel came back or was delivered after all.
 * A repeated call records nothing more.
 *
 * @throws Failure `invalid_transition`, `carrier_refused`, `carrier_away`
 */
export async function returnToOrigin(
  deps: ReturnToOriginDeps,
  orderId: string,
  staffId: string,
): Promise<void> {
  const { status } = await deps.orders.byId(orderId)
  if (!isWithCarrier(status))
    throw new Failure('invalid_transition', { sentence: message('notOnItsWay') })
  if (await wasCalledBack(deps.connection.db, orderId)) return
  await deps.shipping.returnToOrigin(orderId)
  await deps.connection.transaction(async (tx) => {
    const { orderNumber } = await lockOrder(tx, orderId)
    if (await wasCalledBack(tx, orderId)) return
    await insertChange(tx, { orderId, changed: 'call_back', actor: 'admin', actorId: staffId })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: orderNumber,
      details: { calledBack: [false, true] },
    })
    logAfterCommit(tx, { what: 'parcel asked back', order: orderNumber })
  })
}
