import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { lockOrder, setEwayBill } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { insertChange } from './order-changes.queries.ts'

type EwayBillDeps = {
  connection: Pick<Connection, 'transaction'>
  shipping: Pick<Shipping, 'isBeingBooked'>
}

/**
 * Notes the number of the e-way bill that an order's goods are moved with, until it is shipped
 * (docs/product.md 12.13). The same number again changes nothing.
 *
 * @throws Failure `invalid_transition` once it is shipped, and while its parcel is being booked
 */
export async function changeEwayBill(
  { connection, shipping }: EwayBillDeps,
  orderId: string,
  number: string,
  staffId: string,
): Promise<void> {
  await connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.ewayBill === number) return
    if (order.status !== 'confirmed' || (await shipping.isBeingBooked(tx, orderId)))
      throw new Failure('invalid_transition')
    await setEwayBill(tx, orderId, number)
    await insertChange(tx, {
      orderId,
      changed: 'eway_bill',
      before: order.ewayBill ?? '',
      actor: 'admin',
      actorId: staffId,
    })
    await recordChange(tx, staffId, {
      subject: 'order',
      action: 'changed',
      subjectId: orderId,
      name: order.orderNumber,
      details: { ewayBill: [order.ewayBill, number] },
    })
    logAfterCommit(tx, { what: 'e-way bill noted', order: order.orderNumber })
  })
}
