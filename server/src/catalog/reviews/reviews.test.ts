import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { reviewList } from '@tohfa/contract/catalog/reviews'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { announce } from '#platform/database/changes.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { reviews } from '#platform/database/schema/review.tables.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

type List = z.infer<typeof reviewList>

let shop: TestShop
let mug: string
let gone: string

beforeAll(async () => {
  shop = await sharedTestShop()
  mug = await shelve(shop.db, { title: 'Mug' })
  gone = await shelve(shop.db, { title: 'Gone', deleted: true })
  // Written in another order than they are dated.
  const given = [
    ['Third', 4, 3],
    ['First', 5, 1],
    ['Fourth', 5, 4],
    ['Second', 1, 2],
  ] as const
  for (const [comment, rating, daysAgo] of given) await write(mug, comment, rating, daysAgo)
  await write(gone, 'Lost', 5, 1)
})

async function write(productId: string, comment: string, rating: number, daysAgo: number) {
  const email = `${comment.toLowerCase()}.${productId.slice(-4)}@example.com`
  const [user] = await shop.db.insert(users).values({ email, name: comment }).returning()
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
  await shop.db.insert(reviews).values({ productId, userId: user!.id, rating, comment, createdAt })
}

const read = (query: string) => shop.call<List>('GET', `/reviews?${query}`)

test('are read three a page, the newest first, with the stars of all', async () => {
  const { body, status } = await read(`productId=${mug}`)
  expect(status).toBe(200)
  expect(reviewList.strict().parse(body)).toEqual(body)
  expect(body.data.map(({ comment }) => comment)).toEqual(['First', 'Second', 'Third'])
  expect(body).toMatchObject({ totalCount: 4, page: 1, limit: 3 })
  expect(body.summary).toEqual({ 5: 2, 4: 1, 3: 0, 2: 0, 1: 1 })
  const second = await read(`productId=${mug}&page=2`)
  expect(second.body.data.map(({ comment }) => comment)).toEqual(['Fourth'])
})

test('name their writer and mask the e-mail', async () => {
  const { body } = await read(`productId=${mug}&limit=1`)
  expect(body.data[0]?.userId).toEqual({ name: 'First', email: 'f•••@example.com' })
  expect(JSON.stringify(body)).not.toContain('first.')
})

test('of a product that is unknown, gone or no id at all are an empty list', async () => {
  for (const id of ['01a1fb5a-0000-7000-8000-000000000000', gone, 'x', '%00', ''])
    expect((await read(`productId=${id}`)).body, id).toMatchObject({
      data: [],
      totalCount: 0,
      summary: { 5: 0, 1: 0 },
    })
})

test('past the end are an empty list with the true total', async () => {
  const { body } = await read(`productId=${mug}&page=1000000000`)
  expect(body).toMatchObject({ data: [], totalCount: 4 })
})

test.each([
  ['', 'productId'],
  ['productId=x&page=0', 'page'],
  ['productId=x&limit=61', 'limit'],
])('refuse the query "%s" and name %s', async (query, field) => {
  const { status, body } = await shop.call<FailureEnvelope>('GET', `/reviews?${query}`)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('that are new are seen at once', async () => {
  const cup = await shelve(shop.db, { title: 'Cup' })
  expect((await read(`productId=${cup}`)).body.totalCount).toBe(0)
  await write(cup, 'Lovely', 5, 0)
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(async () => (await read(`productId=${cup}`)).body.totalCount).toBe(1)
})
