import {
  isPrintStarted,
  movesFrom,
  type PrintState,
} from '@tohfa/contract/fulfilment/print/print-moves'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { readerOf } from '#platform/mail/reader.ts'
import { refuseUnconfirmed, refuseWhileChangeable } from '#orders/order/orders.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { buyerOf, changeJob, insertEvents, lockJob } from './print-jobs.queries.ts'
import { type PrintMailDeps, queueHeldMail } from './print.mails.ts'
import { reprint, type ReprintDeps } from './reprint.ts'
import { renderPrint } from './render-print.ts'

export type MoveDeps = PrintMailDeps &
  ReprintDeps & {
    jobs: Jobs
    settings: Pick<Settings, 'read'>
    /** Whether the parcel of a locked order is being booked at this moment. */
    isBeingBooked: (tx: Transaction, orderId: string) => Promise<boolean>
  }

/** Where a job is moved; `reprint` is back to ready from printed. */
export type Wanted = {
  state: PrintState | 'reprint'
  reason?: string | undefined
  spoilt?: number | undefined
}

/**
 * Moves a print job for staff (docs/studio.md 9.3), records the author, and mails the buyer the
 * reason for a hold. A job without files is rendered again.
 *
 * @returns for a reprint, how many blanks the stock was short of
 */
export async function movePrint(
  deps: MoveDeps,
  tx: Transaction,
  id: string,
  to: Wanted,
  staffId: string,
): Promise<number> {
  const job = await lockJob(tx, id)
  if (!job) throw new Failure('print_job_not_found')
  const move = movesFrom(job.state, job.isCancelled ? 'cancelled' : job.orderStatus).find(
    (legal) => legal === to.state,
  )
  if (!move) throw new Failure('invalid_transition', { sentence: message('printMove') })
  if (move !== 'reprint' && isPrintStarted(move) && !isPrintStarted(job.state)) {
    refuseUnconfirmed(job)
    refuseWhileChangeable(job.orderedAt, await deps.settings.read(tx))
  }
  // Of an order that is just leaving nothing is taken back.
  if ((move === 'held' || move === 'reprint') && (await deps.isBeingBooked(tx, job.orderId)))
    throw new Failure('invalid_transition', { sentence: message('beingBooked') })
  if (move === 'reprint') return reprint(deps, tx, job, to, staffId)
  const isAgain = move === 'ready' && (job.state === 'failed' || !job.isRendered)
  const state = isAgain ? 'queued' : move
  const reason = move === 'held' ? (to.reason ?? null) : null
  await changeJob(tx, id, [job.state], { state, reason, ...(isAgain && { tries: 0 }) })
  if (isAgain) await deps.jobs.send(tx, renderPrint, { printJobId: id })
  await insertEvents(tx, [
    { printJobId: id, fromState: job.state, toState: state, reason, actorId: staffId },
  ])
  await recordChange(tx, staffId, {
    subject: 'order',
    action: 'changed',
    subjectId: job.orderId,
    name: job.orderNumber,
    details: { print: [job.state, state], ...(reason && { reason: [null, reason] }) },
  })
  if (reason) await notifyBuyer(deps, tx, job, reason)
  logAfterCommit(tx, { what: `print ${state}`, order: job.orderNumber, printJob: id })
  return 0
}

async function notifyBuyer(
  deps: PrintMailDeps,
  tx: Transaction,
  job: { id: string; orderId: string; orderNumber: string; title: string },
  reason: string,
): Promise<void> {
  const buyer = await buyerOf(tx, job.orderId)
  if (!buyer) return
  const reader = await readerOf(tx, buyer.userId, buyer.address, buyer.gift)
  await queueHeldMail(deps, tx, { ...job, reason }, reader)
}
