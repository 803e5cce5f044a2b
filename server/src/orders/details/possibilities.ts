import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import type { Order } from '@tohfa/contract/orders/orders'
import type { PrintState } from '@tohfa/contract/fulfilment/print/print-moves'
import { isBeingPrinted, lateByStatus } from '#orders/cancellations/cancellations.service.ts'
import { startedItems } from '#fulfilment/print/print.service.ts'
import { asNamed, changeableUntil, storedPieces } from '#orders/order/orders.service.ts'
import { notPossible, message } from '#platform/http/messages.ts'

type Press = {
  printingStartedAt: Date | null
  jobs: readonly { itemId: string | null; state: PrintState }[]
}

/**
 * Whether the buyer can still cancel all of an order or, if a part of it is being printed, the
 * rest. `until` is the time when printing may begin, if it is in the future.
 */
export function cancellable(
  order: Order,
  { printingStartedAt, jobs, minutes }: Press & { minutes: number },
): OrderDetails['cancellable'] {
  const late = lateByStatus(order.status, 'cancel')
  if (late) return notPossible(late)
  const started = startedItems(jobs)
  const open = storedPieces(order)
    .filter(({ id, quantity, cancelled }) => cancelled < quantity && !started.has(id))
    .map((piece) => ({ ...piece, quantity: piece.quantity - piece.cancelled }))
  const items = asNamed(open).map(({ of: _of, ...item }) => item)
  if (items.length === 0 || isBeingPrinted({ printingStartedAt }, started, open))
    return notPossible(message('cancelPrinting'))
  const until = changeableUntil(new Date(order.order_date), minutes)
  return { allowed: true, items, ...(until && { until: until.toISOString() }) }
}

/**
 * Whether the buyer can still change the address, which requires that nothing is being printed, and
 * the lines whose print they can change.
 */
export function changeable(
  order: Order,
  { printingStartedAt, jobs, minutes }: Press & { minutes: number },
): OrderDetails['changeable'] {
  const late = lateByStatus(order.status, 'change')
  if (late) return { ...notPossible(late), items: [] }
  const started = startedItems(jobs)
  const items =
    printingStartedAt === null
      ? order.order_items.filter(
          ({ id, quantity, cancelled, personalisation, list }) =>
            personalisation && !list && cancelled < quantity && !started.has(id),
        )
      : []
  const ids = items.map(({ id }) => id)
  if (isBeingPrinted({ printingStartedAt }, started, undefined))
    return { ...notPossible(message('changePrinting')), items: ids }
  const until = changeableUntil(new Date(order.order_date), minutes)
  return { allowed: true, ...(until && { until: until.toISOString() }), items: ids }
}

/** Whether staff still have to confirm that plain goods of an order are printed. */
export function isPrintable(
  { status, cashState, order_items: items }: Order,
  jobs: Press['jobs'],
  printedAt: Date | null,
): boolean {
  const isPlain = (id: string) => jobs.every(({ itemId }) => itemId !== id)
  const waits = storedPieces({ order_items: items }).some(
    ({ id, quantity, cancelled }) => cancelled < quantity && isPlain(id),
  )
  return status === 'confirmed' && !isCashOpen(cashState) && printedAt === null && waits
}
