import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PromiseAnswer } from '@tohfa/contract/fulfilment/promise'
import type { Order } from '@tohfa/contract/orders/orders'
import { indianDay } from '#platform/runtime/clock.ts'
import { pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'
import { aCarrierThatSays } from './carrier-days.fixture.ts'
import { daysAfter } from './promised-dates.ts'

type Failed = { code?: string; first?: string; fields?: Record<string, string> }
const tat = (days: unknown) => ({ success: true, data: { tat: days } })

let carrier: Awaited<ReturnType<typeof aCarrierThatSays>>
let shop: TestShop
let admin: Person
let mug: string
let cap: string
beforeAll(async () => {
  carrier = await aCarrierThatSays(tat(2))
  shop = await openTestShop({
    env: { ...carrier.env, STORE_ADDRESS: '14 Johari Bazaar, Jaipur 302003' },
  })
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
  cap = await aProduct(shop, { productType: 'caps', title: 'A cap' })
})
afterAll(async () => {
  await shop.close()
  carrier.close()
})
afterEach(async () => {
  Object.assign(carrier.said, { answer: tat(2), status: 200, asked: [], gate: Promise.resolve() })
  await setPromise(asAtFirst)
})

const asAtFirst = {
  cutoffHour: 24,
  buffer: 0,
  holidays: [],
  productionDays: { 'coffee-mug': 1, caps: 1 },
  capacity: { 'coffee-mug': 0, caps: 0 },
}
const setPromise = (promise: object) =>
  shop.call('PUT', '/admin/settings', { token: admin.token, body: { promise } })

let pins = 411_000
/** A place that nobody asked about before. */
const aPlace = () => String((pins += 1))

async function promiseOf(query: string): Promise<PromiseAnswer> {
  const { status, body } = await shop.call<{ data: PromiseAnswer }>('GET', `/promise?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const ofMug = (pincode = aPlace()) => promiseOf(`productId=${mug}&pincode=${pincode}`)

async function place(
  person: Person,
  { payment = 'cash', key, ...body }: { arriveOn?: string; payment?: string; key?: string } = {},
) {
  return shop.call<Failed & { data: { order: Order; razorpayOrderId: string } }>('POST', '/order', {
    token: person.token,
    ...(key && { headers: { 'idempotency-key': key } }),
    body: { user_id: person.id, payment_method: payment, shipping_address: anAddress, ...body },
  })
}

async function aBuyer(product = mug): Promise<Person> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, product)
  return person
}

const read = async (person: Person, id: string) =>
  (await shop.call<{ data: Order }>('GET', `/user-orders/${id}`, { token: person.token })).body.data

test('a shop that has set nothing promises six days, as its delivery check does', async () => {
  const pin = aPlace()
  const promised = await ofMug(pin)
  expect(promised.arrivesBy).toBe(daysAfter(indianDay(), 6))
  const { body } = await shop.call<{ data: { estimatedDelivery: string } }>(
    'GET',
    `/check-serviceability/${pin}`,
  )
  expect(body.data.estimatedDelivery).toBe(promised.arrivesBy)
})

test.each([
  [
    'an unknown product is 404',
    `productId=019bfb00-0000-7000-8000-000000000000&pincode=411001`,
    404,
  ],
  ['an id that is none is 404', 'productId=mug&pincode=411001', 404],
  ['no product at all is 400', 'pincode=411001', 400],
  [
    'more than 60 products are 400',
    `productIds=${Array.from({ length: 61 }, (_, n) => n).join()}&pincode=411001`,
    400,
  ],
  ['a PIN code that is none is 400', `productId=x&pincode=41100`, 400],
])('%s', async (_name, query, status) => {
  expect((await shop.call('GET', `/promise?${query}`)).status).toBe(status)
})

test('bad input is told at its field', async () => {
  const { body } = await shop.call<Failed>('GET', '/promise?productId=x&pincode=12')
  expect(body.fields).toHaveProperty('pincode')
  const none = await shop.call<Failed>('GET', '/promise?pincode=411001')
  expect(none.body.fields).toHaveProperty('productId')
})

test('production days, holidays and days to spare move the dates', async () => {
  const pin = aPlace()
  await setPromise({ cutoffHour: 23, productionDays: { 'coffee-mug': 0 } })
  const soon = await ofMug(pin)
  await setPromise({ productionDays: { 'coffee-mug': 5 } })
  const later = await ofMug(pin)
  expect(later.dispatchBy > soon.dispatchBy && later.arrivesBy > soon.arrivesBy).toBe(true)
  await setPromise({ holidays: [later.dispatchBy] })
  const holiday = await ofMug(pin)
  expect(holiday.dispatchBy > later.dispatchBy).toBe(true)
  await setPromise({ buffer: 3 })
  expect(await ofMug(pin)).toEqual({ ...holiday, latest: daysAfter(holiday.latest, 3) })
})

test('a page of goods needs one call, and one statement for all of them', async () => {
  await setPromise({ productionDays: { caps: 4 } })
  const pin = aPlace()
  await ofMug(pin)
  const { answer, texts } = await statementsDuring(() =>
    promiseOf(`productIds=${mug},${cap}&pincode=${pin}`),
  )
  expect(texts.filter((text) => text.includes('"products"'))).toHaveLength(1)
  const [slow, quick] = [cap, mug].map((id) => answer.products?.find((p) => p.productId === id))
  expect(answer.arrivesBy).toBe(slow?.arrivesBy)
  expect(quick && slow && quick.arrivesBy < slow.arrivesBy).toBe(true)
})

test('products that are sold no more are left out; of none at all it is 404', async () => {
  const gone = await aProduct(shop)
  await shop.db.execute(sql`update products set deleted_at = now() where id = ${gone}`)
  const answer = await promiseOf(`productIds=${mug},${gone},nonsense&pincode=${aPlace()}`)
  expect(answer.products?.map(({ productId }) => productId)).toEqual([mug])
  const none = await shop.call('GET', `/promise?productIds=${gone}&pincode=${aPlace()}`)
  expect(none.status).toBe(404)
})

test('the carrier is asked once about a lane, by however many, and not again within a week', async () => {
  const pin = aPlace()
  let open = () => {}
  carrier.said.gate = new Promise((resolve) => (open = resolve))
  const many = Promise.all(Array.from({ length: 8 }, () => ofMug(pin)))
  await expect.poll(() => carrier.said.asked).toHaveLength(1)
  open()
  const answers = await many
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  await ofMug(pin)
  expect(carrier.said.asked).toEqual([`302003 ${pin}`])
  await shop.db.execute(sql`
    update lanes set asked_at = asked_at - interval '8 days' where destination = ${pin}`)
  await ofMug(pin)
  expect(carrier.said.asked).toHaveLength(2)
})

test.each([
  ['is away', 503, tat(2)],
  ['refuses', 403, { detail: 'no' }],
  ['says nonsense', 200, tat('whenever')],
  ['says something else altogether', 200, [1, 2]],
  ['answers no JSON', 200, '<html>'],
])('while the carrier %s the window is wider, and nothing fails', async (_how, status, answer) => {
  await setPromise({ cutoffHour: 23 })
  const known = await ofMug()
  Object.assign(carrier.said, { status, answer })
  const pin = aPlace()
  const wide = await ofMug(pin)
  expect(wide.dispatchBy).toBe(known.dispatchBy)
  expect(wide.latest > known.latest).toBe(true)
  expect(wide.latest > wide.arrivesBy).toBe(true)
  // What it could not say is not remembered.
  Object.assign(carrier.said, { status: 200, answer: tat(2) })
  expect(await ofMug(pin)).toEqual(known)
})

test('an order keeps what was promised, whatever is set later', async () => {
  const person = await aBuyer()
  const { body, status } = await place(person)
  expect(status).toBe(201)
  const { id, promise, promisedBy } = body.data.order
  expect(promisedBy).toBe(promise?.arrivesBy)
  expect(promise).toEqual(await ofMug(anAddress.pinCode))
  await setPromise({ productionDays: { 'coffee-mug': 9 }, buffer: 5 })
  expect(await read(person, id)).toMatchObject({ promise, promisedBy })
})

test('a day that cannot be met is refused with the first that can, and nothing is held', async () => {
  const person = await aBuyer()
  const { arrivesBy } = await ofMug(anAddress.pinCode)
  const early = await place(person, { arriveOn: daysAfter(arrivesBy, -1) })
  expect(early.status).toBe(409)
  expect(early.body).toMatchObject({ code: 'day_not_possible', first: arrivesBy })
  expect(early.body.fields).toHaveProperty('arriveOn')
  const met = await place(person, { arriveOn: arrivesBy })
  expect(met.status).toBe(201)
  expect(met.body.data.order.promisedBy).toBe(arrivesBy)
})

test('a day that is chosen is the promise, and the dispatch follows from it', async () => {
  const person = await aBuyer()
  const on = daysAfter(indianDay(), 30)
  const { body } = await place(person, { arriveOn: on })
  const { promise, promisedBy, id } = body.data.order
  expect(promisedBy).toBe(on)
  expect(promise?.arrivesBy).toBe(on)
  expect(promise && promise.dispatchBy > daysAfter(on, -9) && promise.dispatchBy < on).toBe(true)
  const list = await shop.call<{ data: { id: string; due: string }[] }>(
    'GET',
    `/user-orders?search=${body.data.order.orderNumber}`,
    { token: admin.token },
  )
  expect(list.body.data.find((one) => one.id === id)?.due).toBe(promise?.dispatchBy)
})

test.each(['tomorrow', '2026-13-40', '05/12/2026'])(
  'the day %j is 400 at its field',
  async (on) => {
    const { status, body } = await place(await aBuyer(), { arriveOn: on })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('arriveOn')
  },
)

test('a day too far ahead is 400 at its field', async () => {
  const { status, body } = await place(await aBuyer(), { arriveOn: daysAfter(indianDay(), 91) })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('arriveOn')
})

test('the same request again answers the same promise, whatever is set by then', async () => {
  const person = await aBuyer()
  const first = await place(person, { key: 'once' })
  await setPromise({ productionDays: { 'coffee-mug': 9 } })
  const again = await place(person, { key: 'once' })
  expect(again.body.data.order.promise).toEqual(first.body.data.order.promise)
})

test('the order of a payment has what was promised when it was asked for', async () => {
  const person = await aBuyer()
  const promised = await ofMug(anAddress.pinCode)
  const { body } = await place(person, { payment: 'online' })
  await setPromise({ productionDays: { 'coffee-mug': 9 } })
  const callback = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, callback)).body.data.promise).toEqual(promised)
})

test('another day makes another checkout of the same cart', async () => {
  const person = await aBuyer()
  const one = await place(person, { payment: 'online' })
  const other = await place(person, { payment: 'online', arriveOn: daysAfter(indianDay(), 20) })
  expect(other.body.data.razorpayOrderId).not.toBe(one.body.data.razorpayOrderId)
})

test('what can be made of a type on a day is not promised twice', async () => {
  const tee = await aProduct(shop, { productType: 'photoframe', title: 'A frame' })
  await setPromise({ capacity: { photoframe: 1 } })
  const first = await place(await aBuyer(tee))
  const second = await place(await aBuyer(tee))
  const [one, two] = [first, second].map(({ body }) => body.data.order.promise?.dispatchBy ?? '')
  expect(two && one && two > one).toBe(true)
  await setPromise({ capacity: { photoframe: 0 } })
})
