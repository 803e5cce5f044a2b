import { checkoutByProviderOrder } from '#orders/checkout/checkout.service.ts'
import { Failure } from '#platform/http/failures.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import { type ConfirmDeps, confirmPayment } from './confirm-payment.ts'

/**
 * What the browser brought back from the pay window (docs/product.md 10.2). The signature proves
 * that the provider took this payment for this order of ours; the amount is read from the provider
 * itself.
 *
 * @returns the id of the order, the same however often it is asked
 */
export async function verifyPayment(
  deps: ConfirmDeps,
  userId: string,
  callback: { orderId: string; paymentId: string; signature: string },
): Promise<string> {
  const checkout = await checkoutByProviderOrder(deps.connection.db, callback.orderId)
  if (checkout?.userId !== userId) throw new Failure('checkout_not_found')
  if (!deps.razorpay.verifyCallback(callback)) throw new Failure('invalid_signature')

  const settlement = await confirm(deps, callback)
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

/** Reads the payment from the provider and brings it to its end; 502 when the provider does not help. */
async function confirm(deps: ConfirmDeps, callback: { orderId: string; paymentId: string }) {
  try {
    const payment = await deps.razorpay.payment(callback.paymentId)
    if (payment?.orderId !== callback.orderId) throw new Failure('payment_mismatch')
    return await confirmPayment(deps, payment)
  } catch (error) {
    if (isProviderFailure(error)) throw new Failure('payment_unconfirmed', { cause: error })
    throw error
  }
}
