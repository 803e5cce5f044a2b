import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CartLine } from '@tohfa/contract/cart'
import { quietJobs } from '../jobs/jobs.fixture.ts'
import { putIntoCart } from '../orders/orders.fixture.ts'
import { aProduct } from '../testing/goods.ts'
import { aPerson, type Person } from '../testing/people.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // What a job asks by the way would be counted too.
  await quietJobs(shop)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

/** How many statements the shop sends for one call, by whoever is signed in with `person`. */
async function statementsOf(person: Person, method: string, path: string, body?: object) {
  const seen: string[] = []
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...statement: unknown[]
  ) {
    const [first] = statement as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (!/pgboss|pg_notify/.test(text)) seen.push(text)
    return Reflect.apply(send, this, statement) as never
  })
  const answer = await shop.call<{ data: CartLine }>(method, path, {
    token: person.token,
    ...(body && { body }),
  })
  vi.restoreAllMocks()
  expect(answer.status).toBeLessThan(300)
  return { count: seen.length, line: answer.body.data }
}

async function aCartOf(lines: number): Promise<Person> {
  const person = await aPerson(shop)
  for (let n = 0; n < lines; n++) await putIntoCart(shop, person, await aProduct(shop))
  return person
}

test('every cart call takes at most 10 statements, the same for 1 line and for 50', async () => {
  const productId = await aProduct(shop, { colors: ['White', 'Blue'] })
  const counts = async (lines: number) => {
    const person = await aCartOf(lines)
    const body = {
      product_id: productId,
      user_id: person.id,
      selectedDetails: { color: 'Blue' },
    }
    const added = await statementsOf(person, 'POST', '/cart', body)
    const path = `/cart/${added.line.id}`
    const read = await statementsOf(person, 'GET', `/cart/${person.id}`)
    const changed = await statementsOf(person, 'PUT', path, { quantity: 3 })
    const removed = await statementsOf(person, 'DELETE', path)
    return [added, read, changed, removed].map(({ count }) => count)
  }
  const [one, fifty] = [await counts(1), await counts(50)]
  expect(fifty).toEqual(one)
  expect(Math.min(...one)).toBeGreaterThan(0)
  expect(Math.max(...one)).toBeLessThanOrEqual(10)
})
