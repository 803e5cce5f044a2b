import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { order, pay, putIntoCart, verify } from '../server/src/orders/order/orders.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { allEventsProcessed, count, must, expectBooksToAgree, whileBusy } from './checks.ts'

export const webhookSecret = 'a webhook secret for the storm'
const atOnce = 40

/**
 * So many payments, every webhook of theirs ten times, shuffled, racing the callbacks: one order
 * and one confirmation mail each. The shops must take webhooks of `webhookSecret`.
 */
export async function webhookStorm(shops: readonly TestShop[], payments: number) {
  const shop = shops[0]
  must(shop !== undefined, 'there is no shop')
  const any = () => shops[Math.floor(Math.random() * shops.length)] ?? shop
  const productId = await aProduct(shop)
  const before = await count(shop.db, sql`orders`)
  const sends: (() => Promise<number>)[] = []
  await withWorkers(
    Array.from({ length: payments }, () => async () => {
      const person = await aPerson(shop)
      await putIntoCart(any(), person, productId)
      const { body } = await whileBusy(() => order(any(), person, 'online'))
      const callback = await pay(any(), body.data.razorpayOrderId, { webhook: false })
      sends.push(async () => (await whileBusy(() => verify(any(), person, callback))).status)
      const entity = {
        id: callback.razorpay_payment_id,
        order_id: body.data.razorpayOrderId,
        amount: body.data.amount,
        currency: 'INR',
        status: 'captured',
      }
      for (const event of ['payment.captured', 'order.paid']) {
        const id = crypto.randomUUID()
        for (let n = 0; n < 10; n++) sends.push(() => tell(any(), event, entity, id))
      }
    }),
  )
  const from = performance.now()
  for (const status of await withWorkers(shuffled(sends)))
    must(status === 200, `a callback or webhook was answered ${status}`)
  await allEventsProcessed(shop.db)
  await expectBooksToAgree(shop.db)
  const orders = (await count(shop.db, sql`orders`)) - before
  const mails = await count(shop.db, sql`mails where key like 'order-confirmed:%'`)
  must(orders === payments, `${payments} payments made ${orders} orders`)
  must(mails === before + payments, `${payments} payments made ${mails - before} mails`)
  return { payments, sent: sends.length, orders, mails, ms: performance.now() - from }
}

async function tell(shop: TestShop, event: string, entity: object, id: string): Promise<number> {
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } })
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
  const answer = await fetch(`${shop.url}/v1/webhooks/razorpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** All of it, so many at once. */
async function withWorkers<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  const queue = work.values()
  const worker = async () => {
    for (const one of queue) done.push(await one())
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
