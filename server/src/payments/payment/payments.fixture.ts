import { createHmac } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { expireCheckout } from '#orders/checkout/checkout.jobs.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, ordersOf, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

export const webhookSecret = 'a webhook secret for tests'

/** A person with a payment request for so many of a new product. */
export async function aCheckout(
  shop: TestShop,
  goods: Parameters<typeof aProduct>[1] = {},
  quantity = 1,
) {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, goods)
  await putIntoCart(shop, person, productId, quantity)
  const { body } = await order(shop, person, 'online')
  return { person, productId, request: body.data }
}

/** Makes the sandbox's provider misbehave, for so many calls or until `none`. */
export function fault(shop: TestShop, mode: string, count?: number): Promise<Response> {
  return fetch(`${shop.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'razorpay', mode, ...(count && { count }) }),
  })
}

export async function count(shop: TestShop, what: SQL): Promise<number> {
  const { rows } = await shop.db.execute<{ n: number }>(sql`select count(*)::int n from ${what}`)
  return rows[0]?.n ?? -1
}

/** Waits until a person has exactly one order. */
export async function confirmedOrders(shop: TestShop, person: Person): Promise<Order[]> {
  await expect.poll(() => ordersOf(shop, person)).toHaveLength(1)
  return ordersOf(shop, person)
}

type Sent = { secret?: string; id?: string }

/** Sends the shop an event as the provider signs it. */
export function webhook(shop: TestShop, event: unknown, sent: Sent = {}): Promise<Response> {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', sent.secret ?? webhookSecret)
    .update(body)
    .digest('hex')
  return fetch(`${shop.url}/v1/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': sent.id ?? crypto.randomUUID(),
    },
    body,
  })
}

/** Waits until the shop has processed every event that it accepted. */
export async function eventsProcessed(shop: TestShop): Promise<void> {
  await expect.poll(() => count(shop, sql`provider_events where processed_at is null`)).toBe(0)
}

type EventPayment = { id: string; order_id: string; amount: number; currency?: string }

export function paymentEvent(event: 'captured' | 'failed' | 'authorized', payment: EventPayment) {
  return {
    entity: 'event',
    event: `payment.${event}`,
    payload: { payment: { entity: { currency: 'INR', status: event, ...payment } } },
  }
}

/** Lets a checkout's time be over, as the clock and its job would. */
export async function expire(shop: TestShop, providerOrderId: string): Promise<void> {
  await shop.db.execute(sql`
    update checkouts set expires_at = now() - interval '1 minute'
    where provider_order_id = ${providerOrderId}`)
  await hurryJobs(shop, expireCheckout.name)
  const expired = sql`checkouts where status = 'lapsed' and provider_order_id = ${providerOrderId}`
  await expect.poll(() => count(shop, expired)).toBe(1)
}
