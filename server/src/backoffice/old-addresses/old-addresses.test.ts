import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  OldAddress,
  OldAddressReport,
} from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { sql } from 'drizzle-orm'
import { announce } from '#platform/database/changes.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  manager = await aPerson(shop, 'manager')
})
afterAll(() => shop.close())

type Failed = { code?: string; fields?: Record<string, string> }
const sent = (body?: unknown, who = manager) => ({
  token: who.token,
  ...(body !== undefined && { body }),
})
const send = (method: string, path: string, body?: unknown, who = manager) =>
  shop.call<{ data: OldAddress } & Failed>(method, path, sent(body, who))
const add = (path: string, target: string) => send('POST', '/admin/old-addresses', { path, target })
const importFile = (csv: string, more: object = {}) =>
  shop.call<{ data: OldAddressReport } & Failed>(
    'POST',
    '/admin-import/old-addresses',
    sent({ csv, ...more }),
  )
async function ask(path: string) {
  const { status, headers } = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('1,000 of 1,000 old addresses lead to their pages, after a dry run that adds none', async () => {
  const kinds = ['/products/', '/product/', '/product-category/gifts/', '/pages/', '/blogs/news/']
  const all = Array.from({ length: 1_000 }, (_, i) => ({
    path: `${kinds[i % kinds.length]}thing-${i}`,
    target: `/product-detail/018f0000-0000-7000-8000-${String(i).padStart(12, '0')}`,
  }))
  const csv = ['path,target', ...all.map(({ path, target }) => `${path},${target}`)].join('\n')
  const dry = await importFile(csv)
  expect(dry.body.data).toMatchObject({ rows: 1_000, added: 1_000, changed: 0, problems: [] })
  expect(await ask('/products/thing-0')).toEqual([302, '/'])
  const { plan } = dry.body.data
  expect((await importFile(csv, { dryRun: false, plan })).body.data).toMatchObject({ added: 1_000 })
  for (const { path, target } of all) expect(await ask(path)).toEqual([301, target])
  const again = await importFile(csv, { dryRun: false })
  expect(again.body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1_000 })
  const file = await fetch(`${shop.url}/v1/admin-export/old-addresses`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  const exported = await file.text()
  expect(exported).toContain(`/products/thing-0,${all[0]?.target}`)
  expect((await importFile(exported)).body.data).toMatchObject({ added: 0, changed: 0 })
})

test('every spelling of an old address leads to its page, with the query of its campaign', async () => {
  await add('https://old.example/products/चाय-Mug/?variant=7', '/contact?from=old#top')
  const way = encodeURI('/products/चाय-mug')
  for (const path of [
    way,
    way.toLowerCase(),
    way.toUpperCase().replace('/PRODUCTS', '/Products'),
    `${way}/`,
    `/products//${way.slice('/products/'.length)}`,
    `/collections/all${way}`,
    `/en-in${way}`,
  ])
    expect(await ask(path)).toEqual([301, '/contact?from=old#top'])
  expect(await ask(`${way}?variant=42&utm_source=mail&from=them&utm_term=a%26b`)).toEqual([
    301,
    '/contact?from=old&utm_source=mail&utm_term=a%26b#top',
  ])
  await add('/product-category/mugs/', '/product-filter?productType=coffee-mug')
  expect(await ask('/product-category/mugs/page/3/?x=1')).toEqual([
    301,
    '/product-filter?productType=coffee-mug&x=1',
  ])
})

test.each([
  ['/contact', '/about', 'path'],
  ['/product-detail/x', '/about', 'path'],
  ['/v1/orders', '/about', 'path'],
  ['/', '/about', 'path'],
  ['', '/about', 'path'],
  ['/products/%E0%A4%A', '/about', 'path'],
  ['javascript:alert(1)', '/about', 'path'],
  ['/products/a', 'https://evil.example/', 'target'],
  ['/products/a', '//evil.example/contact', 'target'],
  ['/products/a', '/\\evil.example/contact', 'target'],
  ['/products/a', 'javascript:alert(1)', 'target'],
  ['/products/a', '/nowhere', 'target'],
  ['/products/a', 'contact', 'target'],
  ['/products/loop', '/products/loop', 'target'],
])('%s to %s is refused at its field', async (path, target, field) => {
  const answer = await add(path, target)
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
})

test('an old address that leads to another old one leads to its page at once, whichever came first', async () => {
  await add('/products/first', '/about')
  expect((await add('/products/second', '/products/first')).body.data.target).toBe('/about')
  await add('/pages/tea', '/collections/tea')
  await add('/collections/tea', '/contact')
  expect(await ask('/pages/tea')).toEqual([301, '/contact'])
  const loop = await importFile('path,target\n/pages/a,/pages/b\n/pages/b,/pages/a\n')
  expect(loop.body.data.problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'target'],
    [3, 'target'],
  ])
})

test('a page of ours always wins, also one that comes later', async () => {
  await add('/collections/for-dad', '/contact')
  expect(await ask('/collections/for-dad')).toEqual([301, '/contact'])
  const form = { slug: 'for-dad', title: 'For dad', words: [] }
  await send('POST', '/admin/collections', form)
  expect((await ask('/collections/for-dad'))[0]).not.toBe(301)
  expect((await add('/collections/for-dad', '/about')).body.fields).toHaveProperty('path')
})

test('a thousand unknown addresses cost no query', async () => {
  await ask('/products/unknown')
  await shop.db.execute(sql`alter table old_addresses rename to moved_away`)
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) => ask(`/products/unknown-${i}`)),
  )
  await shop.db.execute(sql`alter table moved_away rename to old_addresses`)
  expect(new Set(answers.map(String))).toEqual(new Set(['302,/']))
})

test('a file of Shopify’s redirects is read as it is', async () => {
  const csv = 'Redirect from,Redirect to\n/old-tee,/contact\n/older-tee,/old-tee\n'
  await importFile(csv, { dryRun: false })
  expect(await ask('/older-tee?utm_source=x')).toEqual([301, '/contact?utm_source=x'])
  const wrong = await importFile('a,b\n1,2\n')
  expect(wrong).toMatchObject({ status: 400, body: { fields: { csv: expect.any(String) } } })
  const bad = 'path,target\n/x,https://evil.example/\n'
  expect(await importFile(bad, { dryRun: false })).toMatchObject({ status: 400 })
})

test('a file that would do something else by now is refused', async () => {
  const csv = 'path,target\n/products/late,/contact\n'
  const { plan } = (await importFile(csv)).body.data
  await add('/products/late', '/about')
  const answer = await importFile(csv, { dryRun: false, plan })
  expect(answer).toMatchObject({ status: 409, body: { code: 'old_addresses_changed' } })
})

test('staff find, change and delete an old address, each is in the log', async () => {
  const { data } = (await add('/products/100%25-cotton_tee', '/about')).body
  const found = await shop.call<{ data: OldAddress[] }>(
    'GET',
    '/admin/old-addresses?search=0%25-cotton_',
    sent(),
  )
  expect(found.body.data).toEqual([data])
  expect(data.path).toBe('/products/100%-cotton_tee')
  const changed = await send('PUT', `/admin/old-addresses/${data.id}`, { target: '/contact' })
  expect(changed.body.data).toEqual({ ...data, target: '/contact' })
  expect(await ask('/products/100%25-cotton_tee')).toEqual([301, '/contact'])
  expect((await send('DELETE', `/admin/old-addresses/${data.id}`)).status).toBe(200)
  expect(await ask('/products/100%25-cotton_tee')).toEqual([302, '/'])
  expect(await send('DELETE', `/admin/old-addresses/${data.id}`)).toMatchObject({
    status: 404,
    body: { code: 'old_address_not_found' },
  })
  const log = await shop.call<{ data: { action: string }[] }>(
    'GET',
    '/admin-audit-log?subject=old-address&limit=3',
    sent(),
  )
  expect(log.body.data.map(({ action }) => action)).toEqual(['deleted', 'changed', 'created'])
})

test('only owners and managers read and change them', async () => {
  const printer = await aPerson(shop, 'printer')
  for (const [method, path, body] of [
    ['GET', '/admin/old-addresses', undefined],
    ['POST', '/admin/old-addresses', { path: '/a', target: '/about' }],
    ['POST', '/admin-import/old-addresses', { csv: '' }],
  ] as const)
    expect((await send(method, path, body, printer)).status).toBe(403)
})

test('while the database is away, known addresses lead home and nothing fails', async () => {
  await add('/products/kept', '/contact')
  await shop.db.execute(sql`alter table old_addresses rename to moved_away`)
  await announce(shop.db, { kind: 'old-addresses' })
  expect((await ask('/products/nothing-here'))[0]).toBe(302)
  await shop.db.execute(sql`alter table moved_away rename to old_addresses`)
  await announce(shop.db, { kind: 'old-addresses' })
})
