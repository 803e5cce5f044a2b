import type { Connection } from '#platform/database/connect.ts'
import { ProviderRefused } from '#platform/outgoing/call-provider.ts'
import type { Razorpay } from '#payments/providers/razorpay/razorpay.ts'
import { refundToMake } from './refunds.queries.ts'
import { settleRefund, type SettleRefundDeps } from './settle-refund.ts'

/**
 * Gives a payment back, or a part of it. Our refund's id is the provider's idempotency key, so that
 * a repeated job gives the money back once, and stands in its notes, by which webhooks are matched.
 * What the provider refuses has failed at once; while it is away the job is tried again.
 */
export async function makeRefund(
  deps: SettleRefundDeps & { connection: Connection; razorpay: Pick<Razorpay, 'refund'> },
  refundId: string,
): Promise<void> {
  const refund = await refundToMake(deps.connection.db, refundId)
  if (refund?.status !== 'pending') return
  try {
    const made = await deps.razorpay.refund(refund.providerPaymentId, {
      amountPaise: refund.amountPaise,
      refundId: refund.id,
      reason: refund.reason,
    })
    await deps.connection.transaction((tx) =>
      settleRefund(deps, tx, refundId, { status: made.status, providerRefundId: made.id }),
    )
  } catch (error) {
    if (!isFinal(error)) throw error
    await deps.connection.transaction((tx) =>
      settleRefund(deps, tx, refundId, { status: 'failed' }),
    )
  }
}

/**
 * Whether asking again would be answered the same. False keys, too many calls and a first try that
 * is still under way (docs/providers.md 1.5) say nothing of the refund itself.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ProviderRefused)) return false
  return (
    (error.status === 400 && !/same idempotency key/i.test(error.message)) || error.status === 404
  )
}
