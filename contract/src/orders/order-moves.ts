import { statesOf, statesWith } from '#shared/states.ts'

/**
 * The actors that move an order: its buyer, the shop's staff, the carrier's scans, or a rule of the
 * shop.
 */
export const orderMovers = ['customer', 'admin', 'carrier', 'system'] as const
export type OrderMover = (typeof orderMovers)[number]

type OrderRow = {
  /** The permitted next states with their actors (docs/product.md 11.4); all others are illegal. */
  moves: Readonly<Record<string, readonly OrderMover[]>>
  /** The carrier has its parcel or will get it; it is neither delivered nor returned. */
  withCarrier?: true
  /** It is in the tab On the way. */
  onTheWay?: true
  /** Its goods never left the shop. */
  unsent?: true
  /** No further delivery or collection of money. */
  over?: true
  /** None of it is printed any more. */
  undone?: true
}

/** The states of an order, defined only here. */
const rows = {
  confirmed: {
    // Delivered at once is what is handed over at the counter.
    moves: {
      shipped: ['admin'],
      delivered: ['admin'],
      cancelled: ['customer', 'admin', 'carrier', 'system'],
    },
    onTheWay: true,
    unsent: true,
  },
  shipped: {
    moves: {
      'out-for-delivery': ['admin', 'carrier'],
      delivered: ['carrier'],
      cancelled: ['carrier'],
      returned: ['carrier'],
      failed: ['carrier'],
    },
    withCarrier: true,
    onTheWay: true,
  },
  'out-for-delivery': {
    moves: {
      delivered: ['carrier'],
      cancelled: ['carrier'],
      returned: ['carrier'],
      failed: ['carrier'],
    },
    withCarrier: true,
    onTheWay: true,
  },
  // After a return of all its pieces.
  delivered: { moves: { returned: ['admin'] }, over: true },
  cancelled: { moves: {}, unsent: true, over: true, undone: true },
  returned: { moves: {}, over: true, undone: true },
  // After a failed attempt the carrier may still deliver it or bring it back.
  failed: {
    moves: {
      'out-for-delivery': ['carrier'],
      delivered: ['carrier'],
      cancelled: ['carrier'],
      returned: ['carrier'],
    },
    withCarrier: true,
  },
} as const satisfies Record<string, OrderRow>
export type OrderStatus = keyof typeof rows
const orderTable: Readonly<
  Record<OrderStatus, OrderRow & { moves: Partial<Record<OrderStatus, readonly OrderMover[]>> }>
> = rows

export const orderStatuses = statesOf(orderTable)
export const ordersWithCarrier = statesWith(orderTable, 'withCarrier')
/** The states of the tab On the way. */
export const onTheWay = statesWith(orderTable, 'onTheWay')
export const ordersUnsent = statesWith(orderTable, 'unsent')
export const ordersOver = statesWith(orderTable, 'over')
/** The states before the delivery. */
export const ordersUnderWay = orderStatuses.filter((status) => !ordersOver.includes(status))
export const ordersUndone = statesWith(orderTable, 'undone')

/** Whether this actor may move an order from one state to the other. */
export function mayMove(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
  return orderTable[from].moves[to]?.includes(mover) ?? false
}

/** Whether an order is closed: delivered, cancelled or returned. */
export const isOver = (status: OrderStatus): boolean => ordersOver.includes(status)

/** Whether the carrier has its parcel or will get it; it is neither delivered nor returned. */
export const isWithCarrier = (status: OrderStatus): boolean => ordersWithCarrier.includes(status)

/** Whether it was cancelled or returned. */
export const isUndone = (status: OrderStatus): boolean => ordersUndone.includes(status)

/** The manual moves by staff; other moves have calls of their own. */
export const staffAdvances = ['shipped', 'out-for-delivery'] as const

/** The maximum length of the reason for shipping an order that is not ready, in characters. */
export const mostOfForceReason = 300

export const ordersPerPage = 5
export const adminOrdersPerPage = 10

export const paymentMethods = ['online', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
