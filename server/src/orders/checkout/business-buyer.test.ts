import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { setSeller } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

const gstin = '27AAPFU0939F1ZV'
const rao = { gstin, legalName: 'Rao Traders' }
const asRead = { ...rao, legalAddress: null, deliveredTo: 'business' }

async function aBuyer(): Promise<Person> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  return person
}

async function paid(person: Person, razorpayOrderId: string) {
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  return (await verify(shop, person, callback)).body.data
}

const wrong = 'This is not a GSTIN: a digit or letter of it is wrong'
test.each([
  [{ gstin: '27AAPFU0939F1ZW' }, { gstin: wrong }],
  [{ gstin: '27AAPFU0939F1Z' }, { gstin: wrong }],
  [{ gstin: 'abc' }, { gstin: wrong }],
  [{ gstin: 12 }, { gstin: 'Not valid' }],
  [
    { gstin: '99AAPFU0939F1ZK' },
    { gstin: 'The first two digits of a GSTIN are those of a state, and these are of none' },
  ],
  [{ legalName: 'Rao Traders' }, { gstin: 'Required' }],
  [{ legalAddress: '4 Fort Road' }, { gstin: 'Required' }],
  [{ gstin, legalName: 'x'.repeat(121) }, { legalName: 'At most 120 characters' }],
  [{ gstin, deliveredTo: 'nobody' }, { deliveredTo: 'Should be business or other' }],
  [
    { gstin, deliveredTo: 'other' },
    { legalName: 'Required', legalAddress: 'Required' },
  ],
])('a business that is given as %j is refused at its field', async (business, fields) => {
  const person = await aBuyer()
  for (const method of ['cash', 'online'] as const) {
    const { status, body } = await order(shop, person, method, { business })
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  }
  expect(await ordersOf(shop, person)).toEqual([])
  expect(await shop.db.$count(sql`checkouts where user_id = ${person.id}`)).toBe(0)
})

test('errors of a business are reported together with errors of its order', async () => {
  const { body } = await order(shop, await aBuyer(), 'cash', {
    address: { phone: '12' },
    business: { gstin: '27AAPFU0939F1ZW', deliveredTo: 'other' },
  })
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    'gstin',
    'legalAddress',
    'legalName',
    'shipping_address.phone',
  ])
})

test('a GSTIN is read as it is written, and the name of the address is the business’s without another', async () => {
  const business = { gstin: ' 27 aapfu0939f1zv ' }
  const { body } = await order(shop, await aBuyer(), 'cash', { business })
  expect(body.data.order.business).toEqual({ ...asRead, legalName: anAddress.name })
})

test('nothing, empty text or only a recipient is a consumer', async () => {
  const empty = { gstin: '', legalName: '', legalAddress: null, deliveredTo: 'other' }
  for (const business of [{}, empty]) {
    const { status, body } = await order(shop, await aBuyer(), 'cash', { business })
    expect([status, body.data.order.business]).toEqual([201, null])
  }
})

test.each(['cash', 'online'] as const)(
  'an order (%s) has the business that it was asked for with, for its owner and for staff',
  async (method) => {
    const person = await aBuyer()
    const { data } = (await order(shop, person, method, { business: rao })).body
    const placed = method === 'cash' ? data.order : await paid(person, data.razorpayOrderId)
    expect(placed.business).toEqual(asRead)
    expect((await ordersOf(shop, person))[0]?.business).toEqual(asRead)
    expect((await detailsOf(shop, admin, placed.id)).business).toEqual(asRead)
  },
)

test('with its key the same request has the same order, and another GSTIN is another request', async () => {
  const person = await aBuyer()
  const ask = (business: object) =>
    order(shop, person, 'cash', { key: 'a-key-of-a-business', business })
  const first = (await ask(rao)).body.data.order
  expect((await ask(rao)).body.data.order).toEqual(first)
  expect(first.business).toEqual(asRead)
  expect((await ask({ ...rao, gstin: '29AAGCB7383J1Z4' })).status).toBe(409)
  expect(await ordersOf(shop, person)).toHaveLength(1)
})

test('what is paid for has the GSTIN that its window was opened with, also when another came after', async () => {
  const person = await aBuyer()
  const openFor = async (business: object) =>
    (await order(shop, person, 'online', { business })).body.data.razorpayOrderId
  const first = await openFor(rao)
  expect(await openFor(rao)).toBe(first)
  const other = await openFor({ ...rao, gstin: '29AAGCB7383J1Z4' })
  const none = await openFor({})
  expect(new Set([first, other, none]).size).toBe(3)
  expect((await paid(person, first)).business).toEqual(asRead)
})

test.each(['composition', 'unregistered'] as const)(
  'a %s seller, who may sell at home only, sends to somebody else for a business of its own state',
  async (mode) => {
    await setSeller(shop, { mode, ...(mode === 'unregistered' && { gstin: null }) })
    const toOther = { legalName: 'Rao', legalAddress: '4 Fort Road', deliveredTo: 'other' }
    const ask = async (business: object) => order(shop, await aBuyer(), 'cash', { business })
    const refused = await ask({ gstin, ...toOther })
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { gstin: expect.stringContaining('within Karnataka only') },
    ])
    expect((await ask({ gstin })).status).toBe(201)
    expect((await ask({ gstin: '29AAGCB7383J1Z4', ...toOther })).status).toBe(201)
    await setSeller(shop)
    expect((await ask({ gstin, ...toOther })).status).toBe(201)
  },
)
