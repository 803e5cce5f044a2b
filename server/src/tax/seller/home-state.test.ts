import { beforeAll, expect, test } from 'vitest'
import type { Serviceability } from '@tohfa/contract/fulfilment/shipping'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { setSeller } from './tax.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

const bengaluru = '560001'
const jaipur = '302003'

async function check(pincode: string): Promise<[served: boolean, message: string]> {
  const path = `/check-serviceability/${pincode}`
  const { data } = (await shop.call<{ data: Serviceability }>('GET', path)).body
  return [data.estimatedDelivery !== null, data.message]
}

async function orderTo(pinCode: string) {
  const buyer = await aPerson(shop)
  await putIntoCart(shop, buyer, await aProduct(shop))
  return order(shop, buyer, 'cash', { address: { ...anAddress, pinCode } })
}

test.each(['composition', 'unregistered'] as const)(
  'a %s seller delivers in the own state only, and says so',
  async (mode) => {
    await setSeller(shop, { mode, ...(mode === 'unregistered' && { gstin: null }) })
    expect((await check(bengaluru))[0]).toBe(true)
    expect(await check(jaipur)).toEqual([false, 'This shop delivers in Karnataka only'])
    expect((await orderTo(bengaluru)).status).toBe(201)
    expect(await orderTo(jaipur)).toMatchObject({
      status: 409,
      body: { code: 'pincode_not_served', message: 'This shop delivers in Karnataka only' },
    })
  },
)

test('a regular seller delivers everywhere', async () => {
  await setSeller(shop)
  expect(await check(jaipur)).toEqual([true, 'Service available in this area'])
})
