import type { Connection } from '#platform/database/connect.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import type { ProviderRefund } from '#payments/providers/payment-provider.ts'
import { queueOrderRefundMail } from '#payments/payment/payment.mails.ts'
import { paymentByProviderId } from '#payments/payment/payments.queries.ts'
import type { RefundOrderDeps } from './refund-order.ts'
import { reserveAmount, insertRefund, refundById, refundByProviderId } from './refunds.queries.ts'
import { settleRefund } from './settle-refund.ts'
import type { ShopEvents } from '#platform/events/shop-events.ts'

export type RecordRefundDeps = RefundOrderDeps & {
  connection: Connection
  events: Pick<ShopEvents, 'orderRefundedInFull'>
}

/**
 * Records the provider's state of a refund (docs/product.md 10.10). It is one of ours by the id in
 * its notes or by the provider's own id; otherwise it was made in the provider's dashboard.
 *
 * @throws Error while a refund of ours reserves the amount; the job retries once the provider has
 *   refused that one
 */
export async function recordProviderRefund(
  deps: RecordRefundDeps,
  providerRefund: ProviderRefund,
): Promise<void> {
  const { db, transaction } = deps.connection
  const payment = await paymentByProviderId(db, providerRefund.paymentId)
  if (!payment) return
  const named = providerRefund.refundId ? await refundById(db, providerRefund.refundId) : undefined
  const ours =
    named?.paymentId === payment.id ? named : await refundByProviderId(db, providerRefund.id)
  const news = { status: providerRefund.status, providerRefundId: providerRefund.id }
  if (ours) return transaction((tx) => settleRefund(deps, tx, ours.id, news))
  if (providerRefund.status === 'failed') return
  await transaction(async (tx) => {
    const order = payment.orderId ? await lockOrder(tx, payment.orderId) : undefined
    const refund = {
      paymentId: payment.id,
      orderId: payment.orderId,
      kind: 'provider' as const,
      amountPaise: providerRefund.amountPaise,
      reason: 'Given back at the payment provider',
      providerRefundId: providerRefund.id,
    }
    if (!(await reserveAmount(tx, refund)))
      throw new Error(`the refund ${providerRefund.id} at the provider is more than is left`)
    const made = await insertRefund(tx, refund, [])
    await settleRefund(deps, tx, made.id, news)
    if (!order) return
    await queueOrderRefundMail(deps, tx, order, made)
    if (order.refundHeldPaise + providerRefund.amountPaise === order.paidPaise)
      await deps.events.orderRefundedInFull(tx, order.id)
    await deps.taxDocuments.refunded(tx, { id: made.id, orderId: order.id }, [])
  })
}
