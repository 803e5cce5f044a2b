import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
const logged: string[] = []
beforeAll(async () => {
  shop = await openTestShop({
    env: { STORE_ADDRESS: 'Jaipur 302003', LOG_LEVEL: 'warn' },
    log: (line) => logged.push(line),
  })
})
afterAll(() => shop.close())

test('a place that the carrier does not serve is 409, as an order for it would be, and is logged', async () => {
  const mug = await aProduct(shop)
  const ask = (pin: string) =>
    shop.call<{ code?: string }>('GET', `/promise?productId=${mug}&pincode=${pin}`)
  expect((await ask('302003')).status).toBe(200)
  const { status, body } = await ask('900001')
  expect([status, body.code]).toEqual([409, 'pincode_not_served'])
  expect(logged.join('')).toContain('900001')
})
