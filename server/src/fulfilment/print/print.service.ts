import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import {
  isPrintStarted,
  type PrintState,
  printStates,
} from '@tohfa/contract/fulfilment/print/print-moves'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { dueDay, orderedBefore } from '#fulfilment/promise/promise.service.ts'
import { type MoveDeps, movePrint, type Wanted } from './move-print.ts'
import {
  cardJob,
  deleteJob,
  deleteJobById,
  eventsOf,
  giftToPrint,
  insertCardJob,
  insertEvents,
  insertJobs,
  jobsByItem,
  linesToPrint,
  piecesAgain,
  postponeJobs,
  lockJob,
  type PrintEvent,
} from './print-jobs.queries.ts'
import {
  countByState,
  countJobsToPack,
  jobsById,
  jobsToPack,
  pageOfQueue,
  type QueueFilter,
} from './print-queue.queries.ts'
import { handleRendering, type RenderDeps, renderPrint } from './render-print.ts'
import { startedItems } from './started-items.ts'
import { toPrintJob } from './to-print-job.ts'

export { dueDay, orderedBefore }
export { startedItems } from './started-items.ts'
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
    return toPrintJob(row, (await deps.settings.read(source)).press)
  }

  /**
   * Makes the print jobs of an order's lines, and of its card where it is a gift, as part of `tx`. What
   * has one gets no other.
   */
  async function makeJobs(tx: Transaction, orderId: string, due?: string): Promise<void> {
    const lines = await linesToPrint(tx, orderId)
    const gift = await giftToPrint(tx, orderId)
    if (lines.length === 0 && !gift) return
    const { promise } = await deps.settings.read(tx)
    const dueOf = (type: string) => due ?? dueDay(now(), promise, type)
    const jobs = lines.map(({ productType, ...line }) => ({
      ...line,
      orderId,
      due: dueOf(productType),
    }))
    const made = jobs.length > 0 ? await insertJobs(tx, jobs) : []
    // A card is due with the last of what it lies with.
    const last = gift?.productTypes.map(dueOf).toSorted().at(-1)
    if (last !== undefined) made.push(...(await insertCardJob(tx, { orderId, due: last })))
    await begin(tx, made)
  }

  /** Has new jobs rendered. */
  async function begin(tx: Transaction, made: readonly string[]): Promise<void> {
    if (made.length === 0) return
    await insertEvents(
      tx,
      made.map((printJobId) => ({ printJobId, fromState: null, toState: 'queued' as const })),
    )
    await Promise.all(made.map((printJobId) => jobs.send(tx, renderPrint, { printJobId })))
  }

  return {
    makeJobs,

    /** Has the jobs of an order that waited for its buyer be due on `due`, where that is later. */
    postponeJobs,

    /**
     * Withdraws the job of a line and creates one for its current print, due on the same day. It is
     * a new job, so that a rendering in progress has no effect.
     */
    async renewJob(tx: Transaction, orderId: string, orderItemId: string): Promise<void> {
      await makeJobs(tx, orderId, await deleteJob(tx, orderItemId))
    },

    /**
     * Takes the card of an order back and makes one of its words as they are now, due on the same day.
     *
     * @returns false where the card is being printed or was
     */
    async renewCard(tx: Transaction, orderId: string): Promise<boolean> {
      const card = await cardJob(tx, orderId)
      if (!card) return true
      if (isPrintStarted(card.state)) return false
      await deleteJobById(tx, card.id)
      await begin(tx, await insertCardJob(tx, { orderId, due: card.due }))
      return true
    },

    /** One page of the queue, the oldest first, with the number in each state. */
    async queue(filter: QueueFilter, paging: { page: number; limit: number }) {
      const { state, ...others } = filter
      const [{ press }, rows, counted] = await Promise.all([
        deps.settings.read(),
        pageOfQueue(db, filter, paging),
        countByState(db, others),
      ])
      const counts = Object.fromEntries(printStates.map((one) => [one, 0])) as PrintCounts
      for (const { state: one, number } of counted) counts[one] = number
      const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
      return {
        data: rows.map((row) => toPrintJob(row, press)),
        totalCount: state ? counts[state] : all,
        counts,
      }
    },

    /**
     * Moves a job as staff may: 409 `invalid_transition` where the table has no such move. `short` is how
     * many spoilt blanks the stock no longer had.
     */
    move(id: string, to: Wanted, staffId: string): Promise<PrintJob & { short: number }> {
      return connection.transaction(async (tx) => {
        const short = await movePrint(deps, tx, id, to, staffId)
        return { ...(await read(tx, id)), short }
      })
    },

    /**
     * Begins a job, or marks it as printed, also from ready; once, if two people do so at the same
     * time.
     *
     * @throws Failure `print_job_not_found`, `invalid_transition`
     */
    advance(id: string, to: 'printing' | 'printed', staffId: string): Promise<void> {
      return connection.transaction(async (tx) => {
        const job = await lockJob(tx, id)
        if (job?.state === to) return
        if (job?.state === 'ready' && to === 'printed')
          await movePrint(deps, tx, id, { state: 'printing' }, staffId)
        await movePrint(deps, tx, id, { state: to }, staffId)
      })
    },

    /** The same as part of `tx`, within which the order may be locked. */
    async moveWithin(tx: Transaction, id: string, to: Wanted, staffId: string): Promise<void> {
      await movePrint(deps, tx, id, to, staffId)
    },

    /** The prints of orders that are not packed yet, so many at most, those that are due first. */
    async toPack(most: number): Promise<{ jobs: PrintJob[]; total: number }> {
      const [{ press }, rows, total] = await Promise.all([
        deps.settings.read(),
        jobsToPack(db, most),
        countJobsToPack(db),
      ])
      return { jobs: rows.map((row) => toPrintJob(row, press)), total }
    },

    /** The lines of an order whose printing has begun. */
    async startedItems(source: Database, orderId: string): Promise<Set<string>> {
      return startedItems(await jobsByItem(source, orderId))
    },

    /** The number of pieces to print again of each line of which not all are. */
    printAgain: (source: Database, orderId: string): Promise<Map<string, number>> =>
      piecesAgain(source, orderId),

    /** The printing state of each line of an order with a print. */
    jobsByItem: (orderId: string) => jobsByItem(db, orderId),

    /** The printing events of an order's lines. */
    past: (orderId: string): Promise<PrintEvent[]> => eventsOf(db, orderId),
  }
}
