import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import { type PrintState, printStates } from '@tohfa/contract/print/print-moves'
import type { Database, Transaction } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import { dueDay } from './due-day.ts'
import { type MoveDeps, movePrint } from './move-print.ts'
import {
  eventsOf,
  insertEvents,
  insertJobs,
  linesToPrint,
  type PrintEvent,
} from './print-jobs.queries.ts'
import { countByState, jobsById, pageOfQueue, type QueueFilter } from './print-queue.queries.ts'
import { handleRendering, type RenderDeps, renderPrint } from './render-print.ts'
import { toPrintJob } from './to-print-job.ts'

export type PrintCounts = Record<PrintState, number>
export type Printing = ReturnType<typeof createPrinting>

/** The press: a print job for each personalised line of an order, rendered and moved on (docs/studio.md section 9). */
export function createPrinting(deps: MoveDeps & RenderDeps) {
  const { connection, jobs } = deps
  const { db } = connection
  handleRendering(deps)

  async function read(source: Database, id: string): Promise<PrintJob> {
    const [row] = await jobsById(source, [id])
    if (!row) throw new Failure('print_job_not_found')
    return toPrintJob(row)
  }

  return {
    /** Makes the print jobs of an order's lines as part of `tx`; a line that has one gets no other. */
    async makeJobs(tx: Transaction, orderId: string): Promise<void> {
      const lines = await linesToPrint(tx, orderId)
      if (lines.length === 0) return
      const due = dueDay(new Date())
      const made = await insertJobs(
        tx,
        lines.map((line) => ({ ...line, orderId, due })),
      )
      if (made.length === 0) return
      await insertEvents(
        tx,
        made.map((printJobId) => ({ printJobId, fromState: null, toState: 'queued' as const })),
      )
      for (const printJobId of made) await jobs.send(tx, renderPrint, { printJobId })
    },

    /** One page of the queue, the oldest first, with how many stand in each state. */
    async queue(filter: QueueFilter, paging: { page: number; limit: number }) {
      const { state, ...others } = filter
      const [rows, counted] = await Promise.all([
        pageOfQueue(db, filter, paging),
        countByState(db, others),
      ])
      const counts = Object.fromEntries(printStates.map((one) => [one, 0])) as PrintCounts
      for (const { state: one, number } of counted) counts[one] = number
      const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
      return { data: rows.map(toPrintJob), totalCount: state ? counts[state] : all, counts }
    },

    /** Moves a job as staff may: 409 `invalid_transition` where the table has no such move. */
    move(
      id: string,
      to: { state: PrintState; reason?: string | undefined },
      staffId: string,
    ): Promise<PrintJob> {
      return connection.transaction(async (tx) => {
        await movePrint(deps, tx, id, to, staffId)
        return read(tx, id)
      })
    },

    /** What became of the printing of an order's lines. */
    past: (orderId: string): Promise<PrintEvent[]> => eventsOf(db, orderId),
  }
}
