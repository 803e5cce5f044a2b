import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  type PrintColumn as Column,
  printColumns as columns,
  printTable,
} from '@tohfa/contract/fulfilment/print/print-moves'

export { columns, type Column }

export const columnOf = ({ state }: Pick<PrintJob, 'state'>): Column => printTable[state].column

/**
 * The columns for a card: a ready one may already be printed, and one that was moved to Printed by
 * mistake goes back.
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

/** The next possible column to the right (1) or the left (-1). */
export function nextColumn(job: PrintJob, direction: 1 | -1): Column | undefined {
  const from = columns.indexOf(columnOf(job))
  const targets = targetsOf(job).filter((to) => (columns.indexOf(to) - from) * direction > 0)
  return direction > 0 ? targets[0] : targets.at(-1)
}

const name = 'column'

/** The attribute by which a column is found under a finger. */
export const columnMark = (column: Column) => ({ [`data-${name}`]: column })

/** The column at a point of the screen, under the dragged card. */
export function columnAt(x: number, y: number): Column | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const mark = element instanceof HTMLElement ? element.dataset[name] : undefined
    if (mark) return columns.find((column) => column === mark)
  }
  return undefined
}
