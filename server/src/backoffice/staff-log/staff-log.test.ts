import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { changedFields } from './changed-fields.ts'

type List = { data: StaffChange[]; totalCount: number }
let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await shop.db.insert(images).values({ key: 'picture', width: 720, height: 900 })
})
afterAll(() => shop.close())

const mug = {
  productType: 'coffee-mug',
  category: 'Classic',
  title: 'Written Down Mug',
  description: 'A mug for the first rain of June, printed on both sides and safe in the oven.',
  highlights: ['Printed on both sides', 'Holds 330 ml', 'Safe in the microwave oven'],
  price: 499,
  discount: 10,
  rating: 4,
  material: 'Ceramic',
  capacity: '330 ml',
  colors: [{ color: 'White', images: ['/images/picture/720.webp'], stock: 4 }],
}

const send = (method: string, path: string, body?: unknown) =>
  shop.call<{ data: { id: string } }>(method, path, {
    token: admin.token,
    ...(body !== undefined && { body }),
  })
/** The database's time. */
async function present(): Promise<string> {
  const { rows } = await shop.db.execute<{ at: string }>(sql`select now()::timestamptz(3) as at`)
  return new Date(rows[0]?.at ?? '').toISOString()
}
const log = async (query = '') =>
  (await send('GET', `/admin-audit-log?${query}`)).body as never as List

test('what staff do to a product is written down: who, when, and each field before and after', async () => {
  const begun = await present()
  const { id } = (await send('POST', '/admin-product', mug)).body.data
  const change = { price: 599.5, title: 'Renamed Mug', discount: 10, colors: mug.colors }
  await send('PATCH', `/admin-product/${id}`, {
    ...change,
    description: `${mug.description} ${mug.description}`,
  })
  await send('DELETE', `/admin-product/${id}`)
  const { data } = await log('subject=product')
  expect(data.map(({ action, name }) => [action, name])).toEqual([
    ['deleted', 'Renamed Mug'],
    ['changed', 'Renamed Mug'],
    ['created', 'Written Down Mug'],
  ])
  expect(data[1]).toMatchObject({ by: admin.email, subjectId: id })
  expect(data[1]?.details).toMatchObject({
    price: [499, 599.5],
    title: ['Written Down Mug', 'Renamed Mug'],
    description: null,
  })
  expect(data[1]?.details).not.toHaveProperty('discount')
  const times = [begun, ...data.map(({ at }) => at).toReversed(), await present()]
  expect(times).toEqual(times.toSorted())
})

test('a product that is hidden was published before; one that is published again was hidden', async () => {
  const { id } = (await send('POST', '/admin-product', mug)).body.data
  for (const visibility of ['published', 'hidden', 'published'])
    await send('PATCH', `/admin-product/${id}`, { visibility })
  const { data } = await log('subject=product')
  expect(data.slice(0, 3).map(({ details }) => details)).toEqual([
    { visibility: ['hidden', 'published'] },
    { visibility: ['published', 'hidden'] },
    {},
  ])
})

test('a move of an order by staff is written down; one that was refused is not', async () => {
  const product = await aProduct(shop)
  const orderId = await aPurchase(shop, await aPerson(shop), product, 'confirmed')
  await advance(shop, admin, orderId, 'out-for-delivery')
  await advance(shop, admin, orderId, 'shipped')
  await advance(shop, admin, orderId, 'shipped')
  await advance(shop, admin, orderId, 'out-for-delivery')
  const { data } = await log('subject=order')
  expect(data.map(({ action }) => action)).toEqual(['out-for-delivery', 'shipped'])
  expect(data[0]).toMatchObject({ name: expect.stringMatching(/^TF\d+$/), subjectId: orderId })
})

test('a change that fails leaves nothing in the log', async () => {
  const { totalCount } = await log()
  await send('POST', '/admin-product', {
    ...mug,
    colors: [{ color: 'White', images: ['/images/none/720.webp'] }],
  })
  await send('PATCH', '/admin-product/00000000-0000-7000-8000-000000000000', { price: 900 })
  expect((await log()).totalCount).toBe(totalCount)
})

test('the log comes twenty a page, and names its people also when their accounts are gone', async () => {
  const gone = await aPerson(shop, 'ADMIN')
  const { id } = (
    await shop.call<{ data: { id: string } }>('POST', '/admin-product', {
      token: gone.token,
      body: mug,
    })
  ).body.data
  await shop.db.execute(sql`delete from users where id = ${gone.id}`)
  for (let n = 0; n < 20; n++) await send('PATCH', `/admin-product/${id}`, { price: 500 + n })
  const first = await log()
  expect(first.data).toHaveLength(20)
  const second = await log('page=2')
  expect(second.data[0]).toMatchObject({ action: 'created', by: gone.email })
})

test('only what differs is a change', () => {
  expect(
    changedFields({ a: 1, b: 'x', c: null, d: [1] }, { a: 1, b: 'y', c: undefined, d: [2] }),
  ).toEqual({
    b: ['x', 'y'],
    d: null,
  })
  expect(changedFields({}, { long: 'x'.repeat(500), on: true })).toEqual({
    long: null,
    on: [null, true],
  })
})
