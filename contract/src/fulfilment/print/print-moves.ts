import type { OrderStatus } from '#orders/order-moves.ts'

/** Where the printing of a line stands (docs/studio.md 9.2). */
export const printStates = [
  'queued',
  'rendering',
  'ready',
  'printing',
  'printed',
  'held',
  'failed',
] as const
export type PrintState = (typeof printStates)[number]

/** How staff may move it: to a state, or from `printed` back to `ready`, to be printed again. */
export const printMoves = ['printing', 'printed', 'held', 'ready', 'reprint'] as const
export type PrintMove = (typeof printMoves)[number]

/** The one table of moves (docs/studio.md 9.3). What is not here is illegal. */
const printTransitions: Record<PrintState, readonly PrintMove[]> = {
  queued: ['held'],
  rendering: [],
  ready: ['printing', 'held'],
  printing: ['printed', 'held'],
  printed: ['reprint'],
  held: ['ready'],
  failed: ['ready', 'held'],
}

/** Orders of which nothing is printed any more: they were undone, or came back. */
const undone: readonly OrderStatus[] = ['cancelled', 'returned']

/** Where the printing of a line of an order can be moved from here. */
export function movesFrom(state: PrintState, order: OrderStatus): readonly PrintMove[] {
  if (undone.includes(order)) return []
  // What is on its way is made again as a replacement.
  return printTransitions[state].filter((move) => move !== 'reprint' || order === 'confirmed')
}

/** Of one line, as many as can be ordered of it. */
export const mostSpoilt = 10
export const printJobsPerPage = 20
/** Of why it is held, in characters. */
export const mostOfReason = 300

/** What many designs are printed on together, in millimetres; a roll is as long as it needs to be. */
export const sheets = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  roll600: { width: 600, height: 3_000 },
} as const
export type SheetId = keyof typeof sheets
export const sheetIds = ['A4', 'A3', 'roll600'] as const satisfies readonly SheetId[]

/** How far apart the designs on a sheet may lie, in millimetres. */
export const gapLimits = { least: 0, most: 50, usual: 5 } as const
/** How much one call lays on sheets: print jobs, and pieces of all of them. */
export const gangLimits = { jobs: 100, pieces: 300 } as const
