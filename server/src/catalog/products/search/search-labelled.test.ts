import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilterCounts, MoreOfKind, Product } from '@tohfa/contract/catalog/products'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { type Labelled, labelledSearches } from './search-labelled.fixture.ts'
import { isJoining, ownVocabulary } from './synonyms.ts'

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

/**
 * The first products that a page of the search shows: the results, and the suggestions after few
 * results.
 */
async function firstTen(search: string): Promise<List['data']> {
  const query = `search=${encodeURIComponent(search)}`
  const found = (await shop.call<List>('GET', `/product?${query}`)).body.data
  const more = (await shop.call<{ data: MoreOfKind | null }>('GET', `/product/more?${query}`)).body
  return [...found, ...(more.data?.products ?? [])].slice(0, 10)
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

  type Paid = { data: { payable: number; productType: string }[]; totalCount: number }
  const paid = async (words: string) =>
    (await shop.call<Paid>('GET', `/product?limit=60&search=${encodeURIComponent(words)}`)).body

  test.each([
    ['mug above 300', 300.01, Infinity],
    ['mug more than 300', 300.01, Infinity],
    ['mug over Rs. 300', 300.01, Infinity],
    ['500 se upar mug', 500.01, Infinity],
    ['३०० रुपये से ज़्यादा के मग', 300.01, Infinity],
    ['mug at least 400', 400, Infinity],
    ['mug between 300 and 500', 300, 500],
    ['300 to 500 mug', 300, 500],
    ['mug ₹300 - ₹500', 300, 500],
    ['300 se 500 tak mug', 300, 500],
    ['300 से 500 तक मग', 300, 500],
    ['mug above 300 under 500', 300.01, 499.99],
  ])('“%s” finds the mugs that are paid so, and nothing else', async (words, least, most) => {
    const mugs = await paid(words.includes('मग') ? 'मग' : 'mug')
    const right = mugs.data.filter(({ payable }) => payable >= least && payable <= most)
    expect(right.length).toBeGreaterThan(0)
    expect(right.length).toBeLessThan(mugs.data.length)
    const found = await paid(words)
    expect(found.totalCount).toBe(right.length)
    expect(new Set(found.data)).toEqual(new Set(right))
  })

  test.each(['between 500 and 700', '500-700', '₹500 se ₹700 tak', '५०० से ७०० के बीच'])(
    '“%s” alone is the whole shop at that price',
    async (words) => {
      const all = await shop.call<Paid>('GET', '/product?price=700.01&limit=60&sort=price-desc')
      const right = all.body.data.filter(({ payable }) => payable >= 500)
      const found = await paid(words)
      expect(right.length).toBeGreaterThan(5)
      expect(new Set(found.data)).toEqual(new Set(right))
      expect(found.totalCount).toBe(right.length)
    },
  )

  test.each(['₹300 mug', 'mug for 300 rupees', 'mug around 300'])(
    '“%s” names no bound: it finds what “mug” finds',
    async (words) => {
      expect(await paid(words)).toEqual(await paid('mug'))
    },
  )

  test('shows with the counts of the filters what it is taken for, and the words without it', async () => {
    const priceOf = async (words: string) => {
      const path = `/product/filter-counts?search=${encodeURIComponent(words)}`
      return (await shop.call<{ data: FilterCounts }>('GET', path)).body.data.searchedPrice
    }
    expect(await priceOf('gift under 500')).toEqual({ under: 500, rest: 'gift' })
    expect(await priceOf('₹200 - ₹300 mug')).toEqual({ least: 200, most: 300, rest: 'mug' })
    expect(await priceOf('३०० से ऊपर')).toEqual({ above: 300, rest: '' })
    for (const words of ['mug', '₹300 mug', '11 oz mug'])
      expect(await priceOf(words)).toBeUndefined()
  })

  test.each(['100 cards', '11 oz mug', 'mug under 350 ml'])(
    'a number that is no price is a word, as in “%s”',
    async (words) => {
      const { data } = await paid(words)
      expect(data.length).toBeGreaterThan(0)
      expect(data[0]?.productType).toBe(
        (await paid(words.replace(/[\d]+/, ''))).data[0]?.productType,
      )
    },
  )

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
    const several = [...ownVocabulary.meanings.keys()].map((phrase) => phrase.split(' '))
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
