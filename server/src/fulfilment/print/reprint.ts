import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { changeJob, insertEvents, type LockedJob } from './print-jobs.queries.ts'

export type ReprintDeps = {
  /** Takes spoilt blanks from the stock; returns how many were missing. */
  takeSpoilt: (
    tx: Transaction,
    blank: NonNullable<LockedJob['item']>,
    pieces: number,
  ) => Promise<number>
  /** Takes lines, or the card of a gift, out of the box of their order. */
  takeOut: (tx: Transaction, orderId: string, what: readonly string[] | 'card') => Promise<void>
}

/**
 * Makes a printed job ready again (docs/studio.md 9.9). `spoilt` is how many of its pieces to print
 * again, by default all; 0 for a job marked as printed by mistake.
 *
 * @returns how many blanks the stock was short of
 */
export async function reprint(
  { takeSpoilt, takeOut }: ReprintDeps,
  tx: Transaction,
  job: LockedJob,
  { reason = null, spoilt = job.quantity }: { reason?: string | null; spoilt?: number | undefined },
  staffId: string,
): Promise<number> {
  if (spoilt > job.quantity) throw refusedFields({ spoilt: message('spoilt') })
  // Marked by mistake: the pieces to print stay the same.
  const again = spoilt > 0 && { again: spoilt < job.quantity ? spoilt : null }
  await changeJob(tx, job.id, ['printed'], { state: 'ready', ...again })
  await takeOut(tx, job.orderId, job.item ? [job.item.id] : 'card')
  const short = spoilt > 0 && job.item ? await takeSpoilt(tx, job.item, spoilt) : 0
  await insertEvents(tx, [
    {
      printJobId: job.id,
      fromState: 'printed',
      toState: 'ready',
      reason,
      spoilt,
      actorId: staffId,
    },
  ])
  await recordChange(tx, staffId, {
    subject: 'order',
    action: 'changed',
    subjectId: job.orderId,
    name: job.orderNumber,
    details: {
      print: ['printed', 'ready'],
      spoilt: [null, spoilt],
      ...(reason && { reason: [null, reason] }),
    },
  })
  logAfterCommit(tx, { what: 'print again', order: job.orderNumber, printJob: job.id, spoilt })
  return short
}
