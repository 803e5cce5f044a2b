import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { order, ordersOf } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await shop.db
    .insert(images)
    .values(['tee-1', 'tee-2'].map((key) => ({ key, width: 720, height: 900 })))
})
afterAll(() => shop.close())

type Answer = { data: Product; code?: string; fields?: Record<string, string> }

const tee = {
  productType: 't-shirts',
  category: 'Printed',
  title: 'Monsoon Umbrella Tee',
  description:
    'Printed with the first umbrella of June, on cotton that dries before the bus comes.',
  highlights: ['Printed to order in Pune', 'Soft combed cotton', 'Washes inside out'],
  price: 799.5,
  discount: 12.5,
  rating: 4.3,
  material: 'Cotton',
  sleeveType: 'Half',
  neckType: 'Round',
  colors: [
    {
      color: 'Navy',
      images: ['/images/tee-1/720.webp'],
      sizes: [
        { size: 'S', stock: 3 },
        { size: 'M', stock: 0 },
      ],
    },
  ],
  trackStock: true,
}

function send(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  return shop.call<Answer>(method, `/admin-product${path}`, {
    token: admin.token,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
}

async function aTee(changes: object = {}): Promise<Product> {
  const answer = await send('POST', '', { ...tee, ...changes })
  expect(answer.status).toBe(201)
  return answer.body.data
}

const read = (id: string) => shop.call<Answer>('GET', `/product/${id}`)

test('a product is added and seen at once: by its id, in lists, by search', async () => {
  const made = await aTee()
  expect(made).toMatchObject({ price: 799.5, discountedPrice: 699.56, rating: 4.3, brand: 'Tohfa' })
  expect((await read(made.id)).body.data).toEqual(made)
  const found = await shop.call<{ data: Product[] }>('GET', '/product?search=monsoon%20umbrela')
  expect(found.body.data.map(({ id }) => id)).toContain(made.id)
})

test('a product names a tax class and an HSN of its own, until both are cleared again', async () => {
  const made = await aTee({ taxClass: 'polo', hsn: '6105' })
  expect(made).toMatchObject({ taxClass: 'polo', hsn: '6105' })
  const changed = await send('PATCH', `/${made.id}`, { title: 'Polo of June' })
  expect(changed.body.data).toMatchObject({ taxClass: 'polo', hsn: '6105' })
  const cleared = await send('PUT', `/${made.id}`, { ...tee, taxClass: '', hsn: null })
  expect(cleared.body.data).not.toHaveProperty('taxClass')
  expect(cleared.body.data).not.toHaveProperty('hsn')
})

test.each([
  ['taxClass', 'none-such', 'There is no such tax class'],
  ['hsn', '61051', 'An HSN has 4, 6 or 8 digits'],
])('a product with a false %s is refused at that field', async (field, value, sentence) => {
  const { id } = await aTee()
  const refused = { status: 400, body: { fields: { [field]: sentence } } }
  expect(await send('POST', '', { ...tee, [field]: value })).toMatchObject(refused)
  expect(await send('PATCH', `/${id}`, { [field]: value })).toMatchObject(refused)
})

const measured = [
  { size: 'M', chest: 104, length: 71.5 },
  { size: 'S', chest: 98, length: [68, 70] },
]

test('a product has a size chart of its own, by its page and not in lists, until it is emptied', async () => {
  const made = await aTee({ title: 'Loose Tee of June', sizeChart: measured })
  expect((await read(made.id)).body.data.sizeChart).toEqual(measured.toReversed())
  const listed = await shop.call<{ data: Product[] }>('GET', '/product?search=loose%20tee')
  expect(listed.body.data.find(({ id }) => id === made.id)).not.toHaveProperty('sizeChart')
  const copy = await send('POST', `/${made.id}/duplicate`)
  expect(copy.body.data.sizeChart).toEqual(made.sizeChart)
  const kept = await send('PATCH', `/${made.id}`, { title: 'Loose Tee' })
  expect(kept.body.data.sizeChart).toEqual(made.sizeChart)
  const emptied = await send('PATCH', `/${made.id}`, { sizeChart: [] })
  expect(emptied.body.data).not.toHaveProperty('sizeChart')
})

const sizesDiffer = 'A row for each size of the product, and no other'
test.each([
  ['lacks a size', [{ size: 'S', chest: 98 }], 'sizeChart', sizesDiffer],
  ['names another size', [...measured, { size: 'XL', chest: 110 }], 'sizeChart', sizesDiffer],
  ['names a size twice', [measured[0], measured[0]], 'sizeChart', sizesDiffer],
  ['measures nothing', [{ size: 'S' }, { size: 'M' }], 'sizeChart', 'Measure the same'],
  [
    'measures sizes differently',
    [
      { size: 'S', chest: 98 },
      { size: 'M', chest: 104, length: 70 },
    ],
    'sizeChart.0.length',
    'Measure the same',
  ],
  ['is too small', [{ size: 'S', chest: 0.5 }, measured[0]], 'sizeChart.0.chest', '1 to 300 cm'],
  ['is too large', [{ size: 'S', chest: 300.1 }, measured[0]], 'sizeChart.0.chest', '1 to 300 cm'],
  ['is no number', [{ size: 'S', chest: 'wide' }, measured[0]], 'sizeChart.0.chest', '1 to 300'],
  ['runs backwards', [{ size: 'S', chest: [9, 8] }, measured[0]], 'sizeChart.0.chest', '1 to 300'],
  [
    'measures what a T-shirt has not',
    [
      { size: 'S', head: 50 },
      { size: 'M', head: 52 },
    ],
    'sizeChart.0.head',
    'Not valid',
  ],
  ['is no list', 'S chest 98', 'sizeChart', 'list'],
])('a size chart that %s is refused at its field', async (_what, sizeChart, field, sentence) => {
  const { status, body } = await send('POST', '', { ...tee, sizeChart })
  expect([status, body.fields?.[field]]).toEqual([400, expect.stringContaining(sentence)])
})

test('a chart of its own follows the sizes: another size without its row is refused', async () => {
  const made = await aTee({ sizeChart: measured })
  const [navy] = made.colors
  const colors = [{ ...navy, sizes: [...(navy?.sizes ?? []), { size: 'L', stock: 1 }] }]
  const refused = await send('PATCH', `/${made.id}`, { colors })
  expect(refused.body.fields).toEqual({ sizeChart: sizesDiffer })
  const sizeChart = [...measured, { size: 'L', chest: 110, length: 73 }]
  expect((await send('PATCH', `/${made.id}`, { colors, sizeChart })).status).toBe(200)
})

test('highlights may be one text with vertical bars', async () => {
  const made = await aTee({ highlights: tee.highlights.join('|') })
  expect(made.highlights).toEqual(tee.highlights)
})

test('everything that is missing is reported at once, at its field', async () => {
  const answer = await send('POST', '', {
    productType: 't-shirts',
    colors: [{ color: '', images: [] }],
  })
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toEqual(
    Object.fromEntries(
      'title category description highlights price discount rating material sleeveType neckType colors.0.color colors.0.images colors.0.sizes'
        .split(' ')
        .map((field) => [field, 'Required']),
    ),
  )
})

test.each([
  ['a body', null],
  ['a list', []],
  ['colours', { ...tee, colors: 5 }],
  ['a colour', { ...tee, colors: [null] }],
  ['a colour’s name', { ...tee, colors: [{ ...tee.colors[0], color: 5 }] }],
  ['sizes', { ...tee, colors: [{ ...tee.colors[0], sizes: [null] }] }],
  ['a type', { ...tee, productType: { toString: 1 } }],
])('%s of a wrong kind is refused as such', async (_what, body) => {
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', '/0192f5a0-0000-7000-8000-000000000000'],
  ] as const) {
    const answer = await send(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
  }
})

test.each([
  ['price', 199, 'Price not valid'],
  ['price', 250.005, 'Price not valid'],
  ['price', '500', 'Price not valid'],
  ['discount', 0, 'Discount should be between 1% to 80%'],
  ['discount', 81, 'Discount should be between 1% to 80%'],
  ['rating', 5.1, 'Rating not valid'],
  ['description', 'Too short', 'Description not valid'],
  ['highlights', ['Too short'], 'Highlight not valid'],
  ['highlights', '|'.repeat(60), 'Highlight not valid'],
  ['category', 'Customized Rakhi', 'Category not valid'],
  ['productType', 'posters', 'Product type not valid'],
])('%s %s is refused: %s', async (field, value, sentence) => {
  const answer = await send('POST', '', { ...tee, [field]: value })
  expect(answer.status).toBe(400)
  expect(answer.body.fields?.[field]).toBe(sentence)
})

test('an empty optional particular counts as missing', async () => {
  const made = await aTee({ brand: '', capacity: '', dimensions: '' })
  expect([made.brand, made.capacity, made.dimensions]).toEqual(['Tohfa', undefined, undefined])
  const answer = await send('POST', '', { ...tee, material: '' })
  expect([answer.status, answer.body.fields]).toEqual([400, { material: 'Required' }])
})

test('a pack of business cards under 100 says Price not valid', async () => {
  const answer = await send('POST', '', {
    ...tee,
    productType: 'business-cards',
    category: 'Matte',
    paperType: 'Matte 300 gsm',
    dimensions: '89 × 51 mm',
    quantity: [99],
    colors: [{ color: 'White', images: ['/images/tee-1/720.webp'] }],
  })
  expect(answer.body.fields).toEqual({ 'quantity.0': 'Price not valid' })
})

test('a picture that was not uploaded is refused at its colour, and nothing is stored', async () => {
  const answer = await send('POST', '', {
    ...tee,
    title: 'Never stored',
    colors: [{ ...tee.colors[0], images: ['https://elsewhere.example/images/x/720.webp'] }],
  })
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['colors.0.images']])
  const { rows } = await shop.db.execute(sql`select 1 from products where title = 'Never stored'`)
  expect(rows).toEqual([])
})

test('a change is seen at once on the product and in lists; a part leaves the rest', async () => {
  const made = await aTee()
  await read(made.id)
  const changed = await send('PATCH', `/${made.id}`, { price: 900, discount: 10 })
  expect(changed.body.data).toMatchObject({ title: made.title, discountedPrice: 810 })
  expect((await read(made.id)).body.data).toMatchObject({ price: 900, rating: 4.3 })
  const whole = await send('PUT', `/${made.id}`, { ...tee, title: 'Renamed Tee' })
  expect(whole.body.data).toMatchObject({ title: 'Renamed Tee', price: 799.5 })
})

test('a size that stays keeps its row, so that stock held by a checkout comes back to it', async () => {
  const made = await aTee()
  const before = made.colors[0]?.sizes?.[0]?._id
  const changed = await send('PUT', `/${made.id}`, {
    ...tee,
    colors: [
      { color: 'White', images: ['/images/tee-2/720.webp'], sizes: [{ size: 'XL' }] },
      { ...tee.colors[0], sizes: [{ size: 'S', stock: 9 }] },
    ],
  })
  expect(changed.body.data.colors.map(({ color }) => color)).toEqual(['White', 'Navy'])
  expect(changed.body.data.colors[1]?.sizes).toEqual([{ _id: before, size: 'S', stock: 9 }])
})

test('stock that is not sent stays as it is, so that what is sold meanwhile stays sold', async () => {
  const made = await aTee()
  await shop.db.execute(sql`
    update product_variants set stock = 2 where product_id = ${made.id} and size = 'S'`)
  const renamed = await send('PATCH', `/${made.id}`, { title: 'Renamed while selling' })
  expect(renamed.body.data.colors[0]?.sizes?.map(({ stock }) => stock)).toEqual([2, 0])
  const sizes = [{ size: 'M', stock: 4 }, { size: 'S' }, { size: 'L' }]
  const changed = await send('PATCH', `/${made.id}`, { colors: [{ ...tee.colors[0], sizes }] })
  expect(changed.body.data.colors[0]?.sizes).toMatchObject([
    { size: 'M', stock: 4 },
    { size: 'S', stock: 2 },
    { size: 'L', stock: 0 },
  ])
})

test('a product of a kind without sizes has none, whatever is sent', async () => {
  const made = await aTee({ productType: 'coffee-mug', category: 'Classic', capacity: '330 ml' })
  expect(made.colors[0]).toMatchObject({ color: 'Navy', stock: 0 })
  expect(made.colors[0]).not.toHaveProperty('sizes')
})

test('of two admins who edit one product the second gets a conflict, and nothing is overwritten', async () => {
  const made = await aTee()
  const since = { 'if-unmodified-since': made.updatedAt }
  expect((await send('PATCH', `/${made.id}`, { title: 'The first' }, since)).status).toBe(200)
  const second = await send('PATCH', `/${made.id}`, { title: 'The second' }, since)
  expect([second.status, second.body.code]).toEqual([409, 'product_changed'])
  expect((await read(made.id)).body.data.title).toBe('The first')
})

test('a deleted product is gone from the shop; carts say so and orders keep their copy', async () => {
  const made = await aTee({ trackStock: false })
  const person = await aPerson(shop)
  const add = () =>
    shop.call('POST', '/cart', {
      token: person.token,
      body: {
        product_id: made.id,
        user_id: person.id,
        selectedDetails: { color: 'Navy', size: 'S' },
      },
    })
  await add()
  await order(shop, person, 'cash')
  await add()
  expect((await send('DELETE', `/${made.id}`)).body).toEqual({ success: true })
  expect((await read(made.id)).status).toBe(404)
  expect((await send('DELETE', `/${made.id}`)).status).toBe(404)
  expect((await send('PATCH', `/${made.id}`, { price: 500 })).status).toBe(404)
  const cart = await shop.call<{ data: { available: boolean }[] }>('GET', `/cart/${person.id}`, {
    token: person.token,
  })
  expect(cart.body.data).toMatchObject([{ available: false }])
  expect(await ordersOf(shop, person)).toMatchObject([
    { order_items: [{ product: { title: made.title } }] },
  ])
})

test('a customer may do none of this', async () => {
  const made = await aTee()
  const { token } = await aPerson(shop)
  for (const [method, path] of [
    ['POST', '/admin-product'],
    ['PUT', `/admin-product/${made.id}`],
    ['DELETE', `/admin-product/${made.id}`],
  ] as const)
    expect((await shop.call(method, path, { token, body: tee })).status).toBe(403)
})
