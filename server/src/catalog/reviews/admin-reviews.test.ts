import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { type StaffReview, staffReview } from '@tohfa/contract/catalog/reviews'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { orders } from '#platform/database/schema/order.tables.ts'
import { announce } from '#platform/database/changes.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'
import { aBuyer, decide, ownReview, review, shownOf } from './reviews.fixture.ts'

type List = { data: StaffReview[]; totalCount: number; waiting: number }

let shop: TestShop
let admin: Person
let manager: Person
let printer: Person
beforeAll(async () => {
  shop = await sharedTestShop()
  admin = await aPerson(shop, 'ADMIN')
  manager = await aPerson(shop, 'manager')
  printer = await aPerson(shop, 'printer')
})

const list = (query: string, { token }: Person = admin) =>
  shop.call<List>('GET', `/admin/reviews?${query}`, { token })

async function standing(productId: string) {
  const [one, all, read] = await Promise.all([
    shop.call<{ data: Product }>('GET', `/product/${productId}`),
    shop.call<{ data: Product[] }>('GET', '/product?limit=60&sort=newest'),
    shop.call<{ totalCount: number; summary: object }>('GET', `/reviews?productId=${productId}`),
  ])
  const listed = all.body.data.find(({ id }) => id === productId)
  const { rating, numberOfReviews } = one.body.data
  expect(listed).toMatchObject({ rating, numberOfReviews })
  return { rating, numberOfReviews, totalCount: read.body.totalCount, summary: read.body.summary }
}

test('a hidden review leaves page, average and count, and comes back as it was', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const second = (await aBuyer(shop, { productId })).buyer
  const bad = (await review(shop, buyer, productId, { rating: 1, comment: 'A rival' })).body.data.id
  await review(shop, second, productId, { rating: 4 })
  expect(await standing(productId)).toMatchObject({
    rating: 2.5,
    numberOfReviews: 2,
    totalCount: 2,
  })

  const hidden = await decide(shop, admin, bad, { state: 'hidden', reason: 'Not a buyer’s words' })
  expect(hidden).toMatchObject({
    status: 200,
    body: { data: { state: 'hidden', reason: 'Not a buyer’s words' } },
  })
  expect(await standing(productId)).toEqual({
    rating: 4,
    numberOfReviews: 1,
    totalCount: 1,
    summary: { 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 },
  })
  // Written anew it stays hidden and counts for nothing.
  await review(shop, buyer, productId, { rating: 2, comment: 'A rival again' })
  expect(await standing(productId)).toMatchObject({ rating: 4, numberOfReviews: 1 })
  expect(await ownReview(shop, buyer, productId)).toMatchObject({ state: 'hidden', rating: 2 })

  const shown = await decide(shop, manager, bad, { state: 'shown' })
  expect(shown.body.data).toMatchObject({ state: 'shown', reason: null })
  expect(await standing(productId)).toMatchObject({ rating: 3, numberOfReviews: 2, totalCount: 2 })
})

test('a product whose only review is hidden has the shop’s own rating again', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId, { rating: 1 })).body.data
  await decide(shop, admin, id, { state: 'hidden' })
  expect(await standing(productId)).toMatchObject({ rating: 4.2, numberOfReviews: 0 })
})

test('the answer is read with the review, changed, and taken away by an empty one', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId)).body.data
  const answered = async () => (await shownOf(shop, productId))[0]?.answer
  expect(await answered()).toBeNull()
  for (const [answer, said] of [
    ['  Thank you,\nAsha ', 'Thank you,\nAsha'],
    [undefined, 'Thank you,\nAsha'],
    ['Thanks', 'Thanks'],
    [' ', null],
  ] as const) {
    const { body } = await decide(shop, admin, id, { state: 'shown', answer })
    expect([body.data.answer, body.data.answeredAt !== null]).toEqual([said, said !== null])
    expect(await answered()).toBe(said)
  }
})

test.each([
  [{}, 'state'],
  [{ state: 'gone' }, 'state'],
  [{ state: 'shown', answer: 'x'.repeat(501) }, 'answer'],
  [{ state: 'shown', answer: 5 }, 'answer'],
  [{ state: 'hidden', reason: 'x'.repeat(501) }, 'reason'],
  [{ state: 'shown', photos: 'all' }, 'photos'],
])('the decision %j is refused at its field', async (body, field) => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId)).body.data
  const answer = await decide(shop, admin, id, body)
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
})

test('an answer of 500 letters is taken', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId)).body.data
  const { status } = await decide(shop, admin, id, { state: 'shown', answer: 'x'.repeat(500) })
  expect(status).toBe(200)
})

test('the staff log says who hid, showed and answered what, and nothing of what changed nothing', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId)).body.data
  await decide(shop, manager, id, { state: 'hidden', reason: 'Spam', answer: 'No' })
  await decide(shop, manager, id, { state: 'hidden' })
  await decide(shop, admin, id, { state: 'shown' })
  const { body } = await shop.call<{ data: StaffChange[] }>(
    'GET',
    '/admin-audit-log?subject=review',
    { token: admin.token },
  )
  const mine = body.data.filter(({ subjectId }) => subjectId === id)
  expect(mine.map(({ by, details }) => ({ by, details }))).toEqual([
    { by: admin.email, details: { reviewState: ['hidden', 'shown'], reason: ['Spam', null] } },
    {
      by: manager.email,
      details: {
        reviewState: ['shown', 'hidden'],
        reason: [null, 'Spam'],
        answer: [null, 'No'],
      },
    },
  ])
})

test('staff find reviews by state, stars, words and product, the newest first', async () => {
  const productId = await aProduct(shop, { title: 'Peacock Lantern Mug' })
  const made: string[] = []
  for (const [rating, comment] of [
    [1, 'Broke at once'],
    [5, '100% of the family love it'],
    [5, 'शानदार रंग'],
  ] as const) {
    const { buyer } = await aBuyer(shop, { productId })
    made.push((await review(shop, buyer, productId, { rating, comment })).body.data.id)
  }
  const [broke = '', love = '', hindi = ''] = made
  await decide(shop, admin, broke, { state: 'hidden' })
  const found = async (query: string) =>
    (await list(query)).body.data.map(({ id }) => id).filter((id) => made.includes(id))
  expect(await found('search=peacock lantern')).toEqual([hindi, love, broke])
  expect(await found('search=lantern&stars=5')).toEqual([hindi, love])
  expect(await found('search=lantern&state=hidden')).toEqual([broke])
  expect(await found('search=lantern&state=shown&stars=1')).toEqual([])
  expect(await found(`search=${encodeURIComponent('शानदार')}`)).toEqual([hindi])
  expect(await found(`search=${encodeURIComponent('100%')}`)).toEqual([love])
  expect(await found(`search=${encodeURIComponent('1__%')}`)).toEqual([])
  const { body } = await list('search=lantern&limit=1&page=2')
  expect(body).toMatchObject({ totalCount: 3, data: [{ id: love }] })
  expect(staffReview.strict().parse(body.data[0])).toMatchObject({
    productId,
    title: 'Peacock Lantern Mug',
    verified: true,
  })
  for (const query of ['state=gone', 'stars=6', 'photos=all', `search=${'x'.repeat(101)}`])
    expect((await list(query)).status, query).toBe(400)
})

test('owner and manager read and decide; a printer, a customer and a visitor do not', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const { id } = (await review(shop, buyer, productId)).body.data
  const visitor = { ...buyer, token: '' }
  for (const [who, status] of [
    [manager, 200],
    [printer, 403],
    [buyer, 403],
    [visitor, 401],
  ] as const) {
    expect((await list('', who)).status).toBe(status)
    expect((await decide(shop, who, id, { state: 'shown' })).status).toBe(status)
  }
  for (const unknown of ['x', crypto.randomUUID()])
    expect(await decide(shop, admin, unknown, { state: 'shown' })).toMatchObject({
      status: 404,
      body: { code: 'review_not_found' },
    })
})

test('of two who hide a review at once it leaves the count once', async () => {
  const { buyer, productId } = await aBuyer(shop)
  const other = (await aBuyer(shop, { productId })).buyer
  await review(shop, other, productId, { rating: 3 })
  const { id } = (await review(shop, buyer, productId)).body.data
  const answers = await Promise.all(
    [admin, manager, admin].map((who) => decide(shop, who, id, { state: 'hidden' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await standing(productId)).toMatchObject({ rating: 3, numberOfReviews: 1 })
})

test('a review is verified while its writer’s order counts', async () => {
  const { buyer, productId, orderId } = await aBuyer(shop)
  await review(shop, buyer, productId)
  const verified = async () => (await shownOf(shop, productId))[0]?.verified
  expect(await verified()).toBe(true)
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId))
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(verified).toBe(false)
})

test('reviews of a deleted product are not listed', async () => {
  const gone = await shelve(shop.db, { title: 'Gone Lamp', deleted: true })
  expect((await list(`search=${encodeURIComponent('Gone Lamp')}`)).body.data).toEqual([])
  expect(await shownOf(shop, gone)).toEqual([])
})
