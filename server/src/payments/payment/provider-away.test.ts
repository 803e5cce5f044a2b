import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { productDelays } from '#platform/config/delays.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { openSandbox, type OpenSandbox } from '#platform/simulator/simulator.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { openSlowProvider, type SlowProvider } from './slow-provider.fixture.ts'

let sandbox: OpenSandbox
let provider: SlowProvider
let shop: TestShop
/** The same shop with short time-outs: for every answer, and for a first answer only. */
let hasty: TestShop
let hastyAtFirst: TestShop
beforeAll(async () => {
  sandbox = await openSandbox()
  provider = await openSlowProvider(`${sandbox.url}/sandbox/razorpay`)
  const env = {
    RAZORPAY_KEY_ID: sandbox.keys.razorpayKeyId,
    RAZORPAY_KEY_SECRET: sandbox.keys.razorpayKeySecret,
    RAZORPAY_API_URL: provider.url,
  }
  shop = await openTestShop({ env })
  hasty = await openTestShop({ env, on: shop, delays: { providerMs: 1_000, providerAgainMs: 500 } })
  hastyAtFirst = await openTestShop({ env, on: shop, delays: { providerMs: 1_000 } })
})
afterEach(() => expectAuditPasses(shop))
afterAll(async () => {
  await hasty.stop()
  await hastyAtFirst.stop()
  await shop.close()
  await provider.close()
  await sandbox.close()
})

const providersFault = (mode: string) =>
  sandbox.post('/sandbox/faults', { provider: 'razorpay', mode })

async function aBuyer() {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { stock: 2 })
  await putIntoCart(shop, person, productId)
  return { person, productId }
}

test('what a buyer waits for, question after question, ends well within 15 s', () => {
  const { providerMs, providerAgainMs } = productDelays
  expect(providerMs + 2 * providerAgainMs).toBeLessThan(10_000)
})

test.each(['hang', 'html502'])(
  'with a provider that answers nothing sensible (%s) every buyer is told so',
  async (mode) => {
    const [asking, paying] = [await aBuyer(), await aBuyer()]
    const { body } = await order(shop, paying.person, 'online')
    const paid = await pay(sandbox, body.data.razorpayOrderId, { webhook: false })
    await providersFault(mode)
    const [ordered, verified] = await Promise.all([
      order(hasty, asking.person, 'online'),
      verify(hasty, paying.person, paid),
    ])
    await providersFault('none')
    expect(ordered).toMatchObject({ status: 502, body: { code: 'payment_provider_away' } })
    expect(verified).toMatchObject({ status: 502, body: { code: 'payment_unconfirmed' } })
    expect(await stockOf(shop, asking.productId)).toBe(2)
    expect((await verify(shop, paying.person, paid)).status).toBe(200)
    expect((await order(shop, asking.person, 'online')).status).toBe(201)
  },
)

test('an order that the provider made but answered after we gave up is found and used', async () => {
  const { person } = await aBuyer()
  const held = provider.hold(/^POST .*\/orders$/, 1, 'after')
  const answer = await order(hastyAtFirst, person, 'online')
  expect(answer.status).toBe(201)
  held.letGo()
  const paid = await pay(sandbox, answer.body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).status).toBe(200)
  const again = await sandbox.razorpay.orderPayments(answer.body.data.razorpayOrderId)
  expect(again).toHaveLength(1)
})

test('an order that the provider makes only after we gave up is no order of the shop', async () => {
  const { person, productId } = await aBuyer()
  const held = provider.hold(/^POST .*\/orders$/, 2, 'before')
  const late = await order(hasty, person, 'online', { key: 'pressed while slow' })
  expect([late.status, late.body.code]).toEqual([502, 'payment_provider_away'])
  held.letGo()
  expect(await stockOf(shop, productId)).toBe(2)
  const again = await order(shop, person, 'online', { key: 'pressed while slow' })
  expect(again.status).toBe(201)
  const paid = await pay(sandbox, again.body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).status).toBe(200)
  expect(await ordersOf(shop, person)).toHaveLength(1)
})

test('a confirmation that comes after we gave up is taken when the browser asks again', async () => {
  const { person } = await aBuyer()
  const { body } = await order(shop, person, 'online')
  const paid = await pay(sandbox, body.data.razorpayOrderId, { webhook: false })
  const held = provider.hold(/^GET .*\/payments\/pay_/, 1, 'after')
  const late = await verify(hasty, person, paid)
  expect([late.status, late.body.code]).toEqual([502, 'payment_unconfirmed'])
  held.letGo()
  expect((await verify(shop, person, paid)).status).toBe(200)
  expect(await ordersOf(shop, person)).toHaveLength(1)
})
