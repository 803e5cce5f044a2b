import type { Cancellation } from '@tohfa/contract/orders/cancellations'
import type { OrderStatus } from '@tohfa/contract/orders/order-moves'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { say, type Sentence } from '#platform/http/sentences.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'

/** What a buyer has changed their mind of: whether they want it at all, or where it goes and what it says. */
type Wish = 'cancel' | 'change'

/** Why an order in this state is cancelled or changed no more, and what can still be done; null while it waits. */
export function lateByStatus(status: OrderStatus, wish: Wish): Sentence | null {
  switch (status) {
    case 'confirmed':
      return null
    case 'shipped':
    case 'out-for-delivery':
    case 'failed':
      return say(`${wish}OnItsWay`)
    case 'delivered':
      return say(`${wish}Delivered`)
    case 'cancelled':
    case 'returned':
      return say('cancelOver')
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
  asked: {
    by: 'customer' | 'admin' | 'system'
    started: ReadonlySet<string>
    items: Cancellation['items']
    wish: Wish
  },
): Promise<void> {
  const { wish } = asked
  const refused = (sentence: Sentence) => new Failure(`too_late_to_${wish}`, { sentence })
  const late = lateByStatus(order.status, wish)
  if (late) throw refused(late)
  if (asked.by !== 'admin' && isBeingPrinted(order, asked.started, asked.items))
    throw refused(say(`${wish}Printing`))
  if (await shipping.isBeingBooked(tx, order.id)) throw refused(say(`${wish}Packed`))
}
