import type { Address } from '@tohfa/contract/accounts/addresses'
import type { Order } from '@tohfa/contract/orders/orders'
import { lateByStatus, refuseWhenTooLate } from '#orders/cancellations/cancellations.service.ts'
import { refuseUnserved } from '#orders/checkout/checkout.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOrder, type Orders, setAddress } from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { type ChangeMailDeps, queueAddressMail } from './order-change.mails.ts'
import { insertChange } from './order-changes.queries.ts'

export type AddressDeps = ChangeMailDeps & {
  connection: Pick<Connection, 'transaction'>
  orders: Pick<Orders, 'byId'>
  printing: Pick<Printing, 'startedItems'>
  shipping: Pick<Shipping, 'serviceability' | 'isBeingBooked' | 'orphanedShipment'>
}

/**
 * The author of the change: a buyer may change only what is not being printed, staff until it is
 * shipped.
 */
type Changer = { actor: 'customer' | 'admin'; actorId: string }

/**
 * Changes the address of an order (docs/product.md 11.16). It asks the carrier before it locks the
 * order, as the checkout does. It checks under the lock whether the change is too late, so that
 * printing and booking happen before or after it. The same address again changes nothing.
 *
 * @throws Failure `too_late_to_change`, `pincode_not_served`, `cash_not_available`
 */
export async function changeAddress(
  deps: AddressDeps,
  order: Order,
  address: Address,
  by: Changer,
): Promise<void> {
  const late = lateByStatus(order.status, 'change')
  if (late) throw new Failure('too_late_to_change', { sentence: late })
  const area = await deps.shipping.serviceability(address.pinCode)
  refuseUnserved(area, order.payment_method === 'cash' && order.total > 0)
  // A booking that failed or died may have left a parcel that goes where it was booked to.
  if (await deps.shipping.orphanedShipment(order))
    throw new Failure('too_late_to_change', { sentence: message('changePacked') })
  await deps.connection.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (isSame(locked.shippingAddress, address)) return
    const started = await deps.printing.startedItems(tx, order.id)
    await refuseWhenTooLate(deps, tx, locked, {
      by: by.actor,
      started,
      items: undefined,
      wish: 'change',
    })
    await setAddress(tx, order.id, address)
    const { city, pinCode } = locked.shippingAddress
    const changeId = await insertChange(tx, {
      orderId: order.id,
      changed: 'address',
      before: `${city} ${pinCode}`,
      ...by,
    })
    await queueAddressMail(deps, tx, { ...locked, shippingAddress: address }, changeId)
    if (by.actor === 'admin')
      await recordChange(tx, by.actorId, {
        subject: 'order',
        action: 'changed',
        subjectId: order.id,
        name: order.orderNumber,
        details: { address: [false, true] },
      })
    logAfterCommit(tx, { what: 'order sent elsewhere', order: order.orderNumber, by: by.actor })
  })
}

function isSame(before: Address, after: Address): boolean {
  return (Object.keys(after) as (keyof Address)[]).every((part) => before[part] === after[part])
}
