import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import { reconcilePayNow } from '#payments/payment/payments.jobs.ts'
import { once, type RequestPaymentDeps } from '#payments/payment/request-payment.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import { keepOrderOfRequest, type PaymentDue, requestOf } from './pay-now.queries.ts'
import { whyNotInstead } from './why-not-instead.ts'

/**
 * What the pay window is opened with for a cash order that is paid online after all: for exactly what
 * is due now, the same however often it is asked for.
 *
 * @param userId the buyer whose order it must be; left out where the link was given
 * @throws Failure `order_not_found`, `too_late_to_change`, `payment_provider_away`
 */
export async function payNow(
  deps: RequestPaymentDeps,
  orderId: string,
  userId?: string,
): Promise<PaymentRequest> {
  const due = await deps.connection.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (userId !== undefined && order.userId !== userId) throw new Failure('order_not_found')
    const obstacle = await whyNotInstead(tx, order)
    if (obstacle) throw new Failure('too_late_to_change', { sentence: message(obstacle.code) })
    const { checkoutId, totalPaise: amountPaise } = order
    if (checkoutId === null) throw new Failure('too_late_to_change')
    return requestOf(tx, { orderId, checkoutId, amountPaise })
  })
  const provider = deps.paymentProviders.of(due.provider)
  return {
    razorpayOrderId:
      due.providerOrderId ?? (await once(due.id, () => makeOrder(deps, provider, due))),
    amount: due.amountPaise,
    currency: 'INR',
    keyId: provider.keyId,
  }
}

/** Makes the order at the provider, outside any transaction. */
async function makeOrder(
  deps: RequestPaymentDeps,
  provider: PaymentProvider,
  due: PaymentDue,
): Promise<string> {
  try {
    const made = await provider.createOrder({
      amountPaise: due.amountPaise,
      receipt: due.id,
      notes: { checkout: due.checkoutId },
    })
    return await deps.connection.transaction(async (tx) => {
      const kept = await keepOrderOfRequest(tx, due, { provider: provider.name, id: made.id })
      const startAfter = new Date(now().getTime() + deps.delays.firstReconcileMs)
      await deps.jobs.send(tx, reconcilePayNow, { requestId: due.id }, { startAfter })
      logAfterCommit(tx, { what: 'payment asked for in place of cash', providerOrder: kept })
      return kept
    })
  } catch (error) {
    throw new Failure('payment_provider_away', { cause: error })
  }
}
