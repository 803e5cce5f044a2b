import type { Address } from '@tohfa/contract/accounts/addresses'
import type { OrderPlacement } from '@tohfa/contract/orders/checkout'
import type { Order } from '@tohfa/contract/orders/orders'
import { call } from '#platform/api/api-client.ts'

/** The result that the payment window gives to the page. */
export type PaymentCallback = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Turns the cart into an order (cash), or into the options of the payment window (online). */
export function placeOrder(placement: OrderPlacement, key: string) {
  return call('POST /order', {
    body: placement,
    headers: { 'idempotency-key': key },
  })
}

/** Reports a payment to the server; a repeated report returns the same order. */
export function verifyPayment(callback: PaymentCallback, address: Address) {
  return call('POST /user-orders/verify-order', { body: { ...address, ...callback } })
}

/** A person's newest order; null when there is none, undefined when the request failed. */
export async function newestOrder(userId: string): Promise<Order | null | undefined> {
  const answer = await call('GET /order/:user_id', {
    params: { user_id: userId },
    query: { page: 1, limit: 1 },
  })
  return answer.success ? (answer.data[0] ?? null) : undefined
}
