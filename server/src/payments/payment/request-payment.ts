import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import { now } from '#platform/runtime/clock.ts'
import { abandon, keepProviderOrder, type OpenCheckout } from '#orders/checkout/checkout.service.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { reconcileCheckout } from './payments.jobs.ts'
import type { Razorpay } from '#payments/providers/razorpay/razorpay.ts'

export type RequestPaymentDeps = {
  connection: Connection
  jobs: Jobs
  razorpay: Pick<Razorpay, 'createOrder' | 'keyId'>
  delays: Pick<Delays, 'firstReconcileMs'>
}

/** Requests of this process that are under way: a double click makes one order at the provider. */
const underWay = new Map<string, Promise<string>>()

/**
 * What the pay window is opened with: the provider's order for a checkout, made once and kept.
 * Called outside any transaction. When the provider is away the stock is given back at once.
 */
export async function requestPayment(
  deps: RequestPaymentDeps,
  checkout: OpenCheckout,
): Promise<PaymentRequest> {
  const razorpayOrderId =
    checkout.providerOrderId ?? (await once(checkout.id, () => make(deps, checkout)))
  return {
    razorpayOrderId,
    amount: checkout.totalPaise,
    currency: 'INR',
    keyId: deps.razorpay.keyId,
  }
}

async function make(deps: RequestPaymentDeps, checkout: OpenCheckout): Promise<string> {
  try {
    const made = await deps.razorpay.createOrder({
      amountPaise: checkout.totalPaise,
      receipt: checkout.receipt,
      notes: { checkout: checkout.id },
    })
    return await deps.connection.transaction(async (tx) => {
      const [kept] = await Promise.all([
        keepProviderOrder(tx, checkout.id, made.id),
        deps.jobs.send(
          tx,
          reconcileCheckout,
          { checkoutId: checkout.id },
          { startAfter: new Date(now().getTime() + deps.delays.firstReconcileMs) },
        ),
      ])
      logAfterCommit(tx, { what: 'payment asked for', checkout: checkout.id, providerOrder: kept })
      return kept
    })
  } catch (error) {
    await deps.connection.transaction((tx) => abandon(tx, checkout))
    throw new Failure('payment_provider_away', { cause: error })
  }
}

async function once(key: string, work: () => Promise<string>): Promise<string> {
  const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}
