import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import {
  type FilterCounts,
  filterCounts,
  priceSteps,
  productTypeSlugs,
  ratingSteps,
  sizes,
} from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import { products, productVariants } from '#platform/database/schema/catalog.tables.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { shelve } from '#catalog/products/catalog.fixture.ts'

let shop: TestShop
const tees = { productType: 't-shirts' as const, discount: 0 }

beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop
  const red = (own: string[]) => [{ name: 'Red', sizes: own }]
  await shelve(db, { ...tees, title: 'Red tee', price: 299, rating: 4.5, colors: red(['S', 'M']) })
  await shelve(db, { ...tees, title: 'Red polo', price: 300, rating: 4, colors: red(['M', '3XL']) })
  await shelve(db, { ...tees, title: 'Blue tee', price: 999, rating: 3.9, colors: red(['S']) })
  await shelve(db, {
    productType: 'caps',
    discount: 0,
    title: 'Red cap',
    price: 450,
    rating: 2,
    colors: [...red(['S', 'Adjustable']), { name: 'Blue', sizes: ['S'] }],
  })
  await shelve(db, { title: 'Red mug', price: 1200, discount: 0, rating: 0.5 })
  await shelve(db, { ...tees, title: 'Red gone', deleted: true, colors: red(['S']) })
})
afterAll(() => shop.close())

async function counts(query = ''): Promise<FilterCounts> {
  const { status, body } = await shop.call<{ data: FilterCounts }>(
    'GET',
    `/product/filter-counts?${query}`,
  )
  expect(status, query).toBe(200)
  return body.data
}

async function total(query: string): Promise<number> {
  return (await shop.call<{ totalCount: number }>('GET', `/product?${query}`)).body.totalCount
}

test('every value of every filter has its count, 0 too', async () => {
  const all = await counts()
  expect(filterCounts.strict().parse(all)).toEqual(all)
  expect(all.categories).toMatchObject({ 't-shirts': 3, caps: 1, 'coffee-mug': 1, pillow: 0 })
  expect(all.ratings).toEqual({ 4: 2, 3: 3, 2: 4, 1: 4 })
  expect(all.prices).toEqual({ 300: 1, 500: 3, 700: 3, 1000: 4 })
  expect(all.sizes).toEqual({ S: 3, M: 2, L: 0, XL: 0, XXL: 0, '3XL': 1, Adjustable: 1 })
})

test('a group counts what the other groups have chosen, and not its own choice', async () => {
  const chosen = await counts('categories=t-shirts&ratingGreater=4')
  expect(chosen.categories).toMatchObject({ 't-shirts': 2, caps: 0, 'coffee-mug': 0 })
  expect(chosen.ratings).toEqual({ 4: 2, 3: 3, 2: 3, 1: 3 })
  expect(chosen.prices).toEqual({ 300: 1, 500: 2, 700: 2, 1000: 2 })
  expect(chosen.sizes).toMatchObject({ S: 1, M: 2, '3XL': 1 })
})

test.each(['', 'search=red', 'price=450', 'ratingGreater=3.95&search=tee', 'size=s,adjustable'])(
  'a count is the total of the listing with that value (%s)',
  async (query) => {
    const shown = await counts(query)
    const beside = (key: string, value: string | number) => {
      const parameters = new URLSearchParams(query)
      parameters.set(key, String(value))
      return total(parameters.toString())
    }
    for (const slug of productTypeSlugs)
      expect(shown.categories[slug], slug).toBe(await beside('categories', slug))
    for (const step of ratingSteps)
      expect(shown.ratings[step], `${step}`).toBe(await beside('ratingGreater', step))
    for (const step of priceSteps)
      expect(shown.prices[step], `${step}`).toBe(await beside('price', step))
    for (const [code, n] of Object.entries(shown.origins))
      expect(n, code).toBe(await beside('origin', code))
    for (const size of sizes) expect(shown.sizes[size], size).toBe(await beside('size', size))
  },
)

test('sort and page count nothing, unknown values are refused as in the listing', async () => {
  expect(await counts('sort=price-asc&page=7&limit=1')).toEqual(await counts())
  const { status, body } = await shop.call<FailureEnvelope>(
    'GET',
    '/product/filter-counts?categories=shoes',
  )
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['categories']])
})

test('counts follow a change of the catalogue, and sizes those of the variants', async () => {
  const id = await shelve(shop.db, { ...tees, title: 'New', colors: [{ name: 'A', sizes: ['L'] }] })
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(async () => (await counts()).sizes.L).toBe(1)
  await shop.db.update(productVariants).set({ size: 'XL' }).where(eq(productVariants.productId, id))
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(async () => (await counts()).sizes).toMatchObject({ L: 0, XL: 1 })
  await shop.db.delete(products).where(eq(products.id, id))
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(async () => (await counts()).categories['t-shirts']).toBe(3)
})
