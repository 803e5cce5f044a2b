/**
 * The states of a redelivery: not sent to the carrier yet; accepted for the day; accepted without a
 * day, for the next round; refused; no longer needed.
 */
export const redeliveryStates = ['waiting', 'told', 'next_round', 'refused', 'dropped'] as const
export type RedeliveryState = (typeof redeliveryStates)[number]

/**
 * The carrier's maximum number of attempts; after that it returns the parcel (docs/providers.md
 * 2.10).
 */
export const mostAttempts = 3
/**
 * The number of days after the first attempt in which the carrier accepts a redelivery
 * (docs/providers.md 2.10).
 */
export const mostDaysLater = 6
export const mostOfRedeliveryNote = 300
