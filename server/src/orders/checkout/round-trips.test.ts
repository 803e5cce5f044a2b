import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    env: { RATE_LIMITS: 'on', STORE_ADDRESS: '14 Johari Bazaar, Jaipur 302003' },
  })
  await quietJobs(shop)
  await holdJobs(shop)
  // Data that is read once and cached: the settings, and the carrier's answer for the PIN code.
  await roundTripsOf('cash', 1)
})
afterAll(() => shop.close())

/** For an order with this many lines with tracked stock, requested with a key. */
async function roundTripsOf(method: 'cash' | 'online', lines: number) {
  const person = await aPerson(shop)
  for (let n = 0; n < lines; n++)
    await putIntoCart(shop, person, await aProduct(shop, { stock: 5 }))
  const { answer, texts, roundTrips } = await statementsDuring(() =>
    order(shop, person, method, { key: 'a key' }),
  )
  expect(answer.status).toBe(201)
  // The sandbox's provider stores its orders in the same database; a real one does not.
  const ofSandbox = texts.filter((text) => text.includes('sandbox_records'))
  return roundTrips - ofSandbox.length
}

test.each(['cash', 'online'] as const)(
  'an order (%s) takes at most 11 round trips to the database, with thirty lines as with one',
  async (method) => {
    const [one, thirty] = [await roundTripsOf(method, 1), await roundTripsOf(method, 30)]
    expect(thirty).toBe(one)
    expect(one).toBeLessThanOrEqual(11)
  },
)

test('an order reads the carrier’s days once, and does not store the picture of its cart again', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aCustomizable(shop))
  await shop.call('GET', `/cart/${person.id}`, { token: person.token })
  const { answer, texts, roundTrips } = await statementsDuring(() => order(shop, person, 'cash'))
  expect(answer.status).toBe(201)
  expect(texts.filter((text) => text.includes('from lanes'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('plain_pictures'))).toEqual([])
  expect(roundTrips).toBeLessThanOrEqual(10)
})
