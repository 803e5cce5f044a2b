/** Why a promise is in danger; `delayed` where only the carrier's time says so. */
export const dangers = [
  'not_printed',
  'not_sent',
  'lost',
  'not_handed_over',
  'overdue',
  'booked_late',
  'delayed',
] as const
export type Danger = (typeof dangers)[number]
