import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { audit } from '#operations/audit/audit.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'
import { addCards, addMug } from './product-form.fixture.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await aPerson(shop, 'manager')
})
afterAll(() => shop.close())

type Written = { data: Product; fields?: Record<string, string> }

const patch = (id: string, body: object) =>
  shop.call<Written>('PATCH', `/admin-product/${id}`, { token: staff.token, body })

const someCards = async () => (await addCards(shop, staff)).body.data.id

test('staff set breaks, every read carries them, and a part of a form leaves them as they are', async () => {
  const { id } = (await addMug(shop, staff)).body.data
  const priceBreaks = [
    { from: 10, percent: 5 },
    { from: 50, percent: 12.5 },
  ]
  expect((await patch(id, { priceBreaks })).body.data).toMatchObject({
    priceBreaks,
    packPrices: [],
  })
  expect((await patch(id, { price: 450 })).body.data).toMatchObject({ price: 450, priceBreaks })
  const list = await shop.call<{ data: Product[] }>('GET', '/product?categories=coffee-mug')
  expect(list.body.data).toMatchObject([{ id, priceBreaks, packPrices: [] }])
  expect((await patch(id, { priceBreaks: null })).body.data.priceBreaks).toEqual([])
})

test.each<[string, unknown, string]>([
  [
    'a percentage that does not rise',
    [
      { from: 5, percent: 10 },
      { from: 9, percent: 10 },
    ],
    '1.percent',
  ],
  [
    'a number that does not rise',
    [
      { from: 9, percent: 5 },
      { from: 9, percent: 10 },
    ],
    '1.from',
  ],
  [
    'a percentage above 60',
    [
      { from: 5, percent: 10 },
      { from: 9, percent: 60.5 },
    ],
    '1.percent',
  ],
  ['a percentage below 1', [{ from: 5, percent: 0.5 }], '0.percent'],
  ['a percentage of three decimals', [{ from: 5, percent: 1.005 }], '0.percent'],
  ['a break from one piece', [{ from: 1, percent: 10 }], '0.from'],
  ['a break from more than 1,000', [{ from: 1001, percent: 10 }], '0.from'],
  ['a part of a piece', [{ from: 2.5, percent: 10 }], '0.from'],
  ['a percentage as text', [{ from: 5, percent: '10' }], '0.percent'],
  ['a step without its number', [{ percent: 10 }], '0.from'],
  ['no list', { from: 5, percent: 10 }, ''],
  ['six steps', [2, 3, 4, 5, 6, 7].map((from) => ({ from, percent: from })), ''],
])('%s is refused at its field', async (_what, priceBreaks, at) => {
  const { id } = (await addMug(shop, staff)).body.data
  const { status, body } = await patch(id, { priceBreaks })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([at ? `priceBreaks.${at}` : 'priceBreaks'])
})

test('packs have prices of their own, and the cheapest is what one can be had for', async () => {
  const id = await someCards()
  const packPrices = [
    { quantity: 100, price: 300.5 },
    { quantity: 500, price: 1200 },
  ]
  const { body } = await patch(id, { packPrices })
  expect(body.data).toMatchObject({
    price: 500,
    discountedPrice: 450,
    packPrices,
    payable: 270.45,
  })
  const under = async (price: number) =>
    (
      await shop.call<{ data: Product[] }>(
        'GET',
        `/product?categories=business-cards&price=${price}`,
      )
    ).body.data.map((one) => one.id)
  expect(await under(270.45)).not.toContain(id)
  expect(await under(270.46)).toContain(id)
  // Where every pack has one, nothing costs the price of the product.
  const dearer = [100, 250, 500].map((quantity) => ({ quantity, price: 600 + quantity }))
  expect((await patch(id, { packPrices: dearer })).body.data.payable).toBe(630)
  expect(await audit(shop.db)).toMatchObject({ findings: [] })
})

test.each<[string, object, string]>([
  ['a pack that is not sold', { packPrices: [{ quantity: 200, price: 300 }] }, '0.quantity'],
  [
    'a pack twice',
    {
      packPrices: [
        { quantity: 100, price: 300 },
        { quantity: 100, price: 400 },
      ],
    },
    '1.quantity',
  ],
  ['a price under 200', { packPrices: [{ quantity: 100, price: 199 }] }, '0.price'],
  ['a price below a paisa', { packPrices: [{ quantity: 100, price: 300.001 }] }, '0.price'],
])('the price of %s is refused at its field', async (_what, part, at) => {
  const { status, body } = await patch(await someCards(), part)
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([`packPrices.${at}`])
})

test('what is not sold in packs has no prices of packs', async () => {
  const { id } = (await addMug(shop, staff)).body.data
  const { status, body } = await patch(id, { packPrices: [{ quantity: 100, price: 300 }] })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['packPrices.0.quantity']])
})

test('goods and orders of an older shop cost what they did', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0101') })
  const connection = connectPatiently(url)
  const { db } = connection
  await db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, packs)
    values (gen_random_uuid(), 'business-cards', 'Standard', 'Cards', '', '{}', '', 50001, 12.5, 4,
      '{100,500}')`)
  await db.execute(sql`
    insert into users (id, email, name, phone) values (gen_random_uuid(), 'old@example.com', '', '')`)
  await db.execute(sql`insert into checkouts (id, user_id, status, payment_method, address,
      total_paise, fingerprint, receipt, expires_at)
    select gen_random_uuid(), id, 'settled', 'online', '{}', 87502, '', 'one', now() from users`)
  await db.execute(sql`insert into orders (id, checkout_id, user_id, payment_method,
      shipping_address, total_paise)
    select gen_random_uuid(), id, user_id, 'online', '{}', total_paise from checkouts`)
  const line = sql`0, p.id, title, '', '', product_type, 'White', '{}', 2, price_paise, discount,
    discounted_price_paise`
  const columns = sql`position, product_id, title, description, brand, product_type, color, images,
    quantity, price_paise, discount, discounted_price_paise`
  await db.execute(sql`insert into checkout_lines (id, checkout_id, ${columns})
    select gen_random_uuid(), c.id, ${line} from checkouts c, products p`)
  await db.execute(sql`insert into order_items (id, order_id, ${columns})
    select gen_random_uuid(), o.id, ${line} from orders o, products p`)
  await migrate(url)
  const { rows } = await db.execute(sql`
    select p.payable_paise payable, l.unit_price_paise held, i.unit_price_paise bought, i.break_from
    from products p, checkout_lines l, order_items i`)
  expect(rows).toEqual([{ payable: 43_751, held: 43_751, bought: 43_751, break_from: null }])
  await connection.close()
  await drop()
})
