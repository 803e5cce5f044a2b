import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
const lines: string[] = []
beforeAll(async () => {
  shop = await openTestShop({ env: { LOG_LEVEL: 'warn' }, log: (line) => void lines.push(line) })
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

test('a file is answered once, and nothing is logged', async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await fetch(`${shop.url}/v1/admin-export/products`, { headers })
  expect(answer.status).toBe(200)
  await answer.text()
  // The next answer comes after what follows the first.
  expect((await fetch(`${shop.url}/v1/product`)).status).toBe(200)
  expect(lines).toEqual([])
})

test('nor is anything logged when a client leaves before its file comes', async () => {
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${admin.token}` }
  const asked = fetch(`${shop.url}/v1/admin-export/orders`, { headers, signal: gone.signal })
  gone.abort()
  await expect(asked).rejects.toThrow()
  expect((await fetch(`${shop.url}/v1/product`)).status).toBe(200)
  expect(lines).toEqual([])
})
