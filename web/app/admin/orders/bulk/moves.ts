import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'

/** The properties of an order that determine its possible moves. */
export type Movable = Pick<
  ListedOrder,
  'id' | 'orderNumber' | 'status' | 'printing' | 'order_items' | 'unready'
>

/** The actions on several orders at once. */
export const moves = ['print', 'printed', 'ship', 'out'] as const
export type Move = (typeof moves)[number]

/** Why an order is not moved. */
export type Stays = 'over' | 'begun' | 'done' | 'ownPrints' | 'notShipped'

/** Whether an order has pieces without a print; the others are printed from the queue. */
const hasPlain = ({ order_items: items }: Movable) =>
  items.some(({ quantity, cancelled, personalisation }) => cancelled < quantity && !personalisation)

/** Why an order is left out of a move; null if it is moved. The server checks again. */
export function whyStays(move: Move, order: Movable): Stays | null {
  if (move === 'out') return order.status === 'shipped' ? null : 'notShipped'
  if (order.status !== 'confirmed') return 'over'
  if (move === 'print') return order.printing === 'none' ? null : 'begun'
  if (move === 'ship') return null
  if (order.printing === 'done') return 'done'
  return hasPlain(order) ? null : 'ownPrints'
}

/** The next step of most waiting orders, which is the primary action. */
export function nextMove(orders: readonly Movable[]): Move | null {
  const waiting = orders.filter(({ status }) => status === 'confirmed')
  if (waiting.length === 0) return orders.length > 0 ? 'out' : null
  if (waiting.some(({ printing }) => printing === 'none')) return 'print'
  return waiting.every(isReady) ? 'ship' : null
}

/** Whether nothing of an order is left to print or pack. */
export const isReady = ({ printing, unready }: Movable): boolean =>
  printing === 'done' && unready.length === 0

/** The expected state of an order after a move, until it is reloaded. */
export function moved(move: Move, order: ListedOrder): ListedOrder {
  const isPlain = order.order_items.every((item) => !item.personalisation)
  const printing = isPlain ? 'done' : order.printing
  if (move === 'print') return { ...order, printing: 'started' }
  if (move === 'printed') return { ...order, printing: isPlain ? 'done' : 'started' }
  if (move === 'ship') return { ...order, status: 'shipped', printing, late: false }
  return { ...order, status: 'out-for-delivery' }
}
