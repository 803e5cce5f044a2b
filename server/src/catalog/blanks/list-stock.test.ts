import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { buyCart, putList, row } from '#orders/order/list-order.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { approvedList, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aMugStudio } from '#studio/mug-studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aBlank, aMug, putOnBlank, stocksOf } from './blanks.fixture.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

/** An approved list of three pieces, whose product shares a blank with a mug. */
async function aListOnABlank(stock: number) {
  const blank = await aBlank(shop, manager, stock)
  const [productId, other] = [await aMug(shop, manager), await aMug(shop, manager)]
  const body = { ...aMugStudio, ...rosterStudio }
  const path = `/admin-product/${productId}/studio`
  const studio = await shop.call('PUT', path, { token: manager.token, body })
  expect(studio.status).toBe(200)
  for (const mug of [productId, other])
    expect((await putOnBlank(shop, manager, mug, blank)).status).toBe(200)
  const person = await aPerson(shop)
  const rows = [row('Asha', { quantity: 2 }), row('Ravi')]
  const list = await approvedList(shop, person, { productId, title: 'Class 7B', rows })
  return { blank, person, list }
}

test('a list takes its pieces from the blank that products share, and gives them back', async () => {
  const { blank, person, list } = await aListOnABlank(10)
  expect((await putList(shop, person, list)).status).toBe(201)
  const { order } = await buyCart(shop, person)
  expect(await stocksOf(shop, manager, blank)).toEqual([7])
  expect((await cancel(shop, person, order.id)).status).toBe(200)
  expect(await stocksOf(shop, manager, blank)).toEqual([10])
})

test('a list of more pieces than the shared blank has does not go into the cart', async () => {
  const { blank, person, list } = await aListOnABlank(2)
  const refused = await putList(shop, person, list)
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
  expect(await stocksOf(shop, manager, blank)).toEqual([2])
})
