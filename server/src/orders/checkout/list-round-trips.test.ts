import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { anApprovedList, putList, row } from '#orders/order/list-order.fixture.ts'
import { order } from '#orders/order/orders.fixture.ts'
import type { Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const names = ['Asha', 'आरव', 'மீனா', 'Ravi', 'Zoya']

/** Somebody with a list of so many rows in two colours in the cart. */
async function withList(rows: number): Promise<Person> {
  const list = Array.from({ length: rows }, (_, n) =>
    row(names[n % names.length] ?? '', n % 2 ? { color: 'Navy' } : {}),
  )
  const made = await anApprovedList(shop, list)
  expect((await putList(shop, made.person, made.list)).status).toBe(201)
  return made.person
}

/** The statements and round trips of a call; those of the sandbox's provider are not the shop's. */
async function costOf<T>(call: () => Promise<T>) {
  const { answer, texts, roundTrips } = await statementsDuring(call)
  const ofSandbox = texts.filter((text) => text.includes('sandbox_records')).length
  return { answer, cost: [texts.length - ofSandbox, roundTrips - ofSandbox] }
}

async function costsOf(person: Person, rows: number) {
  const path = `/cart/${person.id}`
  const cart = await costOf(() =>
    shop.call<{ data: { quantity: number }[] }>('GET', path, { token: person.token }),
  )
  expect(cart.answer.body.data.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(rows)
  const placed = await costOf(() => order(shop, person, 'online', { key: 'a key' }))
  expect(placed.answer.status, JSON.stringify(placed.answer.body)).toBe(201)
  return { cart: cart.cost, order: placed.cost }
}

test('a list of 500 rows takes as many statements and round trips in cart and order as one of ten', async () => {
  const [first, few, many] = [await withList(2), await withList(10), await withList(500)]
  // The statements of background jobs would be counted too.
  await quietJobs(shop)
  await holdJobs(shop)
  // What is read once and cached.
  await costsOf(first, 2)
  const [ten, all] = [await costsOf(few, 10), await costsOf(many, 500)]
  expect(all).toEqual(ten)
  expect(all.order[1]).toBeLessThanOrEqual(10)
})
