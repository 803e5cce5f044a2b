import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import type { SentMessage } from '@tohfa/simulator/whatsapp/sent-message'
import { advance, scan } from '#fulfilment/shipping/parcels.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { openTestShop, type TestShop, type TestShopOptions } from '#testing/shop.ts'
import { aPerson, type Person } from '#testing/people.ts'

export const appSecret = 'a secret of the app of the tests'
export const phoneNumberId = '100000000000001'

/** A shop that writes messages to the sandbox. */
export const openMessageShop = (options: TestShopOptions = {}): Promise<TestShop> =>
  openTestShop({ ...options, env: { WHATSAPP_API_URL: 'sandbox', ...options.env } })

let used = 0
/** A mobile number that no other test of the file has. */
export const aPhone = (): string => String(9_800_000_000 + used++)

/** Buys a product for cash, with the box for messages ticked unless told otherwise. */
export async function buy(
  shop: TestShop,
  person: Person,
  productId: string,
  { phone, ...more }: { phone: string; whatsapp?: 'en' | 'hi'; gift?: object },
): Promise<Order> {
  await putIntoCart(shop, person, productId)
  const { body, status } = await order(shop, person, 'cash', {
    address: { phone },
    business: { notice: undefined, ...more },
  })
  if (status !== 201) throw new Error(`not ordered: ${JSON.stringify(body)}`)
  return body.data.order
}

/** What the provider got for a number, the oldest first. */
export async function messagesTo(shop: TestShop, phone: string): Promise<SentMessage[]> {
  const answer = await fetch(`${shop.url}/sandbox/messages`, {
    headers: { accept: 'application/json' },
  })
  const { data } = (await answer.json()) as { data: SentMessage[] }
  return data.filter(({ to }) => to === `91${phone}`).toReversed()
}

/** The state of an order's messages by their templates, in their order. */
export async function statesOf(shop: TestShop, { id }: Pick<Order, 'id'>): Promise<string[]> {
  const { rows } = await shop.db.execute<{ said: string }>(sql`
    select template || ' ' || state said from whatsapp_messages where order_id = ${id}
    order by created_at, id`)
  return rows.map(({ said }) => said)
}

/** What became of the mails of an occasion: waiting, sent, or replaced by a message. */
export async function mailsOf(shop: TestShop, keyBegins: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ state: string }>(sql`
    select case when replaced_at is not null then 'replaced'
      when sent_at is not null then 'sent' else 'waiting' end state
    from mails where key like ${`${keyBegins}%`} order by created_at, key`)
  return rows.map(({ state }) => state)
}

/** The next calls of the provider have this fault. */
export async function provideFault(shop: TestShop, mode: string, count?: number): Promise<void> {
  const answer = await fetch(`${shop.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'whatsapp', mode, ...(count && { count }) }),
  })
  if (!answer.ok) throw new Error(`no fault: ${answer.status}`)
}

/** Somebody writes to the shop from their phone, or a message gets on. */
export async function onPhone(shop: TestShop, what: object): Promise<void> {
  const answer = await fetch(`${shop.url}/sandbox/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (answer.status !== 303) throw new Error(`not done: ${answer.status}`)
}

/** A webhook as the provider signs it, of the shop with the keys of the tests. */
export function webhook(
  shop: TestShop,
  value: object,
  { secret = appSecret, id = phoneNumberId } = {},
): Promise<Response> {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { metadata: { phone_number_id: id }, ...value } }],
      },
    ],
  })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return fetch(`${shop.url}/v1/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${signature}`,
    },
    body,
  })
}

/** An order that was shipped to a buyer who agreed; it goes out for delivery with `goesOut`. */
export async function shippedOrder(
  shop: TestShop,
  { admin, product, buyer }: { admin: Person; product: string; buyer?: Person | undefined },
) {
  const [person, phone] = [buyer ?? (await aPerson(shop)), aPhone()]
  const order = await buy(shop, person, product, { phone, whatsapp: 'en' })
  const waybill = (await advance(shop, admin, order.id, 'shipped')).body.data.waybill ?? ''
  await expect
    .poll(() => statesOf(shop, order))
    .toEqual(['order_confirmed delivered', 'order_shipped delivered'])
  return {
    order,
    phone,
    person,
    goesOut: () => scan(shop, waybill, { ScanType: 'Out For Delivery' }),
    mail: () => mailsOf(shop, `order-out-for-delivery:${order.id}`),
    last: async () => (await statesOf(shop, order)).at(-1),
    messages: async () => (await messagesTo(shop, phone)).length,
  }
}
