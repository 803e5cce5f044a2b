import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import {
  reserveAmount,
  insertRefund,
  type NewRefund,
  type Refund,
  type RefundLine,
} from './refunds.queries.ts'

export type RefundToIssue = Pick<
  NewRefund,
  | 'kind'
  | 'amountPaise'
  | 'reason'
  | 'actedBy'
  | 'cancellationId'
  | 'idempotencyKey'
  | 'requestHash'
  | 'credit'
> & {
  /** Null for a payment that became no order. */
  orderId: string | null
  /** Null for cash. */
  paymentId: string | null
  lines?: readonly RefundLine[]
}

/**
 * Decides that money goes back, as part of `tx`: its amount is held, the refund is written, and what
 * goes back the way it came is made by a job. What goes back by hand waits for where to send it.
 *
 * @throws Failure `refund_exceeds_payment` when not so much is left of what was paid
 */
export async function issueRefund(
  { jobs }: { jobs: Jobs },
  tx: Transaction,
  { lines = [], ...request }: RefundToIssue,
): Promise<Refund> {
  if (!(await reserveAmount(tx, request))) throw new Failure('refund_exceeds_payment')
  const status = request.kind === 'provider' ? 'pending' : 'needs_details'
  const refund = await insertRefund(tx, { ...request, status }, lines)
  if (request.kind === 'provider') await jobs.send(tx, refundPayment, { refundId: refund.id })
  logAfterCommit(tx, {
    what: 'refund decided',
    refund: refund.id,
    kind: refund.kind,
    amountPaise: refund.amountPaise,
    reason: refund.reason,
  })
  return refund
}
