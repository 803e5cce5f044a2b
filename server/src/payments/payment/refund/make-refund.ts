import type { Connection } from '#platform/database/connect.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import { refundToMake } from './refunds.queries.ts'
import { settleRefund, type SettleRefundDeps } from './settle-refund.ts'

/**
 * Makes a refund at the provider. Our refund's id is the provider's idempotency key, so that a
 * repeated job refunds once. Its notes contain the id too, which matches webhooks to it. A refund
 * that the provider refuses fails at once; while the provider is unavailable the job retries.
 */
export async function makeRefund(
  deps: SettleRefundDeps & {
    connection: Connection
    paymentProviders: Pick<PaymentProviders, 'of'>
  },
  refundId: string,
): Promise<void> {
  const refund = await refundToMake(deps.connection.db, refundId)
  if (refund?.status !== 'pending' || refund.providerPaymentId === null) return
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
