/** How many dates somebody can have remembered, how long a name is, and how long a date stays after its day. */
export const reminderLimits = { most: 50, name: 80, keptDays: 60 } as const

/** What a date is. */
export const occasions = ['birthday', 'anniversary', 'other'] as const
export type Occasion = (typeof occasions)[number]
