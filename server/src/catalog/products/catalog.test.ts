import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { envelope, type FailureEnvelope, listEnvelope } from '@tohfa/contract/shared/envelope'
import { product } from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { shelve } from './catalog.fixture.ts'

type List = z.infer<ReturnType<typeof listEnvelope<typeof product>>>
type One = z.infer<ReturnType<typeof envelope<typeof product>>>

let shop: TestShop
const ids: Record<string, string> = {}
const notThere = '01a1fb5a-0000-7000-8000-000000000000'

beforeAll(async () => {
  shop = await openTestShop()
  ids['tee'] = await shelve(shop.db, {
    title: 'Tee',
    productType: 't-shirts',
    category: 'Polo',
    price: 999.99,
    discount: 33.33,
    rating: 4.6,
    ageInDays: 5,
    attributes: { material: 'Cotton' },
    thumbnailKey: 'tee-thumb',
    colors: [
      { name: 'Red', images: ['tee-red-1', 'tee-red-2'], sizes: ['S', 'XL'], stock: 3 },
      { name: 'Blue', images: ['tee-blue-1'], sizes: ['3XL'], stock: 0 },
    ],
  })
  ids['cap'] = await shelve(shop.db, {
    title: 'Cap',
    productType: 'caps',
    price: 300,
    discount: 1,
    rating: 5,
    ageInDays: 4,
    reviewCount: 2,
    reviewSum: 5,
    colors: [{ name: 'Black', sizes: ['Adjustable'], stock: 1 }],
  })
  ids['cards'] = await shelve(shop.db, {
    title: 'Cards',
    productType: 'business-cards',
    price: 400,
    discount: 25,
    rating: 3,
    ageInDays: 3,
    packs: [100, 250],
    colors: [{ name: 'White', images: ['cards-1'], stock: 7 }],
  })
  ids['mug'] = await shelve(shop.db, { title: 'Mug', price: 301, discount: 80, rating: 2.9 })
  ids['gone'] = await shelve(shop.db, { title: 'Gone', rating: 5, deleted: true, ageInDays: 0 })
})
afterAll(() => shop.close())

async function titles(query: string): Promise<string[]> {
  const { body, status } = await shop.call<List>('GET', `/product?${query}`)
  expect(status).toBe(200)
  return body.data.map(({ title }) => title)
}

describe('a product', () => {
  test('is read in the documented shape, with prices in rupees', async () => {
    const { body } = await shop.call<One>('GET', `/product/${ids['tee']}`)
    expect(envelope(product.strict()).parse(body)).toEqual(body)
    expect(body.data).toMatchObject({
      id: ids['tee'],
      productType: 't-shirts',
      category: 'Polo',
      price: 999.99,
      discount: 33.33,
      discountedPrice: 666.69,
      rating: 4.6,
      numberOfReviews: 0,
      material: 'Cotton',
      thumbnail: '/images/tee-thumb/720.webp',
      trackStock: false,
    })
    expect(body.data.colors).toEqual([
      {
        color: 'Red',
        images: ['/images/tee-red-1/720.webp', '/images/tee-red-2/720.webp'],
        sizes: [
          { _id: expect.any(String), size: 'S', stock: 3 },
          { _id: expect.any(String), size: 'XL', stock: 3 },
        ],
      },
      {
        color: 'Blue',
        images: ['/images/tee-blue-1/720.webp'],
        sizes: [{ _id: expect.any(String), size: '3XL', stock: 0 }],
      },
    ])
  })

  test('has one stock a colour where there are no sizes, and only the attributes it has', async () => {
    const { body } = await shop.call<One>('GET', `/product/${ids['cards']}`)
    expect(body.data.colors).toEqual([
      { color: 'White', images: ['/images/cards-1/720.webp'], stock: 7 },
    ])
    expect(body.data.quantity).toEqual([100, 250])
    expect(body.data).not.toHaveProperty('material')
    expect(body.data.thumbnail).toBe('/images/cards-1/720.webp')
  })

  test('is rated by its reviews from the first one on', async () => {
    const { body } = await shop.call<One>('GET', `/product/${ids['cap']}`)
    expect(body.data).toMatchObject({ rating: 2.5, numberOfReviews: 2 })
  })

  test('that is unknown, malformed or deleted is 404 product_not_found', async () => {
    for (const id of [notThere, 'x', '%00', ids['gone'], `${ids['tee']}x`, 'a'.repeat(400)]) {
      const { status, body, headers } = await shop.call<FailureEnvelope>('GET', `/product/${id}`)
      expect([status, body.code], id).toEqual([404, 'product_not_found'])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('the listing', () => {
  test('is newest first, twelve a page, in the documented envelope', async () => {
    const { body } = await shop.call<List>('GET', '/product')
    expect(listEnvelope(product.strict()).strict().parse(body)).toEqual(body)
    expect(body.data.map(({ title }) => title)).toEqual(['Mug', 'Cards', 'Cap', 'Tee'])
    expect(body).toMatchObject({ totalCount: 4, page: 1, limit: 12 })
  })

  test('past its end is empty with the true total', async () => {
    const { body } = await shop.call<List>('GET', '/product?page=3&limit=2')
    expect(body).toMatchObject({ data: [], totalCount: 4, page: 3, limit: 2 })
    expect(await titles('page=2&limit=3')).toEqual(['Tee'])
    expect(await titles('page=1000000000&limit=60')).toEqual([])
  })

  test('sorts by discounted price, rating and discount', async () => {
    expect(await titles('sort=price-asc')).toEqual(['Mug', 'Cap', 'Cards', 'Tee'])
    expect(await titles('sort=price-desc')).toEqual(['Tee', 'Cards', 'Cap', 'Mug'])
    expect(await titles('sort=rating-desc')).toEqual(['Tee', 'Cards', 'Mug', 'Cap'])
    expect(await titles('sort=discount-desc')).toEqual(['Mug', 'Tee', 'Cards', 'Cap'])
    expect(await titles('sort=relevance')).toEqual(await titles('sort=newest'))
  })

  test('filters by types, comma-separated or repeated', async () => {
    expect(await titles('categories=caps,t-shirts')).toEqual(['Cap', 'Tee'])
    expect(await titles('categories=caps&categories=t-shirts')).toEqual(['Cap', 'Tee'])
    expect(await titles('categories=coffee-mug')).toEqual(['Mug'])
  })

  test('filters by rating from, discounted price below, and size in any case and stock', async () => {
    expect(await titles('ratingGreater=3')).toEqual(['Cards', 'Tee'])
    expect(await titles('price=300')).toEqual(['Mug', 'Cap'])
    expect(await titles('price=297')).toEqual(['Mug'])
    expect(await titles('size=xl')).toEqual(['Tee'])
    expect(await titles('size=3xl,ADJUSTABLE')).toEqual(['Cap', 'Tee'])
    expect(await titles('size=m')).toEqual([])
    expect(await titles('size=xl&categories=caps')).toEqual([])
    expect(await titles('size=xl&categories=t-shirts&price=700&ratingGreater=4.5')).toEqual(['Tee'])
  })

  test('ignores keys it does not know and values that are empty', async () => {
    const query = 'utm_source=x&page=&limit=&search=&sort=&ratingGreater=&categories=&price=&size='
    expect(await titles(query)).toHaveLength(4)
  })

  test.each([
    ['limit', '61'],
    ['limit', '0'],
    ['limit', 'ten'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'NaN'],
    ['page', '1e2'],
    ['limit', ' 12'],
    ['sort', 'cheapest'],
    ['ratingGreater', '6'],
    ['ratingGreater', 'good'],
    ['ratingGreater', ' '],
    ['price', '-1'],
    ['price', '0x1F4'],
    ['price', 'Infinity'],
    ['price', "1' or 1=1"],
    ['categories', 'shoes'],
    ['categories', 'caps,shoes'],
    ['size', 'xxxxl'],
  ])('refuses %s=%s and names it', async (key, value) => {
    const query = `/product?${key}=${encodeURIComponent(value)}`
    const { status, body } = await shop.call<FailureEnvelope>('GET', query)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'bad_request', [key]])
  })
})

test('each product of a long search is on exactly one of its pages', async () => {
  const own = await openTestShop()
  await own.db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, search_text)
    select gen_random_uuid(), 'pillow', 'Photo Pillow', 'Long ' || n, '', '{}', 'Tohfa',
      20000 + n, 0, n % 7 * 0.5, case when n % 3 = 0 then 'long' else 'longer' end || E'\n\n\n'
    from generate_series(1, 300) n`)
  await announce(own.db, { kind: 'catalog' })
  for (const query of ['search=long', 'search=long&sort=price-asc', 'sort=newest']) {
    const ids: string[] = []
    for (let page = 1; page <= 7; page += 1) {
      const { body } = await own.call<List>('GET', `/product?limit=50&page=${page}&${query}`)
      expect(body.totalCount).toBe(300)
      ids.push(...body.data.map(({ id }) => id))
    }
    expect([ids.length, new Set(ids).size], query).toEqual([300, 300])
  }
  await own.close()
})

test('best products have a rating of 3 and above, the best first', async () => {
  const { body } = await shop.call<{ data: { title: string }[] }>(
    'GET',
    '/product/get-best-products',
  )
  expect(body.data.map(({ title }) => title)).toEqual(['Tee', 'Cards'])
})

test('a change is seen at the next look, an unchanged answer is 304', async () => {
  const other = await openTestShop({ on: shop })
  const paths = ['/product', `/product/${ids['mug']}`, '/product?search=mug']
  const rename = async (title: string) => {
    await shop.db.update(products).set({ title }).where(eq(products.id, ids['mug']!))
    await announce(shop.db, { kind: 'catalog' })
  }
  for (const title of ['Better mug', 'Mug']) {
    await rename(title)
    for (const path of paths)
      for (const process of [shop, other])
        await expect
          .poll(async () => JSON.stringify((await process.call('GET', path)).body))
          .toContain(`"${title}"`)
  }
  const { headers } = await shop.call('GET', '/product')
  const etag = headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  const again = await shop.call('GET', '/product', { headers: { 'if-none-match': etag } })
  expect([again.status, again.body]).toEqual([304, ''])
  await other.stop()
})
