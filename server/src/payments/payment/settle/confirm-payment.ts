import { ProviderRefused } from '#platform/outgoing/call-provider.ts'
import type { PaymentProvider, ProviderPayment } from '#payments/providers/payment-provider.ts'
import { findDue } from './find-due.ts'
import { type SettleDeps, type Settlement, settlePayment } from './settle-payment.ts'

/**
 * Settles a payment in the provider's current state. An authorised payment is captured first
 * (outside any transaction), a captured one is settled. `pending` when there is nothing to settle
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
  // An authorised payment of another amount is flagged without a capture: money not captured needs
  // no refund.
  const due = await amountDue(deps, payment)
  if (due !== payment.amountPaise) return settlePayment(deps, payment)
  return settlePayment(deps, await capture(provider, payment))
}

/**
 * Captures an authorised payment. Browser, webhook and reconciler may do so concurrently: one that
 * is refused because another was first continues with the provider's current state.
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
  const due = orderId ? await findDue(connection.db, orderId) : undefined
  return due?.amountPaise
}
