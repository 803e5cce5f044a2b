import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { expire } from '#payments/payment/payments.fixture.ts'
import { cancel } from '#payments/payment/refund/refunds.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aCoupon,
  changeCoupon,
  couponOf,
  makeCoupon,
  readCart,
  typeCode,
} from './offers.fixture.ts'

let shop: TestShop
let manager: Person
let mug: string
let cap: string
beforeAll(async () => {
  shop = await openTestShop()
  manager = await aPerson(shop, 'manager')
  mug = await aProduct(shop, { price: 499, discount: 10 })
  cap = await aProduct(shop, { productType: 'caps', price: 300, discount: 0 })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const day = 86_400_000
const inDays = (days: number) => indianDay(new Date(Date.now() + days * day))

/** Somebody with a mug of ₹449.10 in the cart, or so many. */
async function aShopper(pieces = 1, productId = mug): Promise<Person> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, productId, pieces)
  return person
}

async function aShopperWith(code: string, pieces = 1): Promise<Person> {
  const person = await aShopper(pieces)
  expect(await typeCode(shop, person, code)).toMatchObject({ status: 200 })
  return person
}

/** Lets a test's automatic offer end, since those count for everybody. */
const end = (code: string) => changeCoupon(shop, manager, code, { until: inDays(-1) })

test('a coupon takes its part off the cart and the order, line by line to the paisa', async () => {
  const { code } = await aCoupon(shop, manager, { value: 12.5 })
  const person = await aShopperWith(code, 3)
  await putIntoCart(shop, person, cap)
  // 12.5 % of 3 × 449.10 + 300
  const cart = await readCart(shop, person)
  expect(cart).toMatchObject({
    offer: { code, label: '12.5% off', discount: 205.91, automatic: false, best: false },
    coupon: { code, applied: true, why: null },
    totals: { offer: 205.91, total: 1441.39 },
  })
  const placed = (await order(shop, person, 'online', { shownTotal: 1441.39 })).body.data
  expect(placed.amount).toBe(144_139)
  const made = await verify(
    shop,
    person,
    await pay(shop, placed.razorpayOrderId, { webhook: false }),
  )
  expect(made.body.data).toMatchObject({
    total: 1441.39,
    offer: { code, discount: 205.91 },
    order_items: [{ offer: 168.41 }, { offer: 37.5 }],
  })
  expect(await readCart(shop, person)).toMatchObject({ data: [], offer: null, coupon: null })
  expect(await couponOf(shop, manager, code)).toMatchObject({
    uses: 1,
    orders: 1,
    discount: 205.91,
    sold: 1441.39,
  })
})

test('a code is found in any case and with spaces or invisible marks in it', async () => {
  const { code } = await aCoupon(shop, manager)
  const person = await aShopper()
  const typed = ` ${code.slice(0, 3).toLowerCase()}\u200B ${code.slice(3)}\u00A0`
  expect((await typeCode(shop, person, typed)).body.data).toMatchObject({ offer: { code } })
})

test('a discount is never more than its cap, and for its types only', async () => {
  const { code } = await aCoupon(shop, manager, { value: 50, cap: 100, types: ['caps'] })
  const person = await aShopper()
  await putIntoCart(shop, person, cap)
  const { body } = await typeCode(shop, person, code)
  expect(body.data).toMatchObject({
    offer: { label: '50% off, at most ₹100', discount: 100 },
    totals: { total: 649.1 },
  })
  const { order: made } = (await order(shop, person, 'cash')).body.data
  expect(made.order_items.map(({ offer }) => offer)).toEqual([undefined, 100])
})

test('a rupee is always left to pay', async () => {
  const { code } = await aCoupon(shop, manager, { kind: 'amount', value: 5000 })
  const person = await aShopperWith(code)
  expect((await readCart(shop, person)).totals).toMatchObject({ offer: 448.1, total: 1 })
  expect((await order(shop, person, 'online')).body.data.amount).toBe(100)
})

describe('a coupon that does not count is refused with its reason', () => {
  test.each([
    ['coupon_not_begun', { from: inDays(2) }],
    ['coupon_ended', { until: inDays(-1) }],
    ['coupon_not_for_goods', { types: ['caps'] }],
    ['coupon_minimum', { min: 449.11 }],
  ])('%s', async (code, rules) => {
    const made = await aCoupon(shop, manager, rules)
    const refused = await typeCode(shop, await aShopper(), made.code)
    expect(refused).toMatchObject({ status: 409, body: { code } })
  })

  test('its minimum says how much is missing', async () => {
    const { code } = await aCoupon(shop, manager, { min: 500 })
    const refused = await typeCode(shop, await aShopper(), code)
    expect(refused.body).toMatchObject({
      error: 'This coupon counts for goods of ₹500 or more. ₹50.90 are missing',
      sentence: { code: 'couponMinimum', params: ['₹500', '₹50.90'] },
    })
  })

  test('one that is none', async () => {
    const refused = await typeCode(shop, await aShopper(), 'NO-SUCH-CODE')
    expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_unknown' } })
  })

  test('one that others used up', async () => {
    const { code } = await aCoupon(shop, manager, { limit: 1 })
    expect((await order(shop, await aShopperWith(code), 'cash')).status).toBe(201)
    const refused = await typeCode(shop, await aShopper(), code)
    expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_used_up' } })
  })

  test('one that this person used before', async () => {
    const { code } = await aCoupon(shop, manager, { perPerson: 1 })
    const person = await aShopperWith(code)
    expect((await order(shop, person, 'cash')).status).toBe(201)
    await putIntoCart(shop, person, mug)
    expect(await typeCode(shop, person, code)).toMatchObject({
      status: 409,
      body: { code: 'coupon_used_before' },
    })
    expect((await typeCode(shop, await aShopper(), code)).status).toBe(200)
  })

  test('one for a first order, of somebody who has one', async () => {
    const { code } = await aCoupon(shop, manager, { firstOrder: true })
    const person = await aShopperWith(code)
    const first = (await order(shop, person, 'cash')).body.data.order
    await putIntoCart(shop, person, mug)
    const refused = await typeCode(shop, person, code)
    expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_first_order' } })
    await cancel(shop, person, first.id)
    expect((await typeCode(shop, person, code)).status).toBe(200)
  })
})

test('the days of a coupon are both included', async () => {
  const { code } = await aCoupon(shop, manager, { from: inDays(0), until: inDays(0) })
  expect((await typeCode(shop, await aShopper(), code)).status).toBe(200)
})

test('what was kept stays when another code is refused, until it is forgotten', async () => {
  const { code } = await aCoupon(shop, manager)
  const person = await aShopperWith(code)
  await typeCode(shop, person, 'NO-SUCH-CODE')
  expect(await readCart(shop, person)).toMatchObject({ coupon: { code } })
  const { token } = person
  const gone = await shop.call('DELETE', `/cart/${person.id}/coupon`, { token })
  expect(gone).toMatchObject({ status: 200, body: { data: { offer: null, coupon: null } } })
  expect(await readCart(shop, person)).toMatchObject({ offer: null, totals: { total: 449.1 } })
})

test('a kept coupon that no longer fits says why, and nothing is ordered until that was seen', async () => {
  const { code } = await aCoupon(shop, manager, { min: 800 })
  const person = await aShopperWith(code, 2)
  const shown = (await readCart(shop, person)).totals.total
  const { data } = await readCart(shop, person)
  await shop.call('PUT', `/cart/${data[0]?.id}`, { token: person.token, body: { quantity: 1 } })
  expect(await readCart(shop, person)).toMatchObject({
    offer: null,
    coupon: { code, applied: false, why: { code: 'couponMinimum' } },
    totals: { total: 449.1 },
  })
  for (const shownTotal of [shown, undefined])
    expect(await order(shop, person, 'cash', { ...(shownTotal && { shownTotal }) })).toMatchObject({
      status: 409,
      body: { code: 'coupon_minimum' },
    })
  const made = await order(shop, person, 'cash', { shownTotal: 449.1 })
  expect(made.body.data.order.offer).toBeUndefined()
})

test('a coupon that ended meanwhile is refused at the order with its reason', async () => {
  const { code } = await aCoupon(shop, manager)
  const person = await aShopperWith(code)
  const { total } = (await readCart(shop, person)).totals
  await end(code)
  expect(await order(shop, person, 'cash', { shownTotal: total })).toMatchObject({
    status: 409,
    body: { code: 'coupon_ended' },
  })
})

test('an automatic offer applies by itself in its days, and another total orders nothing', async () => {
  const { code } = await aCoupon(shop, manager, { automatic: true, until: inDays(3) })
  const person = await aShopper()
  expect(await readCart(shop, person)).toMatchObject({
    offer: { code, automatic: true, until: inDays(3), discount: 44.91 },
    coupon: null,
  })
  const refused = await order(shop, person, 'cash', { shownTotal: 449.1 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  const { order: made } = (await order(shop, person, 'cash', { shownTotal: 404.19 })).body.data
  expect(made).toMatchObject({ total: 404.19, offer: { code, discount: 44.91 } })
  await end(code)
  expect(await readCart(shop, await aShopper())).toMatchObject({ offer: null })
})

test('of several offers that fit the best is applied, and it is said', async () => {
  const automatic = await aCoupon(shop, manager, { automatic: true, value: 20 })
  const small = await aCoupon(shop, manager, { value: 5 })
  const large = await aCoupon(shop, manager, { value: 30 })
  const person = await aShopperWith(small.code)
  expect(await readCart(shop, person)).toMatchObject({
    offer: { code: automatic.code, best: true },
    coupon: { code: small.code, applied: false, why: { code: 'couponBetter' } },
  })
  await typeCode(shop, person, large.code)
  expect(await readCart(shop, person)).toMatchObject({
    offer: { code: large.code, best: true, automatic: false },
    coupon: { applied: true },
  })
  await end(automatic.code)
})

/** The long form is TEST_BUYERS=100. */
const buyersAtOnce = Number(process.env['TEST_BUYERS'] ?? 30)

test.each(['online', 'cash'] as const)(
  'many buyers at once of the last use give exactly one (%s)',
  async (method) => {
    const { code } = await aCoupon(shop, manager, { limit: 3 })
    for (let n = 0; n < 2; n += 1) await order(shop, await aShopperWith(code), 'cash')
    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => aShopperWith(code)))
    const answers = await Promise.all(buyers.map((person) => order(shop, person, method)))
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['coupon_used_up']),
    )
    expect(await couponOf(shop, manager, code)).toMatchObject({ limit: 3, uses: 3 })
  },
)

test('a checkout holds its use, keeps it when asked for again, and gives it back when it lapses', async () => {
  const { code } = await aCoupon(shop, manager, { limit: 1 })
  const person = await aShopperWith(code)
  const first = (await order(shop, person, 'online')).body.data
  const again = (await order(shop, person, 'online')).body.data
  expect(again.razorpayOrderId).toBe(first.razorpayOrderId)
  expect((await typeCode(shop, await aShopper(), code)).body.code).toBe('coupon_used_up')
  await expire(shop, first.razorpayOrderId)
  expect((await typeCode(shop, await aShopper(), code)).status).toBe(200)
})

test('a checkout that another replaces gives its use back, to the same person too', async () => {
  const { code } = await aCoupon(shop, manager, { limit: 1, perPerson: 1 })
  const person = await aShopperWith(code)
  await order(shop, person, 'online')
  const cash = await order(shop, person, 'cash')
  expect(cash.body.data.order.offer).toMatchObject({ code })
  expect(await couponOf(shop, manager, code)).toMatchObject({ uses: 1, orders: 1 })
})

test('a payment that came too late gets the use again while there is one, else it goes back', async () => {
  const { code } = await aCoupon(shop, manager, { limit: 1 })
  const [late, later] = [await aShopperWith(code), await aShopperWith(code)]
  const one = (await order(shop, late, 'online')).body.data
  await expire(shop, one.razorpayOrderId)
  const other = (await order(shop, later, 'online')).body.data
  await expire(shop, other.razorpayOrderId)
  const made = await verify(shop, late, await pay(shop, one.razorpayOrderId, { webhook: false }))
  expect(made.body.data).toMatchObject({ offer: { code } })
  const back = await verify(shop, later, await pay(shop, other.razorpayOrderId, { webhook: false }))
  expect(back).toMatchObject({ status: 409, body: { code: 'payment_refunded' } })
})

test('an order cancelled before it is printed gives its use back, one that is printed does not', async () => {
  const { code } = await aCoupon(shop, manager, { limit: 1 })
  const person = await aShopperWith(code)
  const { id } = (await order(shop, person, 'cash')).body.data.order
  await cancel(shop, person, id)
  expect(await couponOf(shop, manager, code)).toMatchObject({ uses: 0, orders: 0, discount: 0 })
  const other = await aShopperWith(code)
  const printed = (await order(shop, other, 'cash')).body.data.order
  const { token } = manager
  await shop.call('POST', `/admin/orders/${printed.id}/start-printing`, { token })
  const body = { reason: 'The buyer called' }
  const cancelled = await shop.call('POST', `/admin/orders/${printed.id}/cancel`, { token, body })
  expect(cancelled.status).toBe(200)
  expect(await couponOf(shop, manager, code)).toMatchObject({ uses: 1, orders: 0 })
})

test('pieces that go back step by step come to the line, and the rest to the order’s total', async () => {
  const { code } = await aCoupon(shop, manager, { kind: 'amount', value: 100 })
  const person = await aShopperWith(code, 3)
  const request = (await order(shop, person, 'online')).body.data
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const made = (await verify(shop, person, callback)).body.data
  const items = [{ id: made.order_items[0]?.id, quantity: 1 }]
  const seen = [made.total]
  for (let n = 0; n < 3; n += 1) {
    const { body } = await cancel(shop, person, made.id, { items })
    seen.push(body.data.total, body.data.refunded)
  }
  // 1247.30 less 415.76 (of ₹33.34), 415.77 and 415.77.
  expect(seen).toEqual([1247.3, 831.54, 415.76, 415.77, 831.53, 0, 1247.3])
})

describe('coupons are made by managers and owners', () => {
  test('nobody else makes, changes or reads them', async () => {
    const { code } = await aCoupon(shop, manager)
    for (const who of ['USER', 'printer'] as const) {
      const person = await aPerson(shop, who)
      const made = await makeCoupon(shop, person, { code: 'MINE', kind: 'percent', value: 5 })
      const { token } = person
      const read = await shop.call('GET', '/admin/coupons', { token })
      const changed = await changeCoupon(shop, person, code, { value: 50 })
      expect([made, read, changed].map(({ status }) => status)).toEqual([403, 403, 403])
    }
  })

  test('another’s cart is 403', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    const refused = await typeCode(shop, { id: one.id, token: other.token }, 'CODE')
    const removed = await shop.call('DELETE', `/cart/${one.id}/coupon`, { token: other.token })
    expect([refused.status, removed.status]).toEqual([403, 403])
  })

  test.each([
    ['code', { code: 'A' }],
    ['code', { code: 'HALF PRICE!' }],
    ['kind', { kind: 'gift' }],
    ['value', { value: 0 }],
    ['value', { value: 100.5 }],
    ['value', { value: 0.001 }],
    ['cap', { kind: 'amount', value: 50, cap: 10 }],
    ['min', { min: -1 }],
    ['from', { from: '2026-02-30' }],
    ['until', { from: '2026-11-09', until: '2026-11-08' }],
    ['limit', { limit: 1.5 }],
    ['perPerson', { perPerson: 0 }],
    ['types.0', { types: ['sofa'] }],
    ['automatic', { automatic: 'yes' }],
  ])('a bad %s is refused at its field', async (field, body) => {
    const made = await makeCoupon(shop, manager, {
      code: 'GOOD-CODE',
      kind: 'percent',
      value: 10,
      ...body,
    })
    expect(made.status).toBe(400)
    expect(Object.keys(made.body.fields ?? {})).toContain(field)
  })

  test('a code is made once, however it is written', async () => {
    const { code } = await aCoupon(shop, manager)
    const again = await makeCoupon(shop, manager, {
      code: ` ${code.toLowerCase()} `,
      kind: 'amount',
      value: 1,
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'coupon_exists' } })
  })

  test('a change keeps what it leaves out, is held to the rules, and is logged', async () => {
    const { code } = await aCoupon(shop, manager, { cap: 200, from: '2026-01-05', limit: 2 })
    await order(shop, await aShopperWith(code), 'cash')
    await order(shop, await aShopperWith(code), 'cash')
    const changed = await changeCoupon(shop, manager, code.toLowerCase(), { value: 15, cap: null })
    expect(changed.body.data).toMatchObject({ value: 15, cap: null, from: '2026-01-05', limit: 2 })
    expect((await changeCoupon(shop, manager, code, { until: '2026-01-04' })).body.fields).toEqual({
      until: 'It ends before it begins',
    })
    expect((await changeCoupon(shop, manager, code, { limit: 1 })).body.fields).toEqual({
      limit: 'It was used 2 times already',
    })
    expect((await changeCoupon(shop, manager, 'NONE', { value: 1 })).status).toBe(404)
    const { rows } = await shop.db.execute(sql`select action, name, details from staff_changes
      where subject = 'coupon' and subject_id = ${code} order by at, id`)
    expect(rows).toMatchObject([
      { action: 'created', name: code },
      { action: 'changed', details: { couponValue: [10, 15], couponCap: [200, null] } },
    ])
  })
})

test('guessing codes is limited, and a code that counts is no guess', async () => {
  const limited = await openTestShop({ env: { RATE_LIMITS: 'on' } })
  const staff = await aPerson(limited, 'manager')
  const person = await aPerson(limited)
  await putIntoCart(limited, person, await aProduct(limited))
  const { code } = await aCoupon(limited, staff)
  for (let n = 0; n < 20; n += 1)
    expect((await typeCode(limited, person, n % 2 ? code : `GUESS${n}`)).status).toBe(
      n % 2 ? 200 : 409,
    )
  const statuses = []
  for (let n = 0; n < 12; n += 1)
    statuses.push((await typeCode(limited, person, `MORE${n}`)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429])
  await limited.close()
})
