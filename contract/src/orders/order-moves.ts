export const orderStatuses = [
  'confirmed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
  'returned',
  'failed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Who may move an order: its buyer, the shop's staff, what the carrier reports, or a rule of the shop. */
export type OrderMover = 'customer' | 'admin' | 'carrier' | 'system'

/** The one table of moves (docs/product.md 11.4): from → to → who may. What is not here is illegal. */
const orderTransitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderMover[]>>> = {
  confirmed: { shipped: ['admin'], cancelled: ['customer', 'admin', 'carrier', 'system'] },
  shipped: {
    'out-for-delivery': ['admin', 'carrier'],
    delivered: ['carrier'],
    cancelled: ['carrier'],
    returned: ['carrier'],
    failed: ['carrier'],
  },
  'out-for-delivery': {
    delivered: ['carrier'],
    cancelled: ['carrier'],
    returned: ['carrier'],
    failed: ['carrier'],
  },
  // An attempt that failed is tried again: the carrier may still deliver or bring it back.
  failed: {
    'out-for-delivery': ['carrier'],
    delivered: ['carrier'],
    cancelled: ['carrier'],
    returned: ['carrier'],
  },
  // Once every piece of it was taken back.
  delivered: { returned: ['admin'] },
  cancelled: {},
  returned: {},
}

/** Whether this side may move an order from the one state to the other. */
export function mayMove(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
  return orderTransitions[from][to]?.includes(mover) ?? false
}

/** Whether nothing more is sent or collected: it was delivered, cancelled or returned. */
export function isOver(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled' || status === 'returned'
}

/** Whether the carrier has its parcel, or is to get it: it was neither handed over nor brought back. */
export function isWithCarrier(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'out-for-delivery' || status === 'failed'
}

/** Where staff move an order on by hand; what else may move it has a call of its own. */
export const staffAdvances = ['shipped', 'out-for-delivery'] as const

/** Of why an order is sent that is not ready, in characters. */
export const mostOfForceReason = 300

/** The states of the tab On the way. */
export const onTheWay: readonly OrderStatus[] = ['confirmed', 'shipped', 'out-for-delivery']

export const ordersPerPage = 5
export const adminOrdersPerPage = 10

export const paymentMethods = ['online', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
