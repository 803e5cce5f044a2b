import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { setRules } from '#orders/cash/cash.fixture.ts'
import { aCoupon, readCart, typeCode } from '#orders/offers/offers.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the cart names what its personalised lines come to less the offer, of which the advance is asked', async () => {
  const owner = await aPerson(shop, 'ADMIN')
  await setRules(shop, owner, { customised: 'advance', advancePercent: 50 })
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10 })
  const proof = await anApprovedPrint(shop, person, { productId })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: { product_id: productId, user_id: person.id, selectedDetails: { color: 'White', proof } },
  })
  const before = (await readCart(shop, person)).totals.personalised
  const { code } = await aCoupon(shop, owner)
  await typeCode(shop, person, code)
  const { personalised } = (await readCart(shop, person)).totals
  expect(personalised).toBeCloseTo(before * 0.9, 2)
  expect(personalised).toBeLessThan(before)
  const asked = await order(shop, person, 'cash')
  expect(asked.status).toBe(201)
  expect(asked.body.data.amount).toBe(Math.ceil(personalised * 0.5) * 100)
})
