import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Templates } from '@tohfa/contract/backoffice/templates.calls'
import { order, ordersOf, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { sampleParticulars } from './sample-files.ts'
import { namedBy } from './templates.queries.ts'

type Answer = { data: Templates; code?: string }

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_DATA: 'true', NEW_ORDER_MAIL: '' } })
  owner = await aPerson(shop, 'owner')
})
afterAll(() => shop.close())

const read = async (at = shop, { token }: Person = owner) =>
  (await at.call<Answer>('GET', '/admin/templates', { token })).body.data
const begin = (body: object, at = shop, { token }: Person = owner) =>
  at.call<Answer>('POST', '/admin/templates', { token, body })
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.db.execute<Row>(query)).rows
const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await rows<Row>(query))[0]

const mug = 'Name in Devanagari Mug'
const tee = 'Your Name in Hindi Tee'

test('everything that names a product keeps it from being deleted', async () => {
  const parts = [
    'blank_photographs',
    'collection_products',
    'product_colors',
    'product_studios',
    'product_variants',
  ]
  const naming = await rows<{ name: string }>(sql`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'product_id' and t.table_type = 'BASE TABLE'`)
  expect(
    naming
      .map(({ name }) => name)
      .filter((name) => !parts.includes(name))
      .sort(),
  ).toEqual([...namedBy].sort())
})

test('an empty shop begins with chosen templates, with its own price, maker and no rating', async () => {
  const empty = await openTestShop()
  const person = await aPerson(empty, 'owner')
  const before = await read(empty, person)
  expect(before.isSample).toBe(false)
  expect(before.goes.products).toBe(0)
  const template = before.templates.find(({ key }) => key === mug)
  expect(template).toMatchObject({ here: false, personalised: true })
  const picture = await fetch(empty.url + template?.picture)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(`${empty.url}/template-pictures/secret.webp`)).status).toBe(404)

  expect((await begin({ choose: [{ key: 'Nothing' }], goes: 0 }, empty, person)).status).toBe(404)
  const twice = await Promise.all(
    [1, 2].map(() => begin({ choose: [{ key: mug, pays: 499 }], goes: 0 }, empty, person)),
  )
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const { rows: made } = await empty.db.execute(sql`
    select title, discounted_price_paise paise, own_rating::float8 rating, customizable, brand,
      attributes ->> 'maker' maker from products`)
  expect(made).toEqual([
    { title: mug, paise: 49_900, rating: 0, customizable: true, brand: 'Tohfa', maker: null },
  ])
  expect((await read(empty, person)).templates.find(({ key }) => key === mug)).toMatchObject({
    here: true,
    pays: 499,
  })
  await empty.close()
})

test('only owners begin with templates, and a wrong count ends nothing', async () => {
  for (const role of ['manager', 'printer'] as const) {
    const person = await aPerson(shop, role)
    expect((await begin({ choose: [], goes: 0 }, shop, person)).status).toBe(403)
  }
  const refused = await begin({ choose: [], goes: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, 'sample_changed'])
  expect((await read()).isSample).toBe(true)
})

test('the rest of the sample goes in one press, and what real people did stays', async () => {
  const ids = new Map(
    (await rows<{ id: string; title: string }>(sql`select id, title from products`)).map(
      ({ id, title }) => [title, id],
    ),
  )
  const own = await aProduct(shop)
  const buyer = await aPerson(shop)
  const bought = 'Jaipur Blue Pottery Mug'
  const plain = `/admin-product/${ids.get(bought)}/studio`
  expect((await shop.call('DELETE', plain, { token: owner.token })).status).toBe(200)
  await putIntoCart(shop, buyer, ids.get(bought) ?? '', 1)
  expect((await order(shop, buyer, 'cash')).status).toBe(201)
  await shop.call('PUT', '/admin/seller', {
    token: owner.token,
    body: {
      legalName: 'Mitti LLP',
      tradeName: 'Mitti',
      address: '7 Kumharwada, Pune 411001',
      stateCode: '27',
      mode: 'unregistered',
      seriesPrefix: 'MT',
      signatory: 'Asha Rao',
    },
  })
  const { goes, templates } = await read()
  expect(goes).toMatchObject({ named: 1, banners: 7, collections: 8 })
  expect(goes.people).toBeGreaterThan(20)
  expect(templates.every(({ here }) => here)).toBe(true)

  const begun = await begin({
    choose: [{ key: mug, pays: 333 }, { key: tee }],
    goes: goes.products - 2,
  })
  expect(begun.status).toBe(200)
  expect(begun.body.data).toMatchObject({ isSample: false, goes: { products: 0 } })

  const onSale = await rows<{ title: string }>(sql`select title from products where on_sale`)
  expect(onSale).toHaveLength(3)
  expect(
    await one(sql`select deleted_at is not null retired from products where title = ${bought}`),
  ).toEqual({ retired: true })
  expect(await one(sql`select count(*)::int n from products where deleted_at is not null`)).toEqual(
    {
      n: 1,
    },
  )
  expect(
    await one(sql`select discounted_price_paise paise, own_rating::float8 rating, review_count reviews,
      attributes ->> 'maker' maker, attributes ->> 'packer' packer from products where title = ${mug}`),
  ).toEqual({
    paise: 33_300,
    rating: 0,
    reviews: 0,
    maker: 'Mitti, 7 Kumharwada, Pune 411001',
    packer: 'Mitti, 7 Kumharwada, Pune 411001',
  })
  expect(
    await one(sql`select (select count(*) from reviews)::int reviews,
      (select count(*) from banners)::int banners,
      (select count(*) from users where email like '%.%@example.com' and role = 'USER')::int people`),
  ).toEqual({ reviews: 0, banners: 0, people: 0 })
  expect(await ordersOf(shop, buyer)).toHaveLength(1)
  expect(await one(sql`select id from products where id = ${own}`)).toEqual({ id: own })
})

test('nothing of the sample’s address remains, and its tax classes are to be reviewed', async () => {
  const { address, phone, email } = sampleParticulars()
  const { body } = await shop.call<{
    data: { particulars: object; setup: object; newOrderMail: string }
  }>('GET', '/admin/settings', { token: owner.token })
  for (const word of [address, phone, email, 'Johari'])
    expect(JSON.stringify(body)).not.toContain(word)
  expect(body.data.setup).toEqual({ shown: true })
  // A shop of one's own begins.
  expect(body.data.newOrderMail).toBe('each')
  const left = await rows(sql`select title from products
    where deleted_at is null and attributes::text like '%Johari%'`)
  expect(left).toEqual([])
  const seller = await shop.call<{ data: { tradeName: string } }>('GET', '/admin/seller', {
    token: owner.token,
  })
  expect(JSON.stringify(seller.body)).not.toContain('Johari')
  const classes = await shop.call<{ data: { key: string; isSample: boolean; reviewedBy: null }[] }>(
    'GET',
    '/admin/tax-classes',
    { token: owner.token },
  )
  expect(classes.body.data.find(({ key }) => key === 'mug')).toMatchObject({
    isSample: false,
    reviewedBy: null,
  })
})

test('a shop that ended the sample never gets it again', async () => {
  await shop.db.execute(sql`update products set deleted_at = now()`)
  await shop.stop()
  shop = await openTestShop({ env: { SAMPLE_DATA: 'true', NEW_ORDER_MAIL: '' }, on: shop })
  const { isSample, templates } = await read()
  expect(isSample).toBe(false)
  expect(templates.some(({ here }) => here)).toBe(false)
})
