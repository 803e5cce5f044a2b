// chunk: orders
import { type OrderMover, orderMovers } from '#orders/order-moves.ts'
import { statesOf, statesWith } from '#shared/states.ts'

type ReturnRow = {
  /** The shop has to act, within this many working days. */
  days?: number
  /** A final state. */
  over?: true
  /** It ended without money or goods for its buyer. */
  inVain?: true
  /** Its pieces can be returned in a new request. */
  undone?: true
}

/** The states of a return (docs/product.md 11.13), defined only here. */
const rows = {
  requested: { days: 3 },
  needs_info: {},
  approved: {},
  refused: { over: true, inVain: true },
  withdrawn: { over: true, inVain: true, undone: true },
  lapsed: { over: true, inVain: true, undone: true },
  no_return_needed: { days: 7 },
  pickup_booked: {},
  pickup_failed: {},
  received: {},
  accepted: { days: 7 },
  refused_after_check: { over: true, inVain: true },
  refunded: { over: true },
  replaced: { over: true },
} as const satisfies Record<string, ReturnRow>
export type ReturnState = keyof typeof rows
export const returnTable: Readonly<Record<ReturnState, ReturnRow>> = rows

export const returnStates = statesOf(returnTable)
export const returnsOver = statesWith(returnTable, 'over')
export const returnsInVain = statesWith(returnTable, 'inVain')
export const returnsUndone = statesWith(returnTable, 'undone')

/** Actions of the buyer, staff, the carrier and time. */
export const buyerActions = ['withdraw', 'answer'] as const
export type BuyerAction = (typeof buyerActions)[number]
export const staffReturnActions = [
  'ask',
  'approve',
  'refuse',
  'keep_it',
  'book_pickup',
  'received',
  'accept',
  'refuse_after_check',
  'refund',
  'replace',
] as const
export type StaffReturnAction = (typeof staffReturnActions)[number]
export type ReturnAction = BuyerAction | StaffReturnAction | 'pickup_failed' | 'lapse'
export const returnMovers = orderMovers
export type ReturnMover = OrderMover

type Move = { from: readonly ReturnState[]; to: ReturnState; by: readonly ReturnMover[] }

/** The table of moves (docs/product.md 11.13); all others are illegal. */
const returnTransitions: Record<ReturnAction, Move> = {
  withdraw: {
    from: ['requested', 'needs_info', 'approved'],
    to: 'withdrawn',
    by: ['customer'],
  },
  answer: { from: ['needs_info'], to: 'requested', by: ['customer'] },
  lapse: { from: ['needs_info'], to: 'lapsed', by: ['system'] },
  ask: { from: ['requested'], to: 'needs_info', by: ['admin'] },
  approve: { from: ['requested'], to: 'approved', by: ['admin'] },
  refuse: { from: ['requested'], to: 'refused', by: ['admin'] },
  // After a failed pick-up staff decide: another one, or none.
  keep_it: { from: ['approved', 'pickup_failed'], to: 'no_return_needed', by: ['admin'] },
  book_pickup: { from: ['approved', 'pickup_failed'], to: 'pickup_booked', by: ['admin'] },
  pickup_failed: { from: ['pickup_booked'], to: 'pickup_failed', by: ['carrier'] },
  received: {
    from: ['pickup_booked', 'pickup_failed'],
    to: 'received',
    by: ['admin', 'carrier'],
  },
  accept: { from: ['received'], to: 'accepted', by: ['admin'] },
  refuse_after_check: { from: ['received'], to: 'refused_after_check', by: ['admin'] },
  refund: { from: ['accepted', 'no_return_needed'], to: 'refunded', by: ['admin'] },
  replace: { from: ['accepted', 'no_return_needed'], to: 'replaced', by: ['admin'] },
}

/** The state after an action of this actor; null where it is not permitted. */
export function returnMove(
  from: ReturnState,
  action: ReturnAction,
  mover: ReturnMover,
): ReturnState | null {
  const move = returnTransitions[action]
  return move.from.includes(from) && move.by.includes(mover) ? move.to : null
}

/** The actions of staff in a state. */
export function staffMovesFrom(state: ReturnState): StaffReturnAction[] {
  return staffReturnActions.filter((action) => returnMove(state, action, 'admin') !== null)
}

/**
 * The number of days after the delivery in which a return can be requested, to the end of the day
 * in India.
 */
export const returnWindowDays = 3
/** The number of days in which a buyer can answer a question of the shop. */
export const answerDays = 7

/** A change of mind is not a reason. */
export const returnReasons = ['damaged', 'defective', 'wrong_item', 'misprint', 'late'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const mostReturnPhotos = 5
/** The maximum length of texts, in characters. */
export const mostOfReturnComment = 1000
