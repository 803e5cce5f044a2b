// chunk: staff
import type { ReturnState } from '#fulfilment/return-moves.ts'

/**
 * The work on orders in its order: cash orders to confirm; then others that are not started,
 * started, printed, packed, or booked and not picked up yet. An order is in one pile at most.
 */
export const orderPiles = ['confirm', 'print', 'press', 'pack', 'ship', 'handover'] as const
export type OrderPile = (typeof orderPiles)[number]

/** Returns that wait for the shop: to decide, to inspect, and to refund or replace. */
export const returnPiles = {
  returns: ['requested'],
  inspect: ['received'],
  giveBack: ['accepted', 'no_return_needed'],
} as const satisfies Record<string, readonly ReturnState[]>
export type ReturnPile = keyof typeof returnPiles
