import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryCodes } from '@tohfa/contract/shared/countries'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import type { FilterCounts, Product } from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { addMug } from './admin-products/product-form.fixture.ts'
import { shelve } from './catalog.fixture.ts'

type Answer<T> = { data: T; totalCount?: number; fields?: Record<string, string> }
type Lacking = { id: string; title: string; missing: string[] }[]

let shop: TestShop
let staff: Person
let id: string

beforeAll(async () => {
  shop = await openTestShop()
  staff = await aPerson(shop, 'ADMIN')
  const answer = await addMug(shop, staff)
  expect(answer.status, 'a product without particulars is taken').toBe(201)
  id = answer.body.data.id
})
afterAll(() => shop.close())

const told = {
  genericName: 'Mug',
  netQuantity: '1 N',
  countryOfOrigin: 'IN',
  maker: 'Mitti & Glaze, 17 Pottery Road, Khurja 203131',
}

function change(part: object) {
  return shop.call<Answer<Product>>('PATCH', `/admin-product/${id}`, {
    token: staff.token,
    body: part,
  })
}
async function lacking(): Promise<Lacking> {
  const { body } = await shop.call<Answer<Lacking>>('GET', '/admin/missing-particulars', {
    token: staff.token,
  })
  return body.data
}
const missingOf = async () => (await lacking()).find((one) => one.id === id)?.missing
async function sold(query: string) {
  const { status, body } = await shop.call<Answer<Product[]>>('GET', `/product?${query}`)
  return { status, titles: body.data?.map(({ title }) => title), ...body }
}

test('staff see what a product lacks until it is complete; then it leaves the list', async () => {
  expect(await missingOf()).toEqual(['genericName', 'netQuantity', 'countryOfOrigin', 'maker'])
  expect((await change({ genericName: 'Mug', countryOfOrigin: 'CN' })).status).toBe(200)
  // The capacity is a mug's measurement; an imported product has an importer in place of a maker.
  expect(await missingOf()).toEqual(['netQuantity', 'importer'])
  const { body } = await change(told)
  expect(body.data).toMatchObject(told)
  expect(await missingOf()).toBeUndefined()
  const { body: read } = await shop.call<Answer<Product>>('GET', `/product/${id}`)
  expect(read.data).toMatchObject(told)
  await change({ maker: '' })
  expect(await missingOf()).toEqual(['maker'])
  await change(told)
})

test('what is none is refused at its field, and a quantity or country is kept in one spelling', async () => {
  const { status, body } = await change({ netQuantity: 'one', countryOfOrigin: 'Narnia' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    netQuantity: 'A number and its unit, such as 1 N, 250 g or 330 ml',
    countryOfOrigin: 'Country not known',
  })
  const { body: kept } = await change({ netQuantity: '250G', countryOfOrigin: 'viet nam' })
  expect(kept.fields).toEqual({ countryOfOrigin: 'Country not known' })
  const { body: right } = await change({ netQuantity: '250G', countryOfOrigin: 'china' })
  expect(right.data).toMatchObject({ netQuantity: '250 g', countryOfOrigin: 'CN' })
  await change(told)
})

test('a listing is filtered, counted and sorted by the country of origin', async () => {
  const shelved = async (title: string, countryOfOrigin?: string) =>
    shelve(shop.db, {
      title,
      productType: 'caps',
      ...(countryOfOrigin && { attributes: { countryOfOrigin } }),
    })
  await shelved('Cap of Nepal', 'NP')
  const gone = await shelved('Cap of China', 'CN')
  await shelved('Cap of nowhere')
  await shelved('Cap of India', 'IN')
  await announce(shop.db, { kind: 'catalog' })
  await expect
    .poll(async () => (await sold('categories=caps&sort=origin')).titles)
    .toEqual(['Cap of China', 'Cap of India', 'Cap of Nepal', 'Cap of nowhere'])
  const some = await sold('categories=caps&origin=np,IN&sort=origin')
  expect(some.titles).toEqual(['Cap of India', 'Cap of Nepal'])
  expect(some.totalCount).toBe(2)
  expect((await sold('origin=IS')).titles).toEqual([])
  expect(await sold('origin=India')).toMatchObject({
    status: 400,
    fields: { origin: 'Should be country codes, such as IN' },
  })
  const counts = async (query: string) =>
    (await shop.call<Answer<FilterCounts>>('GET', `/product/filter-counts?${query}`)).body.data
  expect((await counts('categories=caps')).origins).toEqual({ CN: 1, IN: 1, NP: 1 })
  expect((await counts('search=cap')).origins).toMatchObject({ CN: 1, IN: 1, NP: 1 })
  expect((await counts('origin=IN')).categories).toMatchObject({ caps: 1, 'coffee-mug': 1 })
  await shop.db
    .update(products)
    .set({ attributes: { countryOfOrigin: 'BD' } })
    .where(eq(products.id, gone))
  await announce(shop.db, { kind: 'catalog' })
  await expect
    .poll(async () => (await counts('categories=caps')).origins)
    .toEqual({ BD: 1, IN: 1, NP: 1 })
})

test('a listing by country of origin goes by the alphabet of English names', async () => {
  const { rows } = await shop.db.execute<{ code: string; rank: number | null }>(
    sql`select code, country_rank(code) as rank
      from unnest(${sql.param([...countryCodes])}::text[]) as code`,
  )
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const { compare } = new Intl.Collator('en')
  const byName = [...countryCodes].sort((a, b) => compare(names.of(a) ?? a, names.of(b) ?? b))
  expect(rows.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ code }) => code)).toEqual(byName)

  for (const [title, countryOfOrigin] of [
    ['From the Emirates', 'AE'],
    ['From Switzerland', 'CH'],
    ['From Germany', 'DE'],
  ] as const)
    await shelve(shop.db, {
      title,
      productType: 'bracelet',
      attributes: { countryOfOrigin },
    })
  await announce(shop.db, { kind: 'catalog' })
  await expect
    .poll(async () => (await sold('categories=bracelet&sort=origin')).titles)
    .toEqual(['From Germany', 'From Switzerland', 'From the Emirates'])
})

test('a file has the particulars; one of before them leaves them as they are', async () => {
  const exported = await fetch(`${shop.url}/v1/admin-export/products`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const rows: Record<string, string>[] = parse(await exported.text(), { columns: true, bom: true })
  const row = rows.find((one) => one['id'] === id)
  expect(row).toMatchObject({ ...told, packer: '', importer: '', measurements: '' })
  const send = async (csv: string) =>
    shop.call<Answer<ImportReport>>('POST', '/admin-import/products', {
      token: staff.token,
      body: { csv, dryRun: false },
    })
  const old = await send(`id,title\n${id},Renamed mug`)
  expect(old.body.data).toMatchObject({ changed: 1 })
  expect((await sold('search=renamed')).data?.[0]).toMatchObject(told)
  const changed = await send(`id,countryOfOrigin,importer\n${id},Nepal,"Tohfa, Jaipur 302003"`)
  expect(changed.body.data).toMatchObject({ changed: 1 })
  const { body } = await shop.call<Answer<Product>>('GET', `/product/${id}`)
  expect(body.data).toMatchObject({ countryOfOrigin: 'NP', importer: 'Tohfa, Jaipur 302003' })
  const wrong = await send(`id,netQuantity\n${id},many`)
  expect(wrong.body.fields).toEqual({
    '2.netQuantity': 'A number and its unit, such as 1 N, 250 g or 330 ml',
  })
})
