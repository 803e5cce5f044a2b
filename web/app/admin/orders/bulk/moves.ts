import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'

/** What of an order decides where it may be moved. */
export type Movable = Pick<
  ListedOrder,
  'id' | 'orderNumber' | 'status' | 'printing' | 'order_items' | 'unready'
>

/** What can be done with several orders at once. */
export const moves = ['print', 'printed', 'ship', 'out'] as const
export type Move = (typeof moves)[number]

/** Why an order stays where it is. */
export type Stays = 'over' | 'begun' | 'done' | 'ownPrints' | 'notShipped'

/** Whether pieces of an order carry no print of their own; the others are printed from the queue. */
const hasPlain = ({ order_items: items }: Movable) =>
  items.some(({ quantity, cancelled, personalisation }) => cancelled < quantity && !personalisation)

/** Why an order is left out of a move; null where it is moved. The server decides once more. */
export function whyStays(move: Move, order: Movable): Stays | null {
  if (move === 'out') return order.status === 'shipped' ? null : 'notShipped'
  if (order.status !== 'confirmed') return 'over'
  if (move === 'print') return order.printing === 'none' ? null : 'begun'
  if (move === 'ship') return null
  if (order.printing === 'done') return 'done'
  return hasPlain(order) ? null : 'ownPrints'
}

/** The next step of most that wait: the one that is offered loudest. */
export function nextMove(orders: readonly Movable[]): Move | null {
  const waiting = orders.filter(({ status }) => status === 'confirmed')
  if (waiting.length === 0) return orders.length > 0 ? 'out' : null
  if (waiting.some(({ printing }) => printing === 'none')) return 'print'
  return waiting.every(isReady) ? 'ship' : null
}

/** Whether nothing of an order is to be printed or packed any more. */
export const isReady = ({ printing, unready }: Movable): boolean =>
  printing === 'done' && unready.length === 0

/** How an order stands once it was moved, until it is read anew. */
export function moved(move: Move, order: ListedOrder): ListedOrder {
  const isPlain = order.order_items.every((item) => !item.personalisation)
  const printing = isPlain ? 'done' : order.printing
  if (move === 'print') return { ...order, printing: 'started' }
  if (move === 'printed') return { ...order, printing: isPlain ? 'done' : 'started' }
  if (move === 'ship') return { ...order, status: 'shipped', printing, late: false }
  return { ...order, status: 'out-for-delivery' }
}
