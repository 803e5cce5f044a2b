import type { Connection } from '#platform/database/connect.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import { refundToMake } from './refunds.queries.ts'
import { settleRefund, type SettleRefundDeps } from './settle-refund.ts'

/**
 * Gives a payment back, or a part of it. Our refund's id is the provider's idempotency key, so that
 * a repeated job gives the money back once, and stands in its notes, by which webhooks are matched.
 * What the provider refuses has failed at once; while it is away the job is tried again.
 */
export async function makeRefund(
  deps: SettleRefundDeps & {
    connection: Connection
    paymentProviders: Pick<PaymentProviders, 'of'>
  },
  refundId: string,
): Promise<void> {
  const refund = await refundToMake(deps.connection.db, refundId)
  if (refund?.status !== 'pending') return
  const provider = deps.paymentProviders.of(refund.provider)
  try {
    const made = await provider.refund(refund.providerPaymentId, {
      amountPaise: refund.amountPaise,
      refundId: refund.id,
      reason: refund.reason,
    })
    await deps.connection.transaction((tx) =>
      settleRefund(deps, tx, refundId, { status: made.status, providerRefundId: made.id }),
    )
  } catch (error) {
    if (!provider.isFinalRefusal(error)) throw error
    await deps.connection.transaction((tx) =>
      settleRefund(deps, tx, refundId, { status: 'failed' }),
    )
  }
}
