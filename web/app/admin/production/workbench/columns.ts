import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { PrintMove, PrintState } from '@tohfa/contract/fulfilment/print/print-moves'

/** Where the cards of the bench lie, from left to right; each is where a card can be moved to. */
export const columns = ['ready', 'printing', 'printed', 'held'] as const satisfies PrintMove[]
export type Column = (typeof columns)[number]

const columnsByState: Record<PrintState, Column> = {
  queued: 'ready',
  rendering: 'ready',
  ready: 'ready',
  printing: 'printing',
  printed: 'printed',
  held: 'held',
  failed: 'held',
}

export const columnOf = ({ state }: Pick<PrintJob, 'state'>): Column => columnsByState[state]

/**
 * Where a card may be laid: what is ready may be printed by the time that somebody says so, and what was
 * laid under Printed by mistake goes back.
 */
export function targetsOf(job: PrintJob): Column[] {
  const isReady = job.state === 'ready'
  return columns.filter(
    (to) =>
      job.moves.includes(to) ||
      (isReady && to === 'printed') ||
      (to === 'ready' && job.moves.includes('reprint')),
  )
}

/** The next column to the right (1) or the left (-1) where a card may be laid. */
export function besideOf(job: PrintJob, way: 1 | -1): Column | undefined {
  const from = columns.indexOf(columnOf(job))
  const targets = targetsOf(job).filter((to) => (columns.indexOf(to) - from) * way > 0)
  return way > 0 ? targets[0] : targets.at(-1)
}

const name = 'column'

/** What a column is found by under a finger. */
export const columnMark = (column: Column) => ({ [`data-${name}`]: column })

/** The column that lies at a point of the screen, under whatever is held over it. */
export function columnAt(x: number, y: number): Column | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const mark = element instanceof HTMLElement ? element.dataset[name] : undefined
    if (mark) return columns.find((column) => column === mark)
  }
  return undefined
}
