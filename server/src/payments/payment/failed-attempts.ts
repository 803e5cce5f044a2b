import type { Database } from '#platform/database/connect.ts'
import { failedAttemptEvents } from './payments.queries.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'

/** An attempt to pay that the provider refused and that came to nothing; `reason` is the provider's. */
export type FailedAttempt = {
  paymentId: string
  amountPaise: number
  currency: string
  reason: string
  customer: { name: string; phone: string }
  at: Date
}

/** The refused attempts of the last week for checkouts that nobody paid for since, the newest first. */
export async function failedAttempts(
  { db, paymentProviders }: { db: Database; paymentProviders: Pick<PaymentProviders, 'of'> },
  most: number,
): Promise<FailedAttempt[]> {
  const events = await failedAttemptEvents(db, most)
  return events.flatMap(({ provider, payload, at, name, phone }) => {
    const payment = paymentProviders.of(provider).readEvent(payload)?.payment
    if (!payment) return []
    const { id: paymentId, amountPaise, currency, errorDescription } = payment
    const reason = errorDescription ?? ''
    return [{ paymentId, amountPaise, currency, reason, customer: { name, phone }, at }]
  })
}
