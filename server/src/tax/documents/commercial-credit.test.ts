import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aPaidOrder, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aDelivered } from '#fulfilment/returns/returns.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, startInvoicing } from './documents.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const kindsOf = async (person: Person, id: string) =>
  (await documentsOf(shop, person, id)).map(({ kind, total }) => [kind, total])

test('goodwill is a credit note with its tax, unless it is said to be without', async () => {
  const { person, order } = await aDelivered(shop, admin, 2)
  const given = await refund(shop, admin, order.id, { amount: 100, credit: 'commercial' })
  expect(given).toMatchObject({
    status: 201,
    body: { data: { amount: 100, credit: 'commercial' } },
  })
  expect(await kindsOf(person, order.id)).toEqual([
    ['receipt', 898.2],
    ['invoice', 898.2],
  ])
  const usual = await refund(shop, admin, order.id, { amount: 50 })
  expect(usual.body.data.credit).toBe('gst')
  expect((await kindsOf(person, order.id)).at(-1)).toEqual(['credit', 50])
  expect(await detailsOf(shop, admin, order.id)).toMatchObject({ refunded: 150 })
})

test('what goes back for pieces after it is credited for these pieces alone', async () => {
  const { person, order } = await aDelivered(shop, admin, 2)
  await refund(shop, admin, order.id, { amount: 100, credit: 'commercial' })
  const lines = [{ id: order.order_items[0]?.id, quantity: 1 }]
  expect((await refund(shop, admin, order.id, { lines })).status).toBe(201)
  expect((await kindsOf(person, order.id)).at(-1)).toEqual(['credit', 449.1])
})

test('together they never pass what was paid', async () => {
  const { order } = await aDelivered(shop, admin)
  await refund(shop, admin, order.id, { amount: 400, credit: 'commercial' })
  const more = await refund(shop, admin, order.id, { amount: 50, credit: 'commercial' })
  expect(more).toMatchObject({ status: 409, body: { code: 'refund_exceeds_payment' } })
})

test('it is of an amount alone, of what was sent, and one of two words', async () => {
  const { order } = await aDelivered(shop, admin)
  const lines = [{ id: order.order_items[0]?.id, quantity: 1 }]
  const waiting = await aPaidOrder(shop)
  for (const [id, body] of [
    [order.id, { lines, credit: 'commercial' }],
    [order.id, { credit: 'commercial' }],
    [order.id, { amount: 1, credit: 'none' }],
    [waiting.id, { amount: 1, credit: 'commercial' }],
  ] as const)
    expect(await refund(shop, admin, id, body)).toMatchObject({
      status: 400,
      body: { fields: { credit: expect.any(String) } },
    })
})

test('the same key with another choice is another request', async () => {
  const { order } = await aDelivered(shop, admin)
  const key = crypto.randomUUID()
  expect((await refund(shop, admin, order.id, { amount: 10 }, key)).status).toBe(201)
  const other = await refund(shop, admin, order.id, { amount: 10, credit: 'commercial' }, key)
  expect(other.body.code).toBe('idempotency_conflict')
})
