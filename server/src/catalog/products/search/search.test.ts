import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { counted, shelve } from '#catalog/products/catalog.fixture.ts'
import { createImageUrls } from '#platform/media/image-url.ts'
import { createCatalog } from '#catalog/products/catalog.service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await shelve(shop.db, { title: 'Cutting Chai Mug', brand: 'Mitti & Glaze', category: 'Magic' })
  await shelve(shop.db, {
    title: 'Café Crème Tee',
    productType: 't-shirts',
    description: 'Soft cotton, printed in Jaipur with a coffee bean.',
    highlights: ['Bio-washed', 'Fits like a favourite'],
  })
  await shelve(shop.db, { title: 'घर Frame', productType: 'photoframe', category: 'Birthday' })
  await shelve(shop.db, {
    title: 'Leather Keeper',
    productType: 'key-chain',
    description: 'Goes well with a chai.',
  })
  await shelve(shop.db, { title: 'Leatherette Tray', rating: 5, productType: 'photoframe' })
  await shelve(shop.db, { title: 'Softest Cap', rating: 5, productType: 'caps' })
  await shelve(shop.db, { title: 'Elephant', productType: 'mousepad', deleted: true })
  await shelve(shop.db, { title: 'Elegant Desk Mat', productType: 'mousepad', category: 'Gaming' })
})
afterAll(() => shop.close())

async function found(search: string): Promise<string[]> {
  const query = `/product?search=${encodeURIComponent(search)}`
  const { status, body } = await shop.call<{ data: { title: string }[] }>('GET', query)
  expect(status, search).toBe(200)
  return body.data.map(({ title }) => title)
}

test('a page of a search takes two statements at first, one when its products were on another, and then none; the words of collections are read once', async () => {
  const { db, statements } = counted(shop.db)
  const catalog = createCatalog({ db, imageUrls: createImageUrls('') })
  const first = await catalog.list({ search: 'leather' })
  expect(first.products.map(({ title }) => title)).toContain('Leather Keeper')
  expect(statements()).toBe(1 + 2)
  expect(await catalog.list({ search: 'leather' })).toEqual(first)
  expect(statements()).toBe(1 + 2)
  const other = await catalog.list({ search: 'leather keeper' })
  expect(other.products.map(({ title }) => title)).toEqual(['Leather Keeper'])
  expect(statements()).toBe(1 + 3)
})

describe('a search finds', () => {
  test.each([
    ['any case', 'CUTTING chai', 'Cutting Chai Mug'],
    ['with and without accents', 'cafe creme', 'Café Crème Tee'],
    ['accents of its own', 'cháí cutting', 'Cutting Chai Mug'],
    ['any order of words', 'mug chai cutting', 'Cutting Chai Mug'],
    ['unfinished words', 'cut ch', 'Cutting Chai Mug'],
    ['plurals', 'cutting mugs', 'Cutting Chai Mug'],
    ['plurals of -y', 'birthdays', 'घर Frame'],
    ['the type', 't-shirt', 'Café Crème Tee'],
    ['the type as one word', 'tshirts', 'Café Crème Tee'],
    ['the type as two words', 'T Shirt', 'Café Crème Tee'],
    ['a joined type', 'keychain', 'Leather Keeper'],
    ['a type in two words', 'mouse pad', 'Elegant Desk Mat'],
    ['the category', 'gaming', 'Elegant Desk Mat'],
    ['the brand', 'mitti glaze', 'Cutting Chai Mug'],
    ['highlights', 'biowashed', 'Café Crème Tee'],
    ['the description', 'jaipur', 'Café Crème Tee'],
    ['Hindi', 'घर', 'घर Frame'],
    ['a missing letter', 'cofee bean', 'Café Crème Tee'],
    ['a wrong letter', 'laather keeper', 'Leather Keeper'],
    ['one letter too many', 'leatther keeper', 'Leather Keeper'],
    ['swapped letters', 'cutting mgu', 'Cutting Chai Mug'],
    ['a mistyped first letter', 'weather keeper', 'Leather Keeper'],
    ['words that are still in the shop', 'elegent', 'Elegant Desk Mat'],
  ])('a search for %s: %s', async (_what, search, title) => {
    expect(await found(search)).toEqual([title])
  })

  test('what has the word in its title before what mentions it', async () => {
    expect(await found('chai')).toEqual(['Cutting Chai Mug', 'Leather Keeper'])
  })

  test('what has the whole word before what has a longer one', async () => {
    expect(await found('leather')).toEqual(['Leather Keeper', 'Leatherette Tray'])
    expect(await found('soft')).toEqual(['Café Crème Tee', 'Softest Cap'])
  })

  test('nothing that is deleted, nothing that is merely similar', async () => {
    expect(await found('elephant')).toEqual([])
    expect(await found('umbrella')).toEqual([])
  })

  test('whatever it is given, without an error', async () => {
    const odd = [
      'a'.repeat(5_000),
      'mug '.repeat(1_250),
      '\0',
      'mug\0',
      '%',
      '_%_',
      "'; drop table products; --",
      '" \\ \' & | ! ( ) : * <->',
      '!!!',
      '🎁',
      '\u202e\u0301\u200d',
      '٣',
      '½',
      '1e5 3.5 -7 a@b.co http://x.y/z?q=1',
      "'mug':*A",
      '<script>alert(1)</script>',
      'मग'.repeat(2_500),
      '€'.repeat(5_000),
      '🎁'.repeat(2_500),
      'a b c d e f g h i j k l',
      'key ring key ring की चेन of the',
    ]
    for (const search of odd) {
      await found(search)
      for (const path of ['suggestions', 'filter-counts']) {
        const query = `/product/${path}?search=${encodeURIComponent(search)}`
        expect((await shop.call('GET', query)).status, search).toBe(200)
      }
    }
    expect(await found('!!!')).toEqual([])
    expect(await found('mug\0')).toEqual(await found('mug'))
    expect(await found('  ')).toHaveLength(7)
    for (const path of ['', '/suggestions', '/filter-counts']) {
      const surrogate = await shop.call('GET', `/product${path}?search=%ED%A0%80mug%`)
      expect(surrogate.status).toBe(200)
    }
  })
})

test('a search that finds thousands counts them all, the best rated first, also by fewer words', async () => {
  await shelve(shop.db, { title: 'Zinnia Mousepad', productType: 'mousepad', rating: 5 })
  await shop.db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, search_text)
    select gen_random_uuid(), 'caps', 'Cap', 'Zinnia ' || n, '', '{}', 'Tohfa', 20000, 0, 1, 'zinnia'
    from generate_series(1, 5200) n`)
  // The second finds nothing in common, and so what has any of its words.
  for (const [search, others] of [
    ['zinnia', 0],
    ['zinnia birthday', 1],
  ] as const) {
    const { body } = await shop.call<{ totalCount: number; data: { title: string }[] }>(
      'GET',
      `/product?search=${encodeURIComponent(search)}`,
    )
    expect(body.totalCount, search).toBe(5201 + others)
    expect(body.data.slice(0, 1 + others).map(({ title }) => title)).toContain('Zinnia Mousepad')
  }
})
