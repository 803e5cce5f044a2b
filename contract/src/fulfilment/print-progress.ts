/** The printing states of an order. */
export const printProgress = ['none', 'started', 'done'] as const
export type PrintProgress = (typeof printProgress)[number]
