import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCheckout,
  eventsProcessed,
  paymentEvent,
  webhook,
  webhookSecret,
} from '#payments/payment/payments.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { RAZORPAY_WEBHOOK_SECRET: webhookSecret } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

test('a wrong, swapped or foreign signature is 400 and changes nothing', async () => {
  const { person, request } = await aCheckout(shop)
  const other = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false })
  const paidOther = await pay(shop, other.request.razorpayOrderId, { webhook: false })
  for (const razorpay_signature of [
    paidOther.razorpay_signature,
    'f'.repeat(64),
    'nonsense',
    paid.razorpay_signature.slice(0, 63),
  ]) {
    const answer = await verify(shop, person, { ...paid, razorpay_signature })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_signature'])
  }
  const replayed = await verify(shop, person, {
    ...paid,
    razorpay_payment_id: paidOther.razorpay_payment_id,
  })
  expect(replayed.status).toBe(400)
  expect(await ordersOf(shop, person)).toEqual([])
})

test("somebody else's checkout is 404", async () => {
  const { request } = await aCheckout(shop)
  const paid = await pay(shop, request.razorpayOrderId, { webhook: false })
  expect((await verify(shop, await aPerson(shop), paid)).status).toBe(404)
})

test('a webhook with a bad, missing or re-serialised signature is refused', async () => {
  const event = paymentEvent('captured', { id: 'pay_x', order_id: 'order_x', amount: 1 })
  expect((await webhook(shop, event, { secret: 'another secret entirely' })).status).toBe(400)
  const unsigned = await fetch(`${shop.url}/v1/webhooks/razorpay`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  const raw = '{"event":"x.y","n":1.0}'
  const signature = createHmac('sha256', webhookSecret).update(raw).digest('hex')
  const reserialised = await fetch(`${shop.url}/v1/webhooks/razorpay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body: JSON.stringify(JSON.parse(raw)),
  })
  expect(reserialised.status).toBe(400)
  expect((await webhook(shop, { event: 'something.new', payload: {} })).status).toBe(200)
})

test('after a change of secret both the new and the old one sign webhooks, and no third', async () => {
  const changed = await openTestShop({
    env: { RAZORPAY_WEBHOOK_SECRET: 'the new webhook secret, the old webhook secret' },
  })
  const send = async (secret: string) => {
    const { person, request } = await aCheckout(changed)
    const event = paymentEvent('captured', {
      id: `pay_${request.razorpayOrderId}`,
      order_id: request.razorpayOrderId,
      amount: request.amount,
    })
    const { status } = await webhook(changed, event, { secret })
    await eventsProcessed(changed)
    return [status, (await ordersOf(changed, person)).length]
  }
  expect(await send('the new webhook secret')).toEqual([200, 1])
  expect(await send('the old webhook secret')).toEqual([200, 1])
  expect(await send('a webhook secret of somebody')).toEqual([400, 0])
  await expectAuditPasses(changed)
  await changed.close()
})
