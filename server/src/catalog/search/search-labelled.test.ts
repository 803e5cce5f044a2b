import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilterCounts, Product } from '@tohfa/contract/products'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { type Labelled, labelledSearches } from './search-labelled.ts'
import { isJoining, meanings } from './synonyms.ts'

type List = { data: Pick<Product, 'title' | 'productType'>[]; totalCount: number }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
})
afterAll(() => shop.close())

async function list(search: string): Promise<List> {
  const query = `/product?limit=60&search=${encodeURIComponent(search)}`
  return (await shop.call<List>('GET', query)).body
}

async function firstTen(search: string): Promise<List['data']> {
  const query = `/product?limit=10&search=${encodeURIComponent(search)}`
  return (await shop.call<List>('GET', query)).body.data
}

async function isRight([search, expected]: Labelled): Promise<boolean> {
  const found = await firstTen(search)
  if (typeof expected === 'string')
    return found.filter(({ productType }) => productType === expected).length >= 6
  const titles = new Set(found.map(({ title }) => title))
  return expected.titles.every((title) => titles.has(title))
}

test('at least 95 of 100 labelled searches have the right products among the first ten', async () => {
  expect(labelledSearches.length).toBeGreaterThanOrEqual(100)
  expect(new Set(labelledSearches.map(([search]) => search)).size).toBe(labelledSearches.length)
  const misses: string[] = []
  for (const labelled of labelledSearches)
    if (!(await isRight(labelled))) {
      const titles = (await firstTen(labelled[0])).map(({ title }) => title)
      misses.push(`${labelled[0]}: ${titles.join(', ')}`)
    }
  expect(misses.length / labelledSearches.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
  if (misses.length > 0) console.info(`Missed:\n${misses.join('\n')}`)
})

test.each(['gift', 'tohfa', 'तोहफ़ा', 'gift for the', 'gift for zzqx'])(
  '“%s” asks for any gift: the whole shop, the best rated first',
  async (search) => {
    const all = await shop.call<List>('GET', '/product?sort=rating-desc&limit=10')
    const query = `/product?limit=10&search=${encodeURIComponent(search)}`
    const { body } = await shop.call<List>('GET', query)
    expect(body).toEqual(all.body)
  },
)

test('the chai of the sample catalogue is suggested before key chains', async () => {
  type Suggestions = { data: { text: string; productType: string }[] }
  const { body } = await shop.call<Suggestions>('GET', '/product/suggestions?search=chai')
  const texts = body.data.map(({ text }) => text)
  expect(
    texts.slice(0, 2).every((text) => /\bchai\b/i.test(text)),
    texts.join(', '),
  ).toBe(true)
  expect(texts.indexOf('Key Chain')).toBeGreaterThan(1)
})

describe('a price in a search', () => {
  const under = (paise: number) => (product: { discountedPrice: number }) =>
    Math.round(product.discountedPrice * 100) < paise
  type Priced = { data: { title: string; discountedPrice: number }[]; totalCount: number }
  const search = async (words: string, query = '') =>
    (await shop.call<Priced>('GET', `/product?search=${encodeURIComponent(words)}${query}`)).body

  test.each(['gift under 300', 'under ₹300', 'तोहफ़ा 300 रुपये से कम', '300 se kam'])(
    '“%s” is the whole shop under that price, the best rated first',
    async (words) => {
      const priced = await shop.call<Priced>('GET', '/product?price=300&sort=rating-desc')
      expect(priced.body.totalCount).toBeGreaterThan(0)
      expect(await search(words)).toEqual(priced.body)
    },
  )

  test('counts beside its words, and with a filter on', async () => {
    const mugs = await search('mug')
    const cheap = await search('mug upto 400', '&limit=60')
    expect(cheap.totalCount).toBe(cheap.data.length)
    expect(cheap.data.every(under(400_01))).toBe(true)
    expect(cheap.totalCount).toBeGreaterThan(0)
    expect(cheap.totalCount).toBeLessThan(mugs.totalCount)
    const both = await search('mug upto 400', '&price=300&limit=60')
    expect(both.totalCount).toBe(both.data.length)
    expect(both.data.every(under(300_00))).toBe(true)
    const { body } = await shop.call<{ data: FilterCounts }>(
      'GET',
      '/product/filter-counts?search=mug%20upto%20400',
    )
    expect(body.data.prices['1000']).toBe(cheap.totalCount)
    expect(body.data.prices['300']).toBe(both.totalCount)
  })

  test('finds nothing where nothing is so cheap', async () => {
    expect(await search('mug under ₹10')).toMatchObject({ data: [], totalCount: 0 })
  })
})

test('words that only join others never make a search empty', async () => {
  for (const search of ['a mug for the office with chai', 'bhai ke liye', 'the', 'ke liye'])
    expect((await firstTen(search)).length, search).toBeGreaterThan(0)
})

test.each(['and', '&', '+', 'aur', 'और', 'ka', 'ki', 'का', 'for', 'wala', 'ke liye', 'के लिए'])(
  'a saying of several words finds the same with “%s” between them',
  async (joining) => {
    const several = [...meanings.keys()].map((said) => said.split(' '))
    const sayings = several.filter((all) => all.length > 1 && !all.some(isJoining))
    expect(sayings.length).toBeGreaterThan(30)
    for (const all of sayings)
      expect(await list(all.join(` ${joining} `)), all.join(' ')).toEqual(await list(all.join(' ')))
  },
)

test.each([
  ['mr and mrs', 'mr mrs'],
  ['Mr. & Mrs. mug', 'mr mrs mug'],
  ['gift for my sister in the law', 'gift sister in law'],
  ['मिस्टर और मिसेज़ के लिए मग', 'मिस्टर मिसेज मग'],
  ['चाबी वाला छल्ला', 'चाबी का छल्ला'],
])('“%s” finds what “%s” finds', async (search, same) => {
  const found = await list(search)
  expect(found.totalCount).toBeGreaterThan(0)
  expect(found).toEqual(await list(same))
})

test('where not all words meet, those products come that meet the most', async () => {
  const found = await firstTen('diwali zzqx magic mug')
  expect(found.map(({ title }) => title)).toContain('Diya Magic Mug')
  expect(await firstTen('zzqx qqzz')).toEqual([])
})
