// chunk: staff
import type { ReturnState } from '#fulfilment/return-moves.ts'

/**
 * What waits to be done with orders, in the order in which it is done. Cash orders are to be
 * confirmed; others are not begun, begun, printed, packed, or booked and not fetched yet. An order lies on one
 * pile at most.
 */
export const orderPiles = ['confirm', 'print', 'press', 'pack', 'ship', 'handover'] as const
export type OrderPile = (typeof orderPiles)[number]

/** Which returns wait for the shop, and what for: to be decided, looked at, and given back or made again. */
export const returnPiles = {
  returns: ['requested'],
  inspect: ['received'],
  giveBack: ['accepted', 'no_return_needed'],
} as const satisfies Record<string, readonly ReturnState[]>
export type ReturnPile = keyof typeof returnPiles
