import { type OrderStatus, ordersUndone } from '#orders/order-moves.ts'
import { statesOf, statesWith } from '#shared/states.ts'

/** How staff may move it: to a state, or from `printed` back to `ready`, to be printed again. */
export const printMoves = ['printing', 'printed', 'held', 'ready', 'reprint'] as const
export type PrintMove = (typeof printMoves)[number]

/** The columns of the workbench, from left to right: each is a state, and where a card is moved to. */
export const printColumns = ['ready', 'printing', 'printed', 'held'] as const
export type PrintColumn = (typeof printColumns)[number]

type PrintRow = {
  /** Where staff may move it (docs/studio.md 9.3). What is not here is illegal. */
  moves: readonly PrintMove[]
  /** Where its card lies on the workbench. */
  column: PrintColumn
  /** Its press files are to be made yet. */
  unrendered?: true
  /** Its press files are there. */
  rendered?: true
  /** Its printing has begun, so that the buyer changes and cancels nothing of it. */
  started?: true
  /** Its order can be packed. */
  done?: true
  /** It waits for a decision of staff. */
  blocked?: true
}

/** Where the printing of a line stands (docs/studio.md 9.2): the one table of it. */
const rows = {
  queued: { column: 'ready', moves: ['held'], unrendered: true },
  rendering: { column: 'ready', moves: [], unrendered: true },
  ready: { column: 'ready', moves: ['printing', 'held'], rendered: true },
  printing: { column: 'printing', moves: ['printed', 'held'], rendered: true, started: true },
  printed: { column: 'printed', moves: ['reprint'], rendered: true, started: true, done: true },
  held: { column: 'held', moves: ['ready'], blocked: true },
  failed: { column: 'held', moves: ['ready', 'held'], blocked: true },
} as const satisfies Record<string, PrintRow>
export type PrintState = keyof typeof rows
export const printTable: Readonly<Record<PrintState, PrintRow>> = rows

export const printStates = statesOf(printTable)
export const printsUnrendered = statesWith(printTable, 'unrendered')
export const printsRendered = statesWith(printTable, 'rendered')
export const printsStarted = statesWith(printTable, 'started')
export const printsDone = statesWith(printTable, 'done')
export const printsBlocked = statesWith(printTable, 'blocked')

export const isPrintStarted = (state: PrintState): boolean => printsStarted.includes(state)
/** Whether nothing is to be printed: it is printed, or has no print of its own. */
export const isPrintDone = (state: PrintState | null): boolean =>
  state === null || printsDone.includes(state)

/** Where the printing of a line of an order can be moved from here. */
export function movesFrom(state: PrintState, order: OrderStatus): readonly PrintMove[] {
  if (ordersUndone.includes(order)) return []
  // What is on its way is made again as a replacement.
  return printTable[state].moves.filter((move) => move !== 'reprint' || order === 'confirmed')
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
