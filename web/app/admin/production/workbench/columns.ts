import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  type PrintColumn as Column,
  printColumns as columns,
  printTable,
} from '@tohfa/contract/fulfilment/print/print-moves'

export { columns, type Column }

export const columnOf = ({ state }: Pick<PrintJob, 'state'>): Column => printTable[state].column

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
export function nextColumn(job: PrintJob, direction: 1 | -1): Column | undefined {
  const from = columns.indexOf(columnOf(job))
  const targets = targetsOf(job).filter((to) => (columns.indexOf(to) - from) * direction > 0)
  return direction > 0 ? targets[0] : targets.at(-1)
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
