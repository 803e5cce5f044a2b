import { statesOf, statesWith } from '#shared/states.ts'

/**
 * The actors that move an order: its buyer, the shop's staff, the carrier's scans, or a rule of the
 * shop.
 */
export const orderMovers = ['customer', 'admin', 'carrier', 'system'] as const
export type OrderMover = (typeof orderMovers)[number]

type OrderRow = {
  /** To which state, and who may (docs/product.md 11.4). What is not here is illegal. */
  moves: Readonly<Record<string, readonly OrderMover[]>>
  /** The carrier has its parcel, or is to get it: it was neither handed over nor brought back. */
  withCarrier?: true
  /** It lies in the tab On the way. */
  onTheWay?: true
  /** Its goods never left the shop. */
  unsent?: true
  /** Nothing more is sent or collected. */
  over?: true
  /** Nothing of it is printed any more. */
  undone?: true
}

/** Where an order stands: the one table of it. */
const rows = {
  confirmed: {
    moves: { shipped: ['admin'], cancelled: ['customer', 'admin', 'carrier', 'system'] },
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
  // Once every piece of it was taken back.
  delivered: { moves: { returned: ['admin'] }, over: true },
  cancelled: { moves: {}, unsent: true, over: true, undone: true },
  returned: { moves: {}, over: true, undone: true },
  // An attempt that failed is tried again: the carrier may still deliver or bring it back.
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
/** What may still come to its buyer. */
export const ordersUnderWay = orderStatuses.filter((status) => !ordersOver.includes(status))
export const ordersUndone = statesWith(orderTable, 'undone')

/** Whether this side may move an order from the one state to the other. */
export function mayMove(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
  return orderTable[from].moves[to]?.includes(mover) ?? false
}

/** Whether nothing more is sent or collected: it was delivered, cancelled or returned. */
export const isOver = (status: OrderStatus): boolean => ordersOver.includes(status)

/** Whether the carrier has its parcel, or is to get it: it was neither handed over nor brought back. */
export const isWithCarrier = (status: OrderStatus): boolean => ordersWithCarrier.includes(status)

/** Whether it was cancelled or returned. */
export const isUndone = (status: OrderStatus): boolean => ordersUndone.includes(status)

/** Where staff move an order on by hand; what else may move it has a call of its own. */
export const staffAdvances = ['shipped', 'out-for-delivery'] as const

/** Of why an order is sent that is not ready, in characters. */
export const mostOfForceReason = 300

export const ordersPerPage = 5
export const adminOrdersPerPage = 10

export const paymentMethods = ['online', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
