import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // The statements of background jobs would be counted too.
  await quietJobs(shop)
})
afterAll(() => shop.close())

/** How many statements the shop sends for one call, by whoever is signed in with `person`. */
async function statementsOf(person: Person, method: string, path: string, body?: object) {
  const call = () =>
    shop.call<{ data: CartLine }>(method, path, { token: person.token, ...(body && { body }) })
  const { texts, answer } = await statementsDuring(call)
  expect(answer.status).toBeLessThan(300)
  return { count: texts.length, line: answer.body.data }
}

async function aCartOf(lines: number): Promise<Person> {
  const person = await aPerson(shop)
  for (let n = 0; n < lines; n++) await putIntoCart(shop, person, await aProduct(shop))
  return person
}

test('a line is added in 3 statements, removed in 2, changed in 4 and the cart read in 3, among 50 lines as among 1', async () => {
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
  const [added, read, changed, removed] = one
  expect({ added, read, changed, removed }).toEqual({ added: 3, read: 3, changed: 4, removed: 2 })
})
