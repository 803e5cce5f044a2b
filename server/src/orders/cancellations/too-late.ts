import type { Cancellation } from '@tohfa/contract/orders/cancellations'
import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'

/** What a buyer has changed their mind of: whether they want it at all, or where it goes and what it says. */
type RequestedMove = 'cancel' | 'change'

/** Why an order in this state is cancelled or changed no more, and what can still be done; null while it waits. */
export function lateByStatus(status: OrderStatus, wish: RequestedMove): Message | null {
  switch (status) {
    case 'confirmed':
      return null
    case 'shipped':
    case 'out-for-delivery':
    case 'failed':
      return message(`${wish}OnItsWay`)
    case 'delivered':
      return message(`${wish}Delivered`)
    case 'cancelled':
    case 'returned':
      return message('cancelOver')
  }
}

/** Whether the buyer is too late because of the press: of the lines named, or of any when none is. */
export function isBeingPrinted(
  order: Pick<LockedOrder, 'printingStartedAt'>,
  started: ReadonlySet<string>,
  items: Cancellation['items'],
): boolean {
  if (order.printingStartedAt !== null) return true
  return items ? items.some(({ id }) => started.has(id)) : started.size > 0
}

/** Refuses what can be cancelled or changed no more, by its state, by the press, or because its parcel is being booked. */
export async function refuseWhenTooLate(
  { shipping }: { shipping: Pick<Shipping, 'isBeingBooked'> },
  tx: Transaction,
  order: LockedOrder,
  request: {
    by: 'customer' | 'admin' | 'system'
    started: ReadonlySet<string>
    items: Cancellation['items']
    wish: RequestedMove
  },
): Promise<void> {
  const { wish } = request
  const refused = (sentence: Message) => new Failure(`too_late_to_${wish}`, { sentence })
  const late = lateByStatus(order.status, wish)
  if (late) throw refused(late)
  if (request.by !== 'admin' && isBeingPrinted(order, request.started, request.items))
    throw refused(message(`${wish}Printing`))
  if (await shipping.isBeingBooked(tx, order.id)) throw refused(message(`${wish}Packed`))
}
