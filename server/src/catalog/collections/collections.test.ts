import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  AdminCollection,
  Collection,
  FilledCollection,
} from '@tohfa/contract/catalog/collections'
import type { Product } from '@tohfa/contract/catalog/products'
import { staffRoles } from '@tohfa/contract/accounts/staff-roles'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { announce } from '#platform/database/changes.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { eq, sql } from 'drizzle-orm'

let shop: TestShop
let admin: Person
let ids: string[]
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  ids = await Promise.all(
    ['Blue cup', 'Green cap', 'Red frame', 'White tee'].map((title, index) =>
      shelve(shop.db, { title, productType: types[index] ?? 'caps', rating: index + 1 }),
    ),
  )
})
const types = ['coffee-mug', 'caps', 'photoframe', 't-shirts'] as const
afterAll(() => shop.close())

type Answer = { data: FilledCollection; code?: string; fields?: Record<string, string> }
const form = { slug: 'for-mother', title: 'For mother', titleHi: 'माँ के लिए', words: ['mom'] }

async function empty() {
  await shop.db.execute(sql`delete from collections`)
  await announce(shop.db, { kind: 'catalog' })
}
function send(method: string, path: string, body?: unknown) {
  return shop.call<Answer>(method, `/admin/collections${path}`, {
    token: admin.token,
    ...(body !== undefined && { body }),
  })
}
async function add(change: object = {}): Promise<FilledCollection> {
  const answer = await send('POST', '', { ...form, ...change })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
type Listed = { data: Product[]; collection: Collection; totalCount: number; code?: string }
const page = (slug: string, query = '') => shop.call<Listed>('GET', `/collections/${slug}${query}`)
async function shown(): Promise<string[]> {
  const { body } = await shop.call<{ data: Collection[] }>('GET', '/collections')
  return body.data.map(({ slug }) => slug)
}
async function found(search: string): Promise<string[]> {
  const path = `/product?search=${encodeURIComponent(search)}`
  const { body } = await shop.call<{ data: Product[] }>('GET', path)
  return body.data.map(({ title }) => title).toSorted()
}

test('a collection has its products in the order of the staff, a page at a time, and who is hidden has none', async () => {
  await empty()
  const [cup = '', cap = '', frame = ''] = ids
  const { id } = await add({ productIds: [frame, cup, cap, cup, 'no-product'] })
  const titles = (await page('for-mother')).body.data.map(({ title }) => title)
  expect(titles).toEqual(['Red frame', 'Blue cup', 'Green cap'])
  const second = (await page('for-mother', '?page=2&limit=2')).body
  expect([second.data.map(({ title }) => title), second.totalCount]).toEqual([['Green cap'], 3])
  expect(second.collection).toEqual({
    slug: 'for-mother',
    title: 'For mother',
    titleHi: 'माँ के लिए',
    count: 3,
  })

  await shop.db.update(products).set({ visibility: 'hidden' }).where(eq(products.id, frame))
  await announce(shop.db, { kind: 'catalog' })
  await expect.poll(async () => (await page('for-mother')).body.totalCount).toBe(2)
  const staff = (await send('GET', `/${id}`)).body.data
  expect(staff.products.map(({ title, visibility }) => [title, visibility])).toEqual([
    ['Red frame', 'hidden'],
    ['Blue cup', 'published'],
    ['Green cap', 'published'],
  ])
  await shop.db.update(products).set({ visibility: 'published' }).where(eq(products.id, frame))

  await send('PUT', `/${id}`, { ...form, productIds: [cap], shown: false })
  expect([await shown(), (await page('for-mother')).body.code]).toEqual([
    [],
    'collection_not_found',
  ])
  expect((await page('nothing')).status).toBe(404)
})

test('collections are listed in their order, and an empty one is left out', async () => {
  await empty()
  const [cup = ''] = ids
  const one = await add({ productIds: [cup] })
  const two = await add({ slug: 'wedding', title: 'Wedding', productIds: [cup] })
  const none = await add({ slug: 'empty', title: 'Empty' })
  expect(await shown()).toEqual(['for-mother', 'wedding'])
  expect((await send('PUT', '/order', { ids: [none.id, two.id, one.id] })).status).toBe(200)
  expect(await shown()).toEqual(['wedding', 'for-mother'])
  for (const wrong of [[one.id], [one.id, two.id, cup], [one.id, one.id, two.id, none.id]])
    expect((await send('PUT', '/order', { ids: wrong })).body.code).toBe('collections_changed')
  expect((await send('DELETE', `/${two.id}`)).status).toBe(200)
  expect(await shown()).toEqual(['for-mother'])
  expect((await send('DELETE', `/${two.id}`)).body.code).toBe('collection_not_found')
})

test('the words of a collection find its products, in each language, until it is hidden', async () => {
  await empty()
  const [cup = '', cap = ''] = ids
  const words = ['mom', 'mummy', "Mother's Day", 'Maa', 'माँ']
  const { id } = await add({ words, productIds: [cup, cap] })
  const searches = [
    'mom',
    'for mom',
    'gift for mom',
    'mummy ke liye',
    'माँ के लिए',
    'मां के लिए तोहफ़ा',
    'mothers day',
    'for mother',
    'mothr',
  ]
  for (const search of searches)
    expect([search, await found(search)]).toEqual([search, ['Blue cup', 'Green cap']])
  expect(await found('cap for mom')).toEqual(['Green cap'])
  await send('PUT', `/${id}`, { ...form, words, productIds: [cap] })
  expect(await found('mummy')).toEqual(['Green cap'])
  await send('PUT', `/${id}`, { ...form, words, productIds: [cap], shown: false })
  expect(await found('mummy')).toEqual([])
  await send('PUT', `/${id}`, { ...form, words, productIds: [cap] })
  expect(await found('mummy')).toEqual(['Green cap'])
  await send('DELETE', `/${id}`)
  expect(await found('mummy')).toEqual([])
})

test('what else is said for the word of a collection finds it too, but no word for any gift does', async () => {
  await empty()
  const [cup = ''] = ids
  await add({ slug: 'wedding', title: 'Wedding gifts', titleHi: '', words: [], productIds: [cup] })
  for (const search of ['wedding', 'shaadi', 'शादी के लिए', 'gifts for a wedding'])
    expect([search, await found(search)]).toEqual([search, ['Blue cup']])
  expect(await found('gift')).toHaveLength(4)
})

test('a product in several collections is found by the words of each, filled at the same time', async () => {
  await empty()
  const [cup = ''] = ids
  const slugs = Array.from({ length: 8 }, (_, index) => `occasion${'abcdefgh'[index]}`)
  await Promise.all(
    slugs.map((slug) => add({ slug, title: slug, titleHi: '', words: [slug], productIds: [cup] })),
  )
  for (const slug of slugs) expect(await found(slug)).toEqual(['Blue cup'])
})

test.each([
  [{ slug: '' }, 'slug', /Required/],
  [{ slug: 'For Mother' }, 'slug', /Lower-case/],
  [{ slug: '-a' }, 'slug', /Lower-case/],
  [{ slug: 'taken' }, 'slug', /Another collection/],
  [{ title: ' ' }, 'title', /Required/],
  [{ title: 'x'.repeat(61) }, 'title', /At most 60/],
  [{ words: 'mom' }, 'words', /list/],
  [{ words: Array.from({ length: 61 }, String) }, 'words', /At most 60/],
  [{ productIds: Array.from({ length: 301 }, String) }, 'productIds', /At most 300/],
])('%j is refused at its field, and nothing is stored', async (change, field, sentence) => {
  await empty()
  await add({ slug: 'taken' })
  const { status, body } = await send('POST', '', { ...form, ...change })
  expect(status).toBe(400)
  expect(body.fields?.[field]).toMatch(sentence)
  const all = await shop.call<{ data: AdminCollection[] }>('GET', '/admin/collections', {
    token: admin.token,
  })
  expect(all.body.data.map(({ slug }) => slug)).toEqual(['taken'])
})

test('a change of a collection is in the log, with what was before', async () => {
  await empty()
  const [cup = ''] = ids
  const { id } = await add()
  await send('PUT', `/${id}`, { ...form, title: 'For mummy', productIds: [cup] })
  type Log = { data: { subject: string; action: string; name: string; details: object }[] }
  const { body } = await shop.call<Log>('GET', '/admin-audit-log', { token: admin.token })
  expect(body.data.slice(0, 2)).toMatchObject([
    {
      subject: 'collection',
      action: 'changed',
      name: 'For mummy',
      details: { title: ['For mother', 'For mummy'], products: ['', 'Blue cup'] },
    },
    { subject: 'collection', action: 'created', name: 'For mother' },
  ])
})

test.each(staffRoles)('what %s may do to collections', async (role) => {
  const someone = await aPerson(shop, role)
  const { status } = await shop.call('GET', '/admin/collections', { token: someone.token })
  expect(status).toBe(role === 'owner' || role === 'manager' ? 200 : 403)
})
