import { movesFrom, type PrintState } from '@tohfa/contract/print/print-moves'
import { logAfterCommit } from '../database/business-events.ts'
import type { Transaction } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import { say } from '../http/sentences.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { readerOf } from '../mail/reader.ts'
import { refuseWhileChangeable } from '../orders/orders.service.ts'
import type { Settings } from '../settings/settings.service.ts'
import { recordChange } from '../staff-log/staff-log.service.ts'
import { buyerOf, changeJob, insertEvents, lockJob } from './print-jobs.queries.ts'
import { type PrintMailDeps, queueHeldMail } from './print.mails.ts'
import { renderPrint } from './render-print.ts'

export type MoveDeps = PrintMailDeps & {
  jobs: Jobs
  settings: Pick<Settings, 'read'>
}

/**
 * Moves a print job as staff may (docs/studio.md 9.3), writes down who did, and tells the buyer what
 * it is held for. What has no files yet goes back to be rendered.
 */
export async function movePrint(
  deps: MoveDeps,
  tx: Transaction,
  id: string,
  to: { state: PrintState; reason?: string | undefined },
  staffId: string,
): Promise<void> {
  const job = await lockJob(tx, id)
  if (!job) throw new Failure('print_job_not_found')
  const move = movesFrom(job.state, job.isCancelled ? 'cancelled' : job.orderStatus).find(
    (legal) => legal === to.state,
  )
  if (!move) throw new Failure('invalid_transition', { sentence: say('printMove') })
  if (move === 'printing') refuseWhileChangeable(job.orderedAt, await deps.settings.read(tx))
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
  if (reason) await tellBuyer(deps, tx, job, reason)
  logAfterCommit(tx, { what: `print ${state}`, order: job.orderNumber, printJob: id })
}

async function tellBuyer(
  deps: PrintMailDeps,
  tx: Transaction,
  job: { id: string; orderId: string; orderNumber: string; title: string },
  reason: string,
): Promise<void> {
  const buyer = await buyerOf(tx, job.orderId)
  if (!buyer) return
  const reader = await readerOf(tx, buyer.userId, buyer.address)
  await queueHeldMail(deps, tx, { ...job, reason }, reader)
}
