import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FilterCounts, Product } from '@tohfa/contract/catalog/products'
import { audit } from '#operations/audit/audit.ts'
import { migrate } from '#platform/database/migrate.ts'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'
import { shelve } from './catalog.fixture.ts'

let shop: TestShop
let admin: Person
let other: string
let pillow: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  const white = [{ name: 'White' }]
  other = await shelve(shop.db, { title: 'Dearer lamp', price: 600, colors: white })
  pillow = await shelve(shop.db, { title: 'Brass lamp', price: 500, colors: white })
})
afterAll(() => shop.close())

const studio = (changes: object) =>
  shop.call('PUT', `/admin-product/${pillow}/studio`, {
    token: admin.token,
    body: { ...aMugStudio, surcharge: 99, ...changes },
  })
const list = async (query: string) =>
  (await shop.call<{ data: Product[] }>('GET', `/product?${query}`)).body.data
const ids = async (query: string) => (await list(query)).map(({ id }) => id)
const pricesBelow = async () =>
  (await shop.call<{ data: FilterCounts }>('GET', '/product/filter-counts')).body.data.prices

test('the price of what is sold personalised only has its print in it, in reads, filters, sort and search', async () => {
  expect(await list('sort=price-desc')).toMatchObject([{ payable: 540 }, { payable: 450 }])

  expect((await studio({ required: true })).status).toBe(200)
  const [read] = (await list('search=brass')) as [Product]
  expect(read).toMatchObject({ price: 500, discount: 10, discountedPrice: 450, payable: 549 })
  const one = await shop.call<{ data: Product }>('GET', `/product/${pillow}`)
  expect(one.body.data.payable).toBe(549)
  expect(await ids('sort=price-asc')).toEqual([other, pillow])
  expect(await ids('sort=price-desc')).toEqual([pillow, other])
  expect(await ids('price=549')).toEqual([other])
  expect(await ids('price=549.01')).toContain(pillow)
  expect(await ids('search=lamp+under+545')).toEqual([other])
  expect(await pricesBelow()).toMatchObject({ 500: 0, 700: 2 })
  expect(await audit(shop.db)).toMatchObject({ findings: [] })
})

test('it follows the studio: another price, not required, not live, gone', async () => {
  const payable = async () => (await list('search=brass'))[0]?.payable
  const below500 = async () => (await pricesBelow())[500]
  const steps: [step: () => Promise<unknown>, payable: number, below500: number][] = [
    [() => studio({ required: true, surcharge: 10.5 }), 460.5, 1],
    [() => studio({ required: true, surcharge: 120 }), 570, 0],
    [() => studio({ required: false }), 450, 1],
    [() => studio({ required: true }), 549, 0],
    [() => studio({ required: true, live: false }), 450, 1],
    [() => studio({ required: true }), 549, 0],
    [() => shop.call('DELETE', `/admin-product/${pillow}/studio`, { token: admin.token }), 450, 1],
  ]
  for (const [step, now, counted] of steps) {
    await step()
    expect([await payable(), await below500()]).toEqual([now, counted])
  }
  expect(await audit(shop.db)).toMatchObject({ findings: [] })
})

test('“personalised” finds what has a live studio, and follows it', async () => {
  const found = () => ids('search=personalised')
  const steps: [step: () => Promise<unknown>, isFound: boolean][] = [
    [() => studio({ required: false }), true],
    [() => studio({ required: false, live: false }), false],
    [() => studio({ required: true }), true],
    [() => shop.call('DELETE', `/admin-product/${pillow}/studio`, { token: admin.token }), false],
  ]
  for (const [step, isFound] of steps) {
    await step()
    expect(await found()).toEqual(isFound ? [pillow] : [])
    expect(await ids('search=customized+brass')).toEqual(
      isFound ? [pillow] : await ids('search=brass'),
    )
  }
  expect(await audit(shop.db)).toMatchObject({ findings: [] })
})

test('what an older shop sells personalised only costs its print too, and is counted so', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0080') })
  const connection = connectPatiently(url)
  await connection.db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating)
    select gen_random_uuid(), 'pillow', 'Cushion Cover', title, '', '{}', '', 50000, 10, 4
    from unnest('{required,optional,hidden}'::text[]) title`)
  await connection.db.execute(sql`
    insert into product_studios (product_id, live, required, blank, template, fields,
      surcharge_paise, extra_area_paise)
    select id, title <> 'hidden', title <> 'optional', 'pillow', '{}', '[]', 9900, 0 from products`)
  await migrate(url)
  const { rows } = await connection.db.execute(
    sql`select title, payable_paise from products order by title`,
  )
  expect(rows).toEqual([
    { title: 'hidden', payable_paise: 45_000 },
    { title: 'optional', payable_paise: 45_000 },
    { title: 'required', payable_paise: 54_900 },
  ])
  const { rows: customizable } = await connection.db.execute(
    sql`select title from products where search_vector @@ 'xcustomizable' order by title`,
  )
  expect(customizable).toEqual([{ title: 'optional' }, { title: 'required' }])
  expect(await audit(connection.db)).toMatchObject({ findings: [] })
  await connection.close()
  await drop()
})
