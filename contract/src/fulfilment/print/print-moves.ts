import { type OrderStatus, ordersUndone } from '#orders/order-moves.ts'
import { statesOf, statesWith } from '#shared/states.ts'

/** The moves by staff: to a state, or from `printed` back to `ready` for a reprint. */
export const printMoves = ['printing', 'printed', 'held', 'ready', 'reprint'] as const
export type PrintMove = (typeof printMoves)[number]

/** The columns of the workbench from left to right; a card is moved to the state of a column. */
export const printColumns = ['ready', 'printing', 'printed', 'held'] as const
export type PrintColumn = (typeof printColumns)[number]

type PrintRow = {
  /** The permitted moves by staff (docs/studio.md 9.3); all others are illegal. */
  moves: readonly PrintMove[]
  /** The column of its card on the workbench. */
  column: PrintColumn
  /** Its press files are not rendered yet. */
  unrendered?: true
  /** Its press files are available. */
  rendered?: true
  /** Printing has started, so the buyer can neither change nor cancel it. */
  started?: true
  /** Its order can be packed. */
  done?: true
  /** It needs a decision by staff. */
  blocked?: true
}

/** The print states (docs/studio.md 9.2), defined only here. */
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
/** Whether nothing is left to print: it is printed, or has no print. */
export const isPrintDone = (state: PrintState | null): boolean =>
  state === null || printsDone.includes(state)

/** The permitted moves from a state of a line's printing. */
export function movesFrom(state: PrintState, order: OrderStatus): readonly PrintMove[] {
  if (ordersUndone.includes(order)) return []
  // Shipped goods are made again as a replacement.
  return printTable[state].moves.filter((move) => move !== 'reprint' || order === 'confirmed')
}

/** The maximum for a line: as many as an order can have. */
export const mostSpoilt = 1000
export const printJobsPerPage = 20
/** The maximum length of the reason for a hold, in characters. */
export const mostOfReason = 300

/** Sheet sizes in millimetres; a roll has a variable length. */
export const sheets = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  roll600: { width: 600, height: 3_000 },
} as const
export type SheetId = keyof typeof sheets
export const sheetIds = ['A4', 'A3', 'roll600'] as const satisfies readonly SheetId[]

/** The permitted gaps between designs on a sheet, in millimetres. */
export const gapLimits = { least: 0, most: 50, usual: 5 } as const
/** The maximum size of a call for gang sheets: print jobs, and pieces of all of them. */
export const gangLimits = { jobs: 100, pieces: 300 } as const
