import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Found, mostOfKind } from '@tohfa/contract/backoffice/finder'
import { shelve } from '#catalog/products/catalog.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let manager: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  await quietJobs(shop)
  manager = await aPerson(shop, 'manager')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

const find = (search: string, { token }: { token?: string } = manager) =>
  shop.call<{ data: Found; fields?: Record<string, string> }>(
    'GET',
    `/admin/find?search=${encodeURIComponent(search)}`,
    token === undefined ? {} : { token },
  )
const found = async (search: string, who: Person = manager) => (await find(search, who)).body.data

async function aBuyer(address: { name: string; phone: string }) {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  const bought = await order(shop, person, 'cash', { address })
  expect(bought.status).toBe(201)
  return { person, order: bought.body.data.order }
}

test('an order is found by its number, with and without letters', async () => {
  const { order: bought } = await aBuyer({ name: 'Oorvashi Parekh', phone: '9811100001' })
  const row = { id: bought.id, orderNumber: bought.orderNumber, name: 'Oorvashi Parekh' }
  for (const typed of [bought.orderNumber, bought.orderNumber.slice(2)])
    expect((await found(typed)).orders).toContainEqual({ ...row, status: 'confirmed' })
})

test('a customer is found by name, e-mail and the last four digits of a phone', async () => {
  const { person } = await aBuyer({ name: 'Tarunima Velankar', phone: '9811147263' })
  for (const typed of ['tarunima', person.email, '7263', '98111 47263'])
    expect((await found(typed)).customers.map(({ id }) => id)).toContain(person.id)
  expect((await found(person.email)).products).toEqual([])
})

test('a product is found by its title, drafts too, and an order by its buyer', async () => {
  const shown = await shelve(shop.db, { title: 'Peacock Courtyard Mug' })
  const draft = await shelve(shop.db, { title: 'Peacock Lantern Mug' })
  await shop.db.update(products).set({ visibility: 'draft' }).where(eq(products.id, draft))
  const peacocks = await found('peacock')
  expect(peacocks.products.map(({ id }) => id)).toEqual(expect.arrayContaining([shown, draft]))
  expect(peacocks.products.find(({ id }) => id === draft)?.visibility).toBe('draft')
  const { order: bought } = await aBuyer({ name: 'Wasundhara Gore', phone: '9811100003' })
  expect((await found('wasundhara')).orders.map(({ id }) => id)).toEqual([bought.id])
})

test('each kind has at most five results', async () => {
  for (let n = 0; n <= mostOfKind; n++) await shelve(shop.db, { title: `Quokka Mug ${n}` })
  expect((await found('quokka')).products).toHaveLength(mostOfKind)
})

test('a printer finds orders only', async () => {
  const { person, order: bought } = await aBuyer({ name: 'Yamuna Kelkar', phone: '9811100004' })
  const printer = await aPerson(shop, 'printer')
  const seen = await found('yamuna', printer)
  expect(seen.orders.map(({ id }) => id)).toEqual([bought.id])
  expect(seen.customers).toEqual([])
  expect((await found('peacock', printer)).products).toEqual([])
  expect((await found('yamuna')).customers.map(({ id }) => id)).toEqual([person.id])
})

test('one letter finds nothing, none is refused at its field, and only staff may ask', async () => {
  expect(await found('p')).toEqual({ orders: [], customers: [], products: [] })
  const empty = await find('  ')
  expect(empty.status).toBe(400)
  expect(empty.body.fields).toHaveProperty('search')
  expect((await find('x'.repeat(101))).status).toBe(400)
  expect((await find('peacock', await aPerson(shop))).status).toBe(403)
  expect((await find('peacock', {})).status).toBe(401)
})
