import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Report } from '@tohfa/contract/backoffice/report'
import { indianDay } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const browser =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop({ pages: true })
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await told()
  await shop.db.execute(sql`truncate day_counts`)
})

/** The stored counts of all processes: of the last days, because midnight may have passed. */
async function told(of: TestShop = shop) {
  const { body } = await of.call<{ data: Report }>('GET', '/admin/numbers', { token: admin.token })
  const { visits, productViews, bags, landings } = body.data.totals
  return { visits, productViews, bags, landings }
}

async function look(path: string, headers: Record<string, string> = {}, at = shop) {
  const answer = await fetch(at.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'user-agent': browser, ...headers },
  })
  await answer.arrayBuffer()
  return answer
}

const none = { home: 0, listing: 0, product: 0, other: 0 }

test('a page that somebody comes to from elsewhere is a visit, by its kind; what they open from there is none', async () => {
  await look('/')
  await look('/product-filter?categorie=Caps', { referer: 'https://www.google.com/' })
  await look(`/product-detail/${mug}`, { referer: 'not an address' })
  await look('/about')
  await look('/about', { referer: `${shop.url}/product-filter` })
  await look(`/product-detail/${mug}`, { referer: `${shop.url}/` })
  await look('/nowhere')
  await look('/product-detail/none')
  await look('/admin/orders')
  await look('/robots.txt')
  expect(await told()).toEqual({
    visits: 4,
    productViews: 2,
    bags: 0,
    landings: { home: 1, listing: 1, product: 1, other: 1 },
  })
})

test('kept pages count as often as they are asked for, unchanged ones too; what is fetched ahead does not', async () => {
  const etag = (await look('/')).headers.get('etag') ?? ''
  expect((await look('/', { 'if-none-match': etag })).status).toBe(304)
  await look('/', { 'sec-purpose': 'prefetch' })
  expect(await told()).toMatchObject({ visits: 2, landings: { home: 2 } })
})

test('robots and programs are left out', async () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
    'WhatsApp/2.23',
    'curl/8.5.0',
    '',
  ])
    await look('/', { 'user-agent': agent })
  expect(await told()).toEqual({ visits: 0, productViews: 0, bags: 0, landings: none })
})

test('a product fetched for a page of the shop is a view, one for the staff’s pages or by a program is none', async () => {
  await look(`/v1/product/${mug}`, { referer: `${shop.url}/product-filter` })
  await look(`/v1/product/${mug}`, { referer: `${shop.url}/admin/product-details/${mug}` })
  await look(`/v1/product/${mug}`)
  expect(await told()).toMatchObject({ visits: 0, productViews: 1 })
})

test('what is put into a bag counts, what is refused does not', async () => {
  const person = await aPerson(shop)
  const put = (color: string) =>
    shop.call('POST', '/cart', {
      token: person.token,
      headers: { 'user-agent': browser },
      body: { product_id: mug, user_id: person.id, selectedDetails: { color } },
    })
  expect((await put('White')).status).toBe(201)
  expect((await put('Invisible')).status).toBe(400)
  expect(await told()).toMatchObject({ bags: 1 })
})

test('no cookie is set, and of a visitor nothing is kept', async () => {
  const answer = await look('/?utm_source=diwali', {
    referer: 'https://somebody.example/private',
    'x-forwarded-for': '203.0.113.9',
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  await told()
  const { rows } = await shop.db.execute(sql`select * from day_counts`)
  expect(rows).toEqual([{ day: indianDay(), kind: 'home', number: 1 }])
})

test('what two processes count adds up, and outlives their end', async () => {
  const other = await openTestShop({ pages: true, on: shop })
  await Promise.all([look('/'), look('/', {}, other), look('/about', {}, other)])
  await other.stop()
  expect(await told()).toMatchObject({ visits: 3, landings: { home: 2, other: 1 } })
})

test('what cannot be written down at the moment is written down later', async () => {
  await shop.db.execute(sql`alter table day_counts rename to day_counts_away`)
  try {
    await look('/')
    const answer = await shop.call('GET', '/admin/numbers', { token: admin.token })
    expect(answer.status).toBe(500)
  } finally {
    await shop.db.execute(sql`alter table day_counts_away rename to day_counts`)
  }
  expect(await told()).toMatchObject({ visits: 1 })
})
