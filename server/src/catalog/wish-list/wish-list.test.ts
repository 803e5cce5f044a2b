import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Product } from '@tohfa/contract/catalog/products'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { erasedMeanwhile } from '#operations/privacy/erased-meanwhile.fixture.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { wishes } from '#platform/database/schema/wish.tables.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

type Wish = { productId: string; title: string; titleHi?: string; createdAt: string }

let shop: TestShop
let mug: string
let cap: string
beforeAll(async () => {
  shop = await sharedTestShop()
  mug = await shelve(shop.db, { title: 'Mug' })
  cap = await shelve(shop.db, { title: 'Cap' })
})

const read = ({ token }: Person) => shop.call<{ data: Wish[] }>('GET', '/wish-list', { token })
const idsOf = async (person: Person) =>
  (await read(person)).body.data.map(({ productId }) => productId)
const put = ({ token }: Person, id: string) =>
  shop.call<FailureEnvelope>('PUT', `/wish-list/${id}`, { token })
const merge = ({ token }: Person, productIds: string[]) =>
  shop.call<FailureEnvelope & { data: Wish[] }>('PUT', '/wish-list', {
    token,
    body: { productIds },
  })

test('a gift is kept once, with its title, and goes when it is taken off, also twice', async () => {
  const asha = await aPerson(shop)
  for (const id of [mug, mug, cap]) expect((await put(asha, id)).status).toBe(200)
  expect((await read(asha)).body.data).toMatchObject([
    { productId: cap, title: 'Cap' },
    { productId: mug, title: 'Mug' },
  ])
  for (let n = 0; n < 2; n++) {
    const { token } = asha
    expect((await shop.call('DELETE', `/wish-list/${cap}`, { token })).status).toBe(200)
  }
  expect(await idsOf(asha)).toEqual([mug])
})

test('everybody reads and changes their own list only', async () => {
  const [asha, ravi] = [await aPerson(shop), await aPerson(shop)]
  await put(asha, mug)
  expect(await idsOf(ravi)).toEqual([])
  await shop.call('DELETE', `/wish-list/${mug}`, { token: ravi.token })
  expect(await idsOf(asha)).toEqual([mug])
})

test('what a device remembers joins what is there, and neither side loses a gift', async () => {
  const asha = await aPerson(shop)
  const pen = await shelve(shop.db, { title: 'Pen' })
  await put(asha, mug)
  const answer = await merge(asha, [pen, cap, mug, 'x', crypto.randomUUID()])
  expect(answer.status).toBe(200)
  expect(new Set(answer.body.data.map(({ title }) => title))).toEqual(
    new Set(['Mug', 'Pen', 'Cap']),
  )
  expect(await idsOf(asha)).toEqual(answer.body.data.map(({ productId }) => productId))
})

test('what is unknown or not sold is not taken, and stays in a list that had it', async () => {
  const asha = await aPerson(shop)
  const old = await shelve(shop.db, { title: 'Old' })
  const gone = await shelve(shop.db, { title: 'Gone', deleted: true })
  await put(asha, old)
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, old))
  for (const id of [gone, crypto.randomUUID(), 'x'])
    expect(await put(asha, id)).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  expect((await read(asha)).body.data).toMatchObject([{ productId: old, title: 'Old' }])
})

test('a device sends at most 100 gifts, and a list has at most 500', async () => {
  const asha = await aPerson(shop)
  const many = Array.from({ length: 101 }, () => mug)
  const refused = await merge(asha, many)
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['productIds']])
  const [known] = await shop.db.select().from(products).where(eq(products.id, mug))
  const goods = Array.from({ length: 500 }, () => ({ ...known!, id: v7(), deletedAt: new Date() }))
  await shop.db.insert(products).values(goods)
  await shop.db.insert(wishes).values(goods.map(({ id }) => ({ userId: asha.id, productId: id })))
  expect(await put(asha, mug)).toMatchObject({ status: 409, body: { code: 'wish_list_full' } })
  expect(await merge(asha, [mug, cap])).toMatchObject({ status: 409 })
  expect(await idsOf(asha)).toHaveLength(500)
  expect(await idsOf(asha)).not.toContain(mug)
})

test('nothing is kept for a person who is erased meanwhile', async () => {
  const asha = await aPerson(shop)
  const answer = await erasedMeanwhile(shop, asha, () => put(asha, mug))
  expect(answer.status).toBe(401)
  expect(await shop.db.$count(wishes, eq(wishes.userId, asha.id))).toBe(0)
})

test('products are read by their ids in that order, without those that are not sold', async () => {
  const gone = await shelve(shop.db, { title: 'Gone', deleted: true })
  const byIds = (ids: string) =>
    shop.call<{ data: Product[] } & FailureEnvelope>('GET', `/product/by-ids?ids=${ids}`)
  const { body } = await byIds([cap, gone, 'x', mug.toUpperCase(), cap].join(','))
  expect(body.data.map(({ id }) => id)).toEqual([cap, mug])
  expect((await byIds('')).body.data).toEqual([])
  const many = await byIds(Array.from({ length: 101 }, () => mug).join(','))
  expect([many.status, Object.keys(many.body.fields ?? {})]).toEqual([400, ['ids']])
})
