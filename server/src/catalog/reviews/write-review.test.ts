import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { type OrderStatus, orderStatuses } from '@tohfa/contract/orders/orders'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Review } from '@tohfa/contract/catalog/reviews'
import { texts } from '@tohfa/contract/i18n/texts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { aPurchase } from '#orders/order/purchase.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

type Eligible = { success: boolean; message?: string; error?: string }
type Written = FailureEnvelope & { data: Review }

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

/** How many buyers review at once; the long form is TEST_REVIEWS=200. */
const many = Number(process.env['TEST_REVIEWS'] ?? 80)

async function aBuyer(productId: string, status?: OrderStatus): Promise<Person> {
  const person = await aPerson(shop)
  await aPurchase(shop, person, productId, status)
  return person
}

function write(person: Person, productId: string, rating: unknown, comment: unknown = 'Lovely') {
  const body = { productId, userId: person.id, rating, comment }
  return shop.call<Written>('POST', '/reviews', { token: person.token, body })
}

function mayWrite(person: Person, productId: string, userId = person.id) {
  const query = `userId=${userId}&productId=${productId}`
  const path = `/reviews/check-review-eligibility?${query}`
  return shop.call<Eligible>('GET', path, { token: person.token })
}

async function read(productId: string) {
  const [product, list] = await Promise.all([
    shop.call<{ data: Product }>('GET', `/product/${productId}`),
    shop.call<{ data: Review[]; totalCount: number }>('GET', `/reviews?productId=${productId}`),
  ])
  const { rating, numberOfReviews } = product.body.data
  return { rating, numberOfReviews, ...list.body }
}

test('a buyer’s review is answered with a masked e-mail and is the product’s rating at once', async () => {
  const mug = await aProduct(shop)
  expect(await read(mug)).toMatchObject({ rating: 4.2, numberOfReviews: 0, totalCount: 0 })
  const buyer = await aBuyer(mug)
  expect(await mayWrite(buyer, mug)).toMatchObject({ status: 200, body: { success: true } })
  const { status, body } = await write(buyer, mug, 2, '  Leaks a <b>little</b>\nbut is warm ')
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    rating: 2,
    comment: 'Leaks a <b>little</b>\nbut is warm',
    userId: { email: `${buyer.email[0]}•••@example.com` },
  })
  expect(await read(mug)).toMatchObject({
    rating: 2,
    numberOfReviews: 1,
    totalCount: 1,
    data: [body.data],
  })
})

test('a new rating is seen at once in lists', async () => {
  const mug = await aProduct(shop)
  const seen = async () => {
    const { body } = await shop.call<{ data: Product[] }>('GET', '/product?limit=60')
    return body.data.find(({ id }) => id === mug)
  }
  expect(await seen()).toMatchObject({ rating: 4.2, numberOfReviews: 0 })
  await write(await aBuyer(mug), mug, 5)
  expect(await seen()).toMatchObject({ rating: 5, numberOfReviews: 1 })
})

test('a second review of the same person replaces the first and is the newest', async () => {
  const mug = await aProduct(shop)
  const [first, second] = [await aBuyer(mug), await aBuyer(mug)]
  await write(first, mug, 1, 'Broken')
  await write(second, mug, 4, 'Good')
  await write(first, mug, 5, 'They sent another')
  const { data, ...summary } = await read(mug)
  expect(summary).toMatchObject({ rating: 4.5, numberOfReviews: 2, totalCount: 2 })
  expect(data.map(({ comment }) => comment)).toEqual(['They sent another', 'Good'])
})

test.each(orderStatuses)(
  'an order that is %s lets one review unless it came to nothing',
  async (status) => {
    const mug = await aProduct(shop)
    const person = await aBuyer(mug, status)
    const bought = status !== 'cancelled' && status !== 'failed'
    expect((await mayWrite(person, mug)).body.success).toBe(bought)
    expect((await write(person, mug, 5)).status).toBe(bought ? 201 : 403)
  },
)

test('a person who has not bought it gets the reason from both calls, and nothing is stored', async () => {
  const [mug, other] = [await aProduct(shop), await aProduct(shop)]
  const person = await aBuyer(other)
  const expected = { success: false, message: texts.notBought, error: texts.notBought }
  expect(await mayWrite(person, mug)).toMatchObject({ status: 200, body: expected })
  const refused = await write(person, mug, 5)
  expect(refused).toMatchObject({ status: 403, body: { ...expected, code: 'not_bought' } })
  expect((await read(mug)).totalCount).toBe(0)
})

test('nobody writes or asks in the name of another, or without a token', async () => {
  const mug = await aProduct(shop)
  const [buyer, stranger] = [await aBuyer(mug), await aPerson(shop)]
  const forged = await shop.call<Written>('POST', '/reviews', {
    token: stranger.token,
    body: { productId: mug, userId: buyer.id, rating: 1, comment: 'Not mine' },
  })
  expect([forged.status, forged.body.code]).toEqual([403, 'forbidden'])
  expect((await mayWrite(stranger, mug, buyer.id)).status).toBe(403)
  expect((await write({ ...buyer, token: '' }, mug, 5)).status).toBe(401)
  expect((await mayWrite({ ...buyer, token: '' }, mug)).status).toBe(401)
  expect((await read(mug)).totalCount).toBe(0)
})

test.each([
  ['no star', { rating: 0 }, { rating: texts.ratingInvalid }],
  ['six stars', { rating: 6 }, { rating: texts.ratingInvalid }],
  ['half a star', { rating: 4.5 }, { rating: texts.ratingInvalid }],
  ['stars as text', { rating: '5' }, { rating: texts.ratingInvalid }],
  ['a missing rating', { rating: undefined }, { rating: texts.required }],
  ['an empty comment', { comment: ' \n ' }, { comment: texts.required }],
  ['a missing comment', { comment: undefined }, { comment: texts.required }],
  ['a novel', { comment: 'x'.repeat(2001) }, { comment: 'At most 2000 characters' }],
])('%s is refused', async (_what, wrong, fields) => {
  const mug = await aProduct(shop)
  const { id: userId, token } = await aBuyer(mug)
  const body = { productId: mug, userId, rating: 5, comment: 'Lovely', ...wrong }
  const answer = await shop.call<Written>('POST', '/reviews', { token, body })
  expect([answer.status, answer.body.fields]).toEqual([400, fields])
})

test('a product that is unknown, gone or no id cannot be reviewed', async () => {
  const mug = await aProduct(shop)
  const buyer = await aBuyer(mug)
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, mug))
  for (const id of [mug, crypto.randomUUID(), 'x']) {
    const { status, body } = await write(buyer, id, 5)
    expect([status, body.code], id).toEqual([404, 'product_not_found'])
  }
  expect((await mayWrite(buyer, 'x')).body.success).toBe(false)
})

test(
  'the rating is the exact average after many reviews at once, some of them changed at once',
  { timeout: 2 * patienceMs + many * 100 },
  async () => {
    const mug = await aProduct(shop)
    const buyers: Person[] = []
    for (let n = 0; n < many; n++) buyers.push(await aBuyer(mug))
    const answers = await Promise.all(
      buyers.flatMap((person, n) => [
        write(person, mug, 1 + (n % 5)),
        ...(n % 4 === 0 ? [write(person, mug, 5 - (n % 5), 'Changed my mind')] : []),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const { rows } = await shop.db.execute(sql`
      select p.review_count = count(*) and p.review_sum = sum(r.rating)
          and p.rating = round(avg(r.rating), 1) as exact, count(*)::int as n
      from products p join reviews r on r.product_id = p.id where p.id = ${mug} group by p.id`)
    expect(rows).toEqual([{ exact: true, n: many }])
    const ratings = await shop.db.execute<{ mean: string }>(sql`
      select round(avg(rating), 1) as mean from reviews where product_id = ${mug}`)
    expect(await read(mug)).toMatchObject({
      rating: Number(ratings.rows[0]?.mean),
      numberOfReviews: many,
      totalCount: many,
    })
  },
)
