import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Pick } from '@tohfa/contract/fulfilment/shipping-papers/shipping-papers.calls'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aKeyChain, orderPrinted } from '#fulfilment/print/print.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let buyer: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  buyer = await aPerson(shop)
})

async function picks(day: string, productId: string): Promise<Pick[]> {
  const { token } = admin
  const { body } = await shop.call<{ data: Pick[] }>('GET', `/admin/pick-list?day=${day}`, {
    token,
  })
  return body.data.filter((pick) => pick.productId === productId)
}
async function bought(productId: string, at: string, change = sql``) {
  const id = await aPurchase(shop, buyer, productId, 'confirmed')
  await shop.db.execute(sql`update orders set created_at = ${at}${change} where id = ${id}`)
  return id
}

test('plain goods are due on the day after they were ordered, by midnight in India, and never on a Sunday', async () => {
  const mug = await aProduct(shop)
  await bought(mug, '2026-06-11T18:29:59Z') // Thursday, 23:59:59: due on Friday 12
  await bought(mug, '2026-06-11T18:30:00Z') // Friday, 00:00: due on Saturday 13
  await bought(mug, '2026-06-13T12:00:00Z') // Saturday: due on Monday 15
  const quantities = []
  for (const day of ['2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'])
    quantities.push((await picks(day, mug)).map(({ quantity }) => quantity))
  expect(quantities).toEqual([[], [1], [2], [2], [3]])
})

test('what is alike is added up; prints are due with their jobs and stand apart from plain goods', async () => {
  const keyChain = await aKeyChain(shop)
  const order = await orderPrinted(
    shop,
    buyer,
    keyChain,
    { name: 'Asha', quantity: 2 },
    { name: 'Ravi', quantity: 3 },
  )
  await bought(keyChain, '2026-06-12T10:00:00Z')
  await shop.db.execute(sql`update print_jobs set due = '2026-06-13' where order_id = ${order.id}`)
  expect(await picks('2026-06-12', keyChain)).toEqual([])
  expect(await picks('2026-06-13', keyChain)).toEqual([
    {
      productId: keyChain,
      title: 'Chai Weather Mug',
      productType: 'coffee-mug',
      color: 'White',
      size: null,
      pack: null,
      quantity: 1,
      personalised: false,
    },
    expect.objectContaining({ quantity: 5, personalised: true, title: 'Name Key Chain' }),
  ])
})

test('with all days, goods due tomorrow or later are picked too', async () => {
  const keyChain = await aKeyChain(shop)
  const order = await orderPrinted(shop, buyer, keyChain, { name: 'Asha', quantity: 2 })
  await shop.db.execute(sql`update print_jobs set due = '2100-01-01' where order_id = ${order.id}`)
  const { token } = admin
  const { body } = await shop.call<{ data: Pick[] }>('GET', '/admin/pick-list?all=true', { token })
  expect(body.data.filter(({ productId }) => productId === keyChain)).toMatchObject([
    { quantity: 2, personalised: true },
  ])
  expect(await picks('2099-12-31', keyChain)).toEqual([])
})

test('what is no longer to be sent is not picked: cancelled orders and pieces, shipped and packed orders', async () => {
  const mug = await aProduct(shop)
  const at = '2026-06-11T10:00:00Z'
  await bought(mug, at, sql`, status = 'cancelled'`)
  await bought(mug, at, sql`, status = 'shipped'`)
  await bought(mug, at, sql`, packed_at = now(), packed_by = ${admin.id}`)
  const part = await bought(mug, at)
  await shop.db.execute(sql`update order_items set quantity = 3, cancelled_quantity = 2
    where order_id = ${part}`)
  expect((await picks('2026-06-12', mug)).map(({ quantity }) => quantity)).toEqual([1])
})

test('without a day it is that of today; a bad day is refused with a sentence', async () => {
  const { token } = admin
  expect((await shop.call('GET', '/admin/pick-list', { token })).status).toBe(200)
  const { status, body } = await shop.call<FailureEnvelope>(
    'GET',
    '/admin/pick-list?day=2026-02-30',
    { token },
  )
  expect(status).toBe(400)
  expect(body.fields).toEqual({ day: 'Date not valid' })
})
