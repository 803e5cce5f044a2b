import {
  type RecordRefundDeps,
  recordProviderRefund,
} from '#payments/payment/refund/record-provider-refund.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { SettleDeps } from './settle-payment.ts'
import { markEventProcessed, waitingEvent } from '#payments/payment/payments.queries.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'

/**
 * Processes one event of the provider's inbox. The event was signed, so its payment is trusted. It
 * uses the same function as the browser's return, so order, repetition and races do not matter.
 * Other events need only be stored.
 */
export async function processEvent(
  deps: SettleDeps & RecordRefundDeps & { paymentProviders: Pick<PaymentProviders, 'of'> },
  eventId: string,
): Promise<void> {
  const { db } = deps.connection
  const kept = await waitingEvent(db, eventId)
  if (!kept) return
  const provider = deps.paymentProviders.of(kept.provider)
  const event = provider.readEvent(kept.payload)
  if (event?.payment) await confirmPayment(deps, provider, event.payment)
  if (event?.refund) await recordProviderRefund(deps, event.refund)
  await markEventProcessed(db, eventId)
}
