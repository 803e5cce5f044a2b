import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'

/** What the buyer wants to change: whether to have the order at all, or its address and print. */
type RequestedMove = 'cancel' | 'change'

/**
 * The reason why an order in this state can no longer be cancelled or changed, and what is still
 * possible; null while it is confirmed.
 */
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
  items: readonly { id: string }[] | undefined,
): boolean {
  if (order.printingStartedAt !== null) return true
  return items ? items.some(({ id }) => started.has(id)) : started.size > 0
}

/**
 * Refuses a cancellation or change that is too late by the order's state, by the press, or because
 * its parcel is being booked.
 */
export async function refuseWhenTooLate(
  { shipping }: { shipping: Pick<Shipping, 'isBeingBooked'> },
  tx: Transaction,
  order: LockedOrder,
  request: {
    by: 'customer' | 'admin' | 'system'
    started: ReadonlySet<string>
    items: readonly { id: string }[] | undefined
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
