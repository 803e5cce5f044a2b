import { now } from '#platform/runtime/clock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { checkoutById } from '#orders/checkout/checkout.service.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { SettleDeps } from './settle-payment.ts'
import { paymentDueById } from '#payments/payment/pay-now/pay-now.queries.ts'
import { reconcileCheckout, reconcilePayNow } from '#payments/payment/payments.jobs.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

export type ReconcileDeps = SettleDeps & {
  jobs: Jobs
  paymentProviders: Pick<PaymentProviders, 'of'>
}

/**
 * Polls the provider about a checkout that neither the browser nor a webhook has settled. It
 * repeats at growing intervals while a late payment is possible (three days: docs/providers.md
 * 1.4).
 */
export async function reconcile(deps: ReconcileDeps, checkoutId: string): Promise<void> {
  const checkout = await checkoutById(deps.connection.db, checkoutId)
  if (!checkout?.providerOrderId || checkout.status === 'settled') return
  const provider = deps.paymentProviders.of(checkout.provider)
  for (const payment of await provider.orderPayments(checkout.providerOrderId))
    await confirmPayment(deps, provider, payment)
  await again(deps, checkout.createdAt, (tx, startAfter) =>
    deps.jobs.send(tx, reconcileCheckout, { checkoutId }, { startAfter }),
  )
}

/** The same for a cash order that somebody began to pay online. */
export async function reconcileInstead(deps: ReconcileDeps, requestId: string): Promise<void> {
  const due = await paymentDueById(deps.connection.db, requestId)
  if (!due?.providerOrderId) return
  const provider = deps.paymentProviders.of(due.provider)
  const payments = await provider.orderPayments(due.providerOrderId)
  const settled = []
  for (const payment of payments) settled.push(await confirmPayment(deps, provider, payment))
  // Kept or given back: nobody waits for it any more.
  if (settled.some(({ outcome }) => outcome !== 'pending')) return
  await again(deps, due.createdAt, (tx, startAfter) =>
    deps.jobs.send(tx, reconcilePayNow, { requestId }, { startAfter }),
  )
}

async function again(
  { connection }: Pick<ReconcileDeps, 'connection'>,
  since: Date,
  send: (tx: Transaction, startAfter: Date) => Promise<void>,
): Promise<void> {
  const pause = pauseBeforeNext(since)
  if (pause === null) return
  const startAfter = new Date(now().getTime() + pause)
  await connection.transaction((tx) => send(tx, startAfter))
}

function pauseBeforeNext(since: Date): number | null {
  const age = now().getTime() - since.getTime()
  if (age < 3 * minute) return 10 * second
  if (age < 20 * minute) return 30 * second
  if (age < 2 * hour) return 10 * minute
  if (age < 72 * hour) return 6 * hour
  return null
}
