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
 * Issues a refund as part of `tx`: reserves its amount and stores it. A job makes it at the
 * provider if it goes to the original payment method. A refund by hand waits for bank details.
 *
 * @throws Failure `refund_exceeds_payment` when less than the amount is left of the payment
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
