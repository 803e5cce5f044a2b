import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { Order } from '@tohfa/contract/orders/orders'
import { anAddress, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Failed = { code?: string; message?: string; fields?: Record<string, string> }
export type Placed = Failed & { data: PaymentRequest & { order: Order } }
type Verified = Failed & { data: Order }
export type Callback = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Puts one of a product's White into a person's cart. */
export async function putIntoCart(
  shop: TestShop,
  person: Person,
  productId: string,
  quantity = 1,
): Promise<void> {
  const { body } = await shop.call<{ data: { id: string } }>('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White' } },
  })
  if (quantity > 1)
    await shop.call('PUT', `/cart/${body.data.id}`, { token: person.token, body: { quantity } })
}

/** Places an order for the cart. */
export function order(
  shop: TestShop,
  person: Person,
  payment_method: 'online' | 'cash',
  options: { address?: object; key?: string; shownTotal?: number; business?: object } = {},
): Promise<Answer<Placed>> {
  return shop.call<Placed>('POST', '/order', {
    token: person.token,
    ...(options.key && { headers: { 'idempotency-key': options.key } }),
    body: {
      user_id: person.id,
      payment_method,
      shipping_address: { ...anAddress, ...options.address },
      shown_total: options.shownTotal,
      ...options.business,
    },
  })
}

/** Pays like the payment window; returns its answer to the page. */
export async function pay(
  shop: Pick<TestShop, 'url'>,
  providerOrderId: string,
  how: { webhook: boolean; outcome?: string; amount?: number; currency?: string; email?: string },
): Promise<Callback> {
  const response = await fetch(`${shop.url}/sandbox/razorpay/v1/orders/${providerOrderId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'captured', ...how }),
  })
  return (await response.json()) as Callback
}

/** Sends the payment window's answer to the shop. */
export function verify(
  shop: TestShop,
  person: Person,
  callback: Callback,
): Promise<Answer<Verified>> {
  return shop.call<Verified>('POST', '/user-orders/verify-order', {
    token: person.token,
    body: { ...callback, ...anAddress },
  })
}

export async function ordersOf(shop: TestShop, person: Person): Promise<Order[]> {
  const { body } = await shop.call<{ data: Order[] }>('GET', `/order/${person.id}?limit=60`, {
    token: person.token,
  })
  return body.data
}
