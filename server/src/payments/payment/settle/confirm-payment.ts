import { checkoutByProviderOrder } from '#orders/checkout/checkout.service.ts'
import { ProviderRefused } from '#platform/outgoing/call-provider.ts'
import type { PaymentProvider, ProviderPayment } from '#payments/providers/payment-provider.ts'
import { type SettleDeps, type Settlement, settlePayment } from './settle-payment.ts'

/**
 * Brings a payment as the provider tells it to its end: what was only authorised is captured first
 * (outside any transaction), what is captured is settled. `pending` when there is nothing to settle
 * yet; a failed payment is never final at the provider.
 */
export async function confirmPayment(
  deps: SettleDeps,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<Settlement | { outcome: 'pending' }> {
  if (payment.status === 'captured' || payment.status === 'refunded')
    return settlePayment(deps, payment)
  if (payment.status !== 'authorized') return { outcome: 'pending' }
  // An authorised payment of another amount is flagged as it is: money not taken need not go back.
  const due = await amountDue(deps, payment)
  if (due !== payment.amountPaise) return settlePayment(deps, payment)
  return settlePayment(deps, await capture(provider, payment))
}

/**
 * Takes the money of an authorised payment. Browser, webhook and reconciler may all come to this
 * point at once: who is refused because another was first goes on with what the provider then says.
 */
async function capture(provider: PaymentProvider, payment: ProviderPayment) {
  try {
    return await provider.capture(payment.id, payment.amountPaise)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const now = await provider.payment(payment.id)
    if (now?.status !== 'captured' && now?.status !== 'refunded') throw error
    return now
  }
}

async function amountDue(
  { connection }: SettleDeps,
  { orderId }: ProviderPayment,
): Promise<number | undefined> {
  const checkout = orderId ? await checkoutByProviderOrder(connection.db, orderId) : undefined
  return checkout?.totalPaise
}
