import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suggestion, suggestion } from '@tohfa/contract/catalog/products'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { shelve } from '#catalog/products/catalog.fixture.ts'

let shop: TestShop
let chai: string

beforeAll(async () => {
  shop = await openTestShop()
  chai = await shelve(shop.db, { title: 'Cutting Chai Mug' })
  await shelve(shop.db, { title: 'Gone Chai Mug', deleted: true })
  await shelve(shop.db, { title: 'Reveal', category: 'Magic' })
  await shelve(shop.db, { title: 'Family', productType: 'pillow' })
  await shelve(shop.db, { title: 'Initial', productType: 'key-chain' })
  for (let n = 1; n <= 9; n += 1) await shelve(shop.db, { title: `Mug ${n}` })
})
afterAll(() => shop.close())

async function suggested(search: string): Promise<Suggestion[]> {
  const query = `/product/suggestions?search=${encodeURIComponent(search)}`
  const { status, body } = await shop.call<{ data: Suggestion[] }>('GET', query)
  expect(status).toBe(200)
  return body.data.map((one) => suggestion.strict().parse(one))
}

test('a type comes before products, eight in all', async () => {
  const suggestions = await suggested('mu')
  expect(suggestions).toHaveLength(8)
  expect(suggestions[0]).toEqual({ text: 'Coffee Mug', productType: 'coffee-mug' })
  expect(suggestions[1]).toMatchObject({ id: expect.any(String), productType: 'coffee-mug' })
})

test('what has the very word comes before what only begins with it', async () => {
  const suggestions = await suggested('chai')
  expect(suggestions[0]).toEqual({ text: 'Cutting Chai Mug', productType: 'coffee-mug', id: chai })
  expect(suggestions[1]).toEqual({ text: 'Key Chain', productType: 'key-chain' })
  const typing = await suggested('cha')
  expect(typing[0]).toEqual({ text: 'Key Chain', productType: 'key-chain' })
})

test('however many titles have the word, the way to what begins with it stays', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => shelve(shop.db, { title: `Pho bowl ${n}` })),
  )
  const suggestions = await suggested('pho')
  expect(suggestions.map(({ id }) => id !== undefined)).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
  ])
  expect(suggestions[7]).toEqual({ text: 'Photo Frame', productType: 'photoframe' })
  await shop.db.execute(
    sql`update products set deleted_at = now() where id = any(${sql.param(ids)}::uuid[])`,
  )
})

test('a category is suggested with its type', async () => {
  const suggestions = await suggested('magi')
  expect(suggestions[0]).toEqual({ text: 'Magic', productType: 'coffee-mug' })
  expect(suggestions.map(({ text }) => text)).toEqual(['Magic', 'Reveal'])
})

test('a product is suggested by its title, whatever the case and order of what is typed', async () => {
  const product = { text: 'Cutting Chai Mug', productType: 'coffee-mug', id: chai }
  expect(await suggested('CHAI cut')).toEqual([product])
  expect(await suggested('cuttign')).toEqual([product])
})

test('a mistyped word suggests what was meant', async () => {
  expect((await suggested('cofee'))[0]).toEqual({ text: 'Coffee Mug', productType: 'coffee-mug' })
})

test('nothing is suggested that the shop does not have', async () => {
  expect(await suggested('photo frame')).toEqual([])
})

test('Hindi words suggest what they mean', async () => {
  expect((await suggested('takiya'))[0]).toEqual({ text: 'Pillow Cover', productType: 'pillow' })
  expect((await suggested('चाबी'))[0]).toEqual({ text: 'Key Chain', productType: 'key-chain' })
})

test.each(['', ' ', '!!!', 'umbrella', 'gift'])('nothing is suggested for “%s”', async (search) => {
  expect(await suggested(search)).toEqual([])
})

test('without a search nothing is suggested, and answers are tagged', async () => {
  const { body, headers } = await shop.call<{ data: unknown }>('GET', '/product/suggestions')
  expect(body.data).toEqual([])
  expect(headers.get('etag')).toMatch(/^"/)
})
