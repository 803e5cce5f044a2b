import { now } from '#platform/runtime/clock.ts'
import { checkoutById, type Checkout } from '#orders/checkout/checkout.service.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { SettleDeps } from './settle-payment.ts'
import { reconcileCheckout } from '#payments/payment/payments.jobs.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/**
 * Polls the provider about a checkout that neither the browser nor a webhook has settled. It
 * repeats at growing intervals while a late payment is possible (three days: docs/providers.md
 * 1.4).
 */
export async function reconcile(
  deps: SettleDeps & { jobs: Jobs; paymentProviders: Pick<PaymentProviders, 'of'> },
  checkoutId: string,
): Promise<void> {
  const checkout = await checkoutById(deps.connection.db, checkoutId)
  if (!checkout?.providerOrderId || checkout.status === 'settled') return
  const provider = deps.paymentProviders.of(checkout.provider)
  for (const payment of await provider.orderPayments(checkout.providerOrderId))
    await confirmPayment(deps, provider, payment)
  const pause = pauseBeforeNext(checkout)
  if (pause === null) return
  const startAfter = new Date(now().getTime() + pause)
  await deps.connection.transaction((tx) =>
    deps.jobs.send(tx, reconcileCheckout, { checkoutId }, { startAfter }),
  )
}

function pauseBeforeNext(checkout: Checkout): number | null {
  const age = now().getTime() - checkout.createdAt.getTime()
  if (age < 3 * minute) return 10 * second
  if (age < 20 * minute) return 30 * second
  if (age < 2 * hour) return 10 * minute
  if (age < 72 * hour) return 6 * hour
  return null
}
