/**
 * The states of a requested redelivery. The carrier does not know of it yet. It comes on the day.
 * The carrier takes no day and comes on its next round. It does not come. It was not needed any
 * more.
 */
export const redeliveryStates = ['waiting', 'told', 'next_round', 'refused', 'dropped'] as const
export type RedeliveryState = (typeof redeliveryStates)[number]

/** How often the carrier comes to a door at most; after that it brings the parcel back (docs/providers.md 2.10). */
export const mostAttempts = 3
/** How many days after the first try the carrier still takes a day for another (docs/providers.md 2.10). */
export const mostDaysLater = 6
export const mostOfRedeliveryNote = 300
