import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import { toRupees } from '@tohfa/contract/shared/money'
import { now } from '#platform/runtime/clock.ts'
import { abandon, keepProviderOrder, type OpenCheckout } from '#orders/checkout/checkout.service.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import { reconcileCheckout } from './payments.jobs.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'

export type RequestPaymentDeps = {
  connection: Connection
  jobs: Jobs
  paymentProviders: Pick<PaymentProviders, 'of'>
  delays: Pick<Delays, 'firstReconcileMs'>
}

/** Requests of this process that are under way: a double click makes one order at the provider. */
const underWay = new Map<string, Promise<string>>()

/**
 * Returns the input of the payment window: the provider's order for a checkout, created once and
 * stored. Must be called outside any transaction. When the provider is unavailable, the stock is
 * released at once.
 */
export async function requestPayment(
  deps: RequestPaymentDeps,
  checkout: OpenCheckout,
): Promise<PaymentRequest> {
  const { paymentProviders } = deps
  const provider = paymentProviders.of(checkout.provider)
  const providerOrderId =
    checkout.providerOrderId ?? (await once(checkout.id, () => make(deps, provider, checkout)))
  return {
    // The API's name for it, whoever the provider is.
    razorpayOrderId: providerOrderId,
    amount: dueNow(checkout),
    currency: 'INR',
    keyId: provider.keyId,
    ...(checkout.dueNowPaise !== null && {
      rest: toRupees(cashDue(checkout.totalPaise).toCollect - checkout.dueNowPaise),
    }),
  }
}

/** What a checkout is paid for with one payment, in paise: all of it, or the advance of a cash order. */
export function dueNow({
  totalPaise,
  dueNowPaise,
}: Pick<OpenCheckout, 'totalPaise' | 'dueNowPaise'>): number {
  return dueNowPaise ?? totalPaise
}

async function make(
  deps: RequestPaymentDeps,
  provider: PaymentProvider,
  checkout: OpenCheckout,
): Promise<string> {
  try {
    const made = await provider.createOrder({
      amountPaise: dueNow(checkout),
      receipt: checkout.receipt,
      notes: { checkout: checkout.id },
    })
    return await deps.connection.transaction(async (tx) => {
      const [kept] = await Promise.all([
        keepProviderOrder(tx, checkout.id, { provider: provider.name, id: made.id }),
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

/** Does a piece of work once for those who ask for it at the same time in this process. */
export async function once(key: string, work: () => Promise<string>): Promise<string> {
  const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}
