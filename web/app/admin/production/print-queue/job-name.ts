import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { printQueueTexts as texts } from './print-queue.texts.ts'

/** A job as labels and messages name it. */
export function jobName({
  orderNumber,
  line,
  row,
}: Pick<PrintJob, 'orderNumber' | 'line' | 'row'>): string {
  const name = texts.line(orderNumber, line)
  return row === undefined ? name : texts.row(name, row)
}
