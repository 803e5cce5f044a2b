import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productSorts, sizes } from '@tohfa/contract/catalog/listing-choices'
import { createImageUrls } from '#platform/media/image-url.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { counted, shelve } from './catalog.fixture.ts'
import { createCatalog } from './catalog.service.ts'
import { readShopProducts } from './small-shop.queries.ts'

const types = ['coffee-mug', 'caps', 'key-chain'] as const
const countries = ['IN', 'LK', 'CN'] as const

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  for (let n = 0; n < 40; n += 1) {
    const country = countries[n % 5]
    await shelve(shop.db, {
      title: `Thing ${n}`,
      productType: types[n % types.length] ?? 'caps',
      price: 200 + 37 * (n % 11),
      rating: 1 + (n % 9) * 0.5,
      discount: 5 * (n % 4),
      ageInDays: n % 13,
      deleted: n % 17 === 16,
      colors: n % 2 ? [{ name: 'Red', sizes: sizes.slice(n % 3, 2 + (n % 5)) }] : [],
      ...(country && { attributes: { countryOfOrigin: country } }),
    })
  }
})
afterAll(() => shop.close())

const orders = {
  newest: sql`created_at desc, id desc`,
  relevance: sql`created_at desc, id desc`,
  'price-asc': sql`payable_paise, id`,
  'price-desc': sql`payable_paise desc, id desc`,
  'rating-desc': sql`rating desc, review_count desc, id desc`,
  'discount-desc': sql`discount desc, id desc`,
  origin: sql`origin_rank, created_at desc, id desc`,
}

const request = fc.record(
  {
    sort: fc.constantFrom(...productSorts),
    ratingGreater: fc.constantFrom(0, 1.5, 3, 3.5, 4.9),
    price: fc.constantFrom(200, 299.5, 300, 444, 1000),
    categories: fc.subarray([...types], { minLength: 1 }),
    size: fc.subarray([...sizes], { minLength: 1 }),
    origin: fc.subarray([...countries], { minLength: 1 }),
    page: fc.integer({ min: 1, max: 5 }),
    limit: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: [] },
)

test('whatever is filtered and however it is sorted, listings of small and large shops have the products of the database', async () => {
  const large = createCatalog({ db: shop.db, imageUrls: createImageUrls(''), mostInMemory: 0 })
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const { sort = 'newest', page = 1, limit = 12, ...filters } = asked
      const { ratingGreater, price, categories, size, origin } = filters
      const where = [sql`on_sale`]
      if (ratingGreater !== undefined) where.push(sql`rating >= ${ratingGreater}::numeric`)
      if (price !== undefined) where.push(sql`payable_paise < ${price * 100}::numeric`)
      if (categories) where.push(sql`product_type = any(${sql.param(categories)}::text[])`)
      if (size) where.push(sql`sizes && ${sql.param(size)}::text[]`)
      if (origin) where.push(sql`origin = any(${sql.param(origin)}::text[])`)
      const { rows } = await shop.db.execute<{ id: string }>(
        sql`select id from products where ${sql.join(where, sql` and `)} order by ${orders[sort]}`,
      )
      const query = Object.entries(asked).map(([name, value]) => `${name}=${String(value)}`)
      const { body } = await shop.call<{ data: { id: string }[]; totalCount: number }>(
        'GET',
        `/product?${query.join('&')}`,
      )
      const listed = await large.list(asked)
      const of = rows.map(({ id }) => id)
      for (const products of [body.data, listed.products])
        expect(products.map(({ id }) => id)).toEqual(of.slice((page - 1) * limit, page * limit))
      expect([body.totalCount, listed.totalCount]).toEqual([of.length, of.length])
    }),
    { numRuns: 150 },
  )
})

test('a listing that nobody asked for before takes no statement; after a change one reads the shop', async () => {
  const { db, statements } = counted(shop.db)
  const catalog = createCatalog({ db, imageUrls: createImageUrls('') })
  const all = { limit: 60 }
  const { totalCount } = await catalog.list(all)
  const before = statements()
  expect((await catalog.list({ ...all, price: 431.5, sort: 'price-asc' })).products).not.toEqual([])
  expect(statements()).toBe(before)

  await shelve(shop.db, { title: 'A new one' })
  catalog.invalidate({ kind: 'stock', productIds: [] })
  await catalog.list({ ...all, price: 432.5 })
  expect(statements()).toBe(before)
  catalog.invalidate({ kind: 'catalog' })
  expect((await catalog.list(all)).totalCount).toBe(totalCount + 1)
})

test('of a shop with more products than the limit nothing is held in memory', async () => {
  const { totalCount } = await createCatalog({
    db: shop.db,
    imageUrls: createImageUrls(''),
  }).list({})
  expect((await readShopProducts(shop.db, totalCount))?.products).toHaveLength(totalCount)
  expect(await readShopProducts(shop.db, totalCount - 1)).toBeUndefined()
})
