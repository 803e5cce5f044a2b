/** How far the printing of an order has come. */
export const printProgress = ['none', 'started', 'done'] as const
export type PrintProgress = (typeof printProgress)[number]
