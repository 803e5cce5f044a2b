import type { Connection } from '../../database/connect.ts'
import { logAfterCommit } from '../../database/business-events.ts'
import { refundToMake, updateRefund } from '../payments.queries.ts'
import type { Razorpay } from '../../providers/razorpay/razorpay.ts'

/**
 * Gives a payment back. Our refund's id is the provider's idempotency key, so that a repeated job
 * gives the money back once.
 */
export async function makeRefund(
  deps: { connection: Connection; razorpay: Pick<Razorpay, 'refund'> },
  refundId: string,
): Promise<void> {
  const refund = await refundToMake(deps.connection.db, refundId)
  if (!refund || refund.status === 'processed') return
  const made = await deps.razorpay.refund(refund.providerPaymentId, {
    amountPaise: refund.amountPaise,
    idempotencyKey: refund.id,
    reason: refund.reason,
  })
  await deps.connection.transaction(async (tx) => {
    await updateRefund(tx, refund.paymentId, { status: made.status, providerRefundId: made.id })
    logAfterCommit(tx, {
      what: `refund ${made.status}`,
      payment: refund.providerPaymentId,
      refund: made.id,
      amountPaise: refund.amountPaise,
    })
  })
}
