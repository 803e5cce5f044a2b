import { beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { sql } from 'drizzle-orm'
import { order } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

type Body = { data: CartLine; code?: string; message?: string; fields?: Record<string, string> }

function add(person: Person, product_id: string, selectedDetails: object, user_id = person.id) {
  return shop.call<Body>('POST', '/cart', {
    token: person.token,
    body: { product_id, user_id, quantity: 1, selectedDetails },
  })
}

async function cartOf(person: Person): Promise<CartLine[]> {
  const answer = await shop.call<{ data: CartLine[] }>('GET', `/cart/${person.id}`, {
    token: person.token,
  })
  expect(answer.status).toBe(200)
  return answer.body.data
}

test('a line is added at the price of the database and read back in the order of adding', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 19.99 * 100, discount: 12.5 })
  const shirt = await aProduct(shop, { productType: 't-shirts', sizes: ['S', 'M'] })
  const added = await add(person, mug, { color: 'White', price: 1 })
  expect(added.status).toBe(201)
  expect(added.body.data).toMatchObject({
    quantity: 1,
    available: true,
    product: { id: mug, price: 1999, discount: 12.5, discountedPrice: 1749.13 },
    selectedDetails: { color: 'White' },
  })
  await add(person, shirt, { color: 'White', size: 'M' })
  expect((await cartOf(person)).map((line) => line.product.id)).toEqual([mug, shirt])
})

test('the same product, colour and size is 409 already_in_cart; another size is another line', async () => {
  const person = await aPerson(shop)
  const shirt = await aProduct(shop, { productType: 't-shirts', sizes: ['S', 'M'] })
  expect((await add(person, shirt, { color: 'White', size: 'S' })).status).toBe(201)
  const again = await add(person, shirt, { color: 'White', size: 'S' })
  expect([again.status, again.body.code]).toEqual([409, 'already_in_cart'])
  expect((await add(person, shirt, { color: 'White', size: 'M' })).status).toBe(201)
})

test('fifty additions of the same choice at once leave one line', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => add(person, mug, { color: 'White' })),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
  expect(await cartOf(person)).toHaveLength(1)
})

test.each([
  ['a colour that is not offered', {}, { color: 'Neon' }, 'selectedDetails.color'],
  [
    'a size that is not offered',
    { productType: 't-shirts', sizes: ['S'] },
    { color: 'White', size: 'XXL' },
    'selectedDetails.size',
  ],
  ['no size where one is needed', { sizes: ['S'] }, { color: 'White' }, 'selectedDetails.size'],
  [
    'a pack that is not offered',
    { productType: 'business-cards', packs: [100, 250] },
    { color: 'White', quantity: 150 },
    'selectedDetails.quantity',
  ],
])('%s is 400 at its field', async (_name, goods, choice, field) => {
  const person = await aPerson(shop)
  const answer = await add(person, await aProduct(shop, goods), choice)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
  expect(await cartOf(person)).toEqual([])
})

test('one is added at a time, and more is refused in words for a person', async () => {
  const person = await aPerson(shop)
  const product_id = await aProduct(shop)
  const answer = await shop.call<Body>('POST', '/cart', {
    token: person.token,
    body: { product_id, user_id: person.id, quantity: 2, selectedDetails: { color: 'White' } },
  })
  expect([answer.status, answer.body.fields]).toEqual([400, { quantity: 'Not valid' }])
})

test('a tracked product with nothing left cannot be added', async () => {
  const answer = await add(await aPerson(shop), await aProduct(shop, { stock: 0 }), {
    color: 'White',
  })
  expect([answer.status, answer.body.code]).toEqual([409, 'out_of_stock'])
})

test('a quantity is 1 to 10, a number, and never past a tracked stock', async () => {
  const person = await aPerson(shop)
  const { data: line } = (await add(person, await aProduct(shop, { stock: 4 }), { color: 'White' }))
    .body
  const put = (quantity: unknown) =>
    shop.call<Body>('PUT', `/cart/${line.id}`, {
      token: person.token,
      body: { id: line.id, quantity },
    })
  for (const wrong of [0, 11, 1.5, '2', null]) expect((await put(wrong)).status).toBe(400)
  const many = await put(5)
  expect([many.status, many.body.code]).toEqual([409, 'out_of_stock'])
  expect(many.body.message).toContain('Only 4 left')
  expect((await put(4)).body.data.quantity).toBe(4)
})

test('what a person’s own unpaid checkout holds is theirs to buy still, and nobody else’s', async () => {
  const [person, other] = await Promise.all([aPerson(shop), aPerson(shop)])
  const mug = await aProduct(shop, { stock: 2 })
  const { id } = (await add(person, mug, { color: 'White' })).body.data
  await add(other, mug, { color: 'White' })
  const put = () =>
    shop.call('PUT', `/cart/${id}`, { token: person.token, body: { id, quantity: 2 } })
  await put()
  expect((await order(shop, person, 'online')).status).toBe(201)

  expect(await cartOf(person)).toMatchObject([{ quantity: 2, available: true, stockLeft: 2 }])
  expect((await put()).status).toBe(200)
  expect(await cartOf(other)).toMatchObject([{ available: false, stockLeft: 0 }])

  await shop.call('DELETE', `/cart/${id}`, { token: person.token })
  expect((await add(person, mug, { color: 'White' })).status).toBe(201)
  expect((await order(shop, other, 'cash')).status).toBe(409)
})

test("somebody else's cart is 403 and their line 404, and nothing changes", async () => {
  const [owner, stranger] = await Promise.all([aPerson(shop), aPerson(shop)])
  const mug = await aProduct(shop)
  const { data: line } = (await add(owner, mug, { color: 'White' })).body
  const asStranger = (method: string, path: string, body?: unknown) =>
    shop.call(method, path, { token: stranger.token, ...(body !== undefined && { body }) })
  expect((await asStranger('GET', `/cart/${owner.id}`)).status).toBe(403)
  expect((await add(stranger, mug, { color: 'White' }, owner.id)).status).toBe(403)
  expect((await asStranger('PUT', `/cart/${line.id}`, { quantity: 9 })).status).toBe(404)
  expect((await asStranger('DELETE', `/cart/${line.id}`)).status).toBe(404)
  expect((await asStranger('DELETE', '/cart/not-an-id')).status).toBe(404)
  expect(await cartOf(owner)).toMatchObject([{ id: line.id, quantity: 1 }])
})

test('a line whose product left the shop says that it is unavailable', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop)
  await add(person, mug, { color: 'White' })
  await shop.db.execute(sql`update products set deleted_at = now() where id = ${mug}`)
  expect(await cartOf(person)).toMatchObject([{ available: false }])
})

test('a removed line is gone, and removing it again is 404', async () => {
  const person = await aPerson(shop)
  const { data: line } = (await add(person, await aProduct(shop), { color: 'White' })).body
  const remove = () => shop.call<Body>('DELETE', `/cart/${line.id}`, { token: person.token })
  expect((await remove()).body.data).toEqual({ id: line.id })
  expect((await remove()).status).toBe(404)
  expect(await cartOf(person)).toEqual([])
})
