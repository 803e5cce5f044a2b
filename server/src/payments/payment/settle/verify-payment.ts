import { Failure } from '#platform/http/failures.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { PaymentCallback, PaymentProvider } from '#payments/providers/payment-provider.ts'
import { confirmPayment } from './confirm-payment.ts'
import { type Due, findDue } from './find-due.ts'
import type { SettleDeps } from './settle-payment.ts'

/**
 * Verifies the answer of the payment window that the browser sends (docs/product.md 10.2). The
 * signature proves that the provider accepted this payment for this order of ours; the amount is
 * read from the provider itself.
 *
 * @param isTheirs whether what was paid for is of who brings it
 * @returns the id of the order, the same however often it is asked
 */
export async function verifyPayment(
  deps: SettleDeps & { paymentProviders: Pick<PaymentProviders, 'of'> },
  isTheirs: (due: Due) => boolean,
  callback: PaymentCallback,
): Promise<string> {
  const due = await findDue(deps.connection.db, callback.orderId)
  if (!due || !isTheirs(due)) throw new Failure('checkout_not_found')
  const provider = deps.paymentProviders.of(due.instead?.provider ?? due.checkout.provider)
  if (!provider.verifyCallback(callback)) throw new Failure('invalid_signature')

  const settlement = await confirm(deps, provider, callback)
  switch (settlement.outcome) {
    case 'order':
      return settlement.orderId
    case 'refunded':
      throw new Failure('payment_refunded')
    case 'pending':
      throw new Failure('payment_incomplete')
    case 'mismatch':
    case 'unknown':
      throw new Failure('payment_mismatch')
  }
}

/**
 * Reads the payment from the provider and settles it; 502 when the provider gives no usable answer.
 */
async function confirm(deps: SettleDeps, provider: PaymentProvider, callback: PaymentCallback) {
  try {
    const payment = await provider.payment(callback.paymentId)
    if (payment?.orderId !== callback.orderId) throw new Failure('payment_mismatch')
    return await confirmPayment(deps, provider, payment)
  } catch (error) {
    if (isProviderFailure(error)) throw new Failure('payment_unconfirmed', { cause: error })
    throw error
  }
}
