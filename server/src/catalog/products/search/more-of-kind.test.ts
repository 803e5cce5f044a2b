import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MoreOfKind,
  moreOfKind,
  type Product,
  type Suggestion,
} from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_DATA: 'true' } })
})
afterAll(() => shop.close())

async function read<T>(path: string, search: string, filters = ''): Promise<T> {
  const query = `search=${encodeURIComponent(search)}${filters}`
  const { status, body } = await shop.call<T>('GET', `/product${path}?${query}`)
  expect(status, query).toBe(200)
  return body
}

const list = (search: string, filters = '') =>
  read<{ data: Product[]; totalCount: number }>('', search, filters)
async function more(search: string, filters = ''): Promise<MoreOfKind | null> {
  const { data } = await read<{ data: MoreOfKind | null }>('/more', search, filters)
  return data && moreOfKind.parse(data)
}

test.each([
  ['mug for papa', 'coffee-mug'],
  ['पापा के लिए मग', 'coffee-mug'],
  ['pet mug', 'coffee-mug'],
  ['mug with photo', 'coffee-mug'],
  ['photo mug', 'coffee-mug'],
  ['cofee mgu for papa', 'coffee-mug'],
  ['papa wala pyala', 'coffee-mug'],
  ['cushion for dog', 'pillow'],
  ['rakhi frame', 'photoframe'],
  ['kids cricket topi', 'caps'],
  ['भाई के लिए ब्रेसलेट', 'bracelet'],
] as const)('“%s” finds few, and the others of its type follow', async (search, kind) => {
  const { data: found, totalCount } = await list(search)
  expect(totalCount).toBe(found.length)
  expect(totalCount).toBeLessThan(12)
  const ofType = await shop.call<{ totalCount: number }>('GET', `/product?categories=${kind}`)
  const others = await more(search)
  expect(others?.kind).toBe(kind)
  const { products = [] } = others ?? {}
  expect(products.every(({ productType }) => productType === kind)).toBe(true)
  const foundOfType = found.filter(({ productType }) => productType === kind)
  const ids = new Set([...foundOfType, ...products].map(({ id }) => id))
  expect(ids.size).toBe(foundOfType.length + products.length)
  expect(products.length).toBe(Math.min(12, ofType.body.totalCount - foundOfType.length))
  const ratings = products.map(({ rating }) => rating)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
})

test.each(['birthday gift', 'janamdin ka tohfa', 'शादी का तोहफ़ा'])(
  '“%s” is for any gift: the best rated that it did not find follow',
  async (search) => {
    const found = new Set((await list(search)).data.map(({ id }) => id))
    const best = await shop.call<{ data: Product[] }>('GET', '/product?sort=rating-desc&limit=60')
    const others = best.body.data.filter(({ id }) => !found.has(id)).slice(0, 12)
    expect(await more(search)).toEqual({ kind: 'gifts', products: others })
  },
)

test.each([
  'mug',
  'gift',
  'gift under 500',
  'zebra mug',
  'diwali',
  'zzqx',
  'mug under ₹10',
  '!!!',
  '',
])(
  'nothing follows “%s”: it finds enough, or names no kind, or there is no more',
  async (search) => {
    expect(await more(search)).toBeNull()
  },
)

test('what follows meets the price in the words and the filters that are on', async () => {
  const cheap = await more('photo mug under 400')
  expect(cheap?.products.length).toBeGreaterThan(0)
  expect(cheap?.products.every(({ payable }) => payable < 400)).toBe(true)
  const filtered = await more('photo mug', '&price=400&ratingGreater=4.2')
  expect(filtered?.products.length).toBeGreaterThan(0)
  const meets = ({ payable, rating }: Product) => payable < 400 && rating >= 4.2
  expect(filtered?.products.every(meets)).toBe(true)
  expect(await more('photo mug', '&categories=caps')).toBeNull()
  expect((await more('photo mug', '&categories=caps,coffee-mug'))?.kind).toBe('coffee-mug')
})

test.each(['personalised gift for wife', 'customised patni ke liye tohfa', 'कस्टम गिफ्ट पत्नी के लिए'])(
  '“%s” finds what can be personalised for her, and other gifts follow',
  async (search) => {
    const { data } = await list(search)
    const couple = (await list('wife')).data
    expect(new Set(data.map(({ id }) => id))).toEqual(
      new Set(couple.filter(({ customizable }) => customizable).map(({ id }) => id)),
    )
    expect(data.length).toBeGreaterThan(3)
    expect((await more(search))?.kind).toBe('gifts')
  },
)

test.each([
  'mobile cover',
  'phone case',
  'Mobile Cover for papa',
  'gift mobile cover',
  'मोबाइल कवर',
  'yoga mat',
  'greeting card',
  'shaadi ka card',
  'water bottle',
  'पानी की बोतल',
])('“%s” is none of the types, and nothing is shown for it', async (search) => {
  expect(await list(search)).toMatchObject({ data: [], totalCount: 0 })
  expect(await more(search)).toBeNull()
  expect(await read('/suggestions', search)).toMatchObject({ data: [] })
})

test.each(['zebra mug', 'mug more than words', 'cake mug', 'car keychain'])(
  '“%s” shows no type that it does not name',
  async (search) => {
    const type = search.includes('keychain') ? 'key-chain' : 'coffee-mug'
    const { data } = await list(search)
    const others = await more(search)
    const shown = [...data, ...(others?.products ?? [])]
    expect(shown.length).toBeGreaterThan(6)
    expect(shown.every(({ productType }) => productType === type)).toBe(true)
  },
)

test('the name of a type begins no other word', async () => {
  for (const search of ['mug', 'card', 'cap', 'hat'])
    for (const { title } of (await list(search, '&limit=60')).data)
      expect(title, search).not.toMatch(/mughal|cardamom|haathi/i)
})

test('where few titles are suggested, the type and the best of it follow', async () => {
  const { data } = await read<{ data: Suggestion[] }>('/suggestions', 'mug for papa')
  const found = (await list('mug for papa')).data
  const others = await more('mug for papa')
  const titles = [...found, ...(others?.products ?? [])].map(({ title }) => title)
  expect(data.map(({ text }) => text)).toEqual(
    [...titles.slice(0, found.length), 'Coffee Mug', ...titles.slice(found.length)].slice(0, 8),
  )
})

test('what follows changes with the catalogue', async () => {
  const before = await more('photo mug')
  const [first] = before?.products ?? []
  await shop.db.execute(sql`update products set visibility = 'hidden' where id = ${first?.id}`)
  await announce(shop.db, { kind: 'catalog' })
  const shown = async () => (await more('photo mug'))?.products.map(({ id }) => id)
  await expect.poll(shown).toEqual(before?.products.slice(1).map(({ id }) => id))
})
