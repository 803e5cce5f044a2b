import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settlement } from '@tohfa/contract/payments/settlements'
import { aPaidOrder, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { reportOf, sendCsv, settle } from './settlements.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const list = async () =>
  (
    await shop.call<{ data: Settlement[]; totalCount: number }>('GET', '/admin/settlements', {
      token: owner.token,
    })
  ).body

test('a report is matched with its payments, and the same again adds nothing', async () => {
  const [one, two] = [await aPaidOrder(shop), await aPaidOrder(shop, {}, 2)]
  const entries = [
    { id: one.paymentId, amount: 44_910, fee: 1060, tax: 162, settlement: 'setl_one' },
    { id: two.paymentId, amount: 89_820, fee: 2120, tax: 324, settlement: 'setl_one' },
  ]
  const first = await settle(shop, owner, entries)
  expect([first.status, first.body.data]).toEqual([
    201,
    {
      id: 'setl_one',
      date: '2026-11-20',
      utr: 'utr-setl_one',
      amount: 1315.5,
      fees: 26.94,
      tax: 4.86,
      matched: 2,
      open: [],
    },
  ])
  const again = await settle(shop, owner, entries)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  expect(await list()).toMatchObject({ totalCount: 1, data: [first.body.data] })
})

test('the form of the dashboard says the same in rupees', async () => {
  const { paymentId } = await aPaidOrder(shop)
  const csv = [
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,order_id,settlement_id,settled_at,settlement_utr',
    `payment,${paymentId},449.10,INR,8.98,1.62,0.00,438.50,upi,order_x,setl_board,20/11/2026 11:30:00,utr-board`,
  ].join('\r\n')
  const { status, body } = await sendCsv<Settlement>(shop, owner, '/admin/settlements', csv)
  expect([status, body.data]).toEqual([
    201,
    {
      id: 'setl_board',
      date: '2026-11-20',
      utr: 'utr-board',
      amount: 438.5,
      fees: 8.98,
      tax: 1.62,
      matched: 1,
      open: [],
    },
  ])
})

test('every difference is named with its order', async () => {
  const [right, short, wrong] = [
    await aPaidOrder(shop),
    await aPaidOrder(shop),
    await aPaidOrder(shop),
  ]
  const settlement = 'setl_open'
  const csv = reportOf([
    { id: right.paymentId, amount: 44_910, settlement },
    { id: short.paymentId, amount: 44_900, settlement },
    { id: wrong.paymentId, amount: 44_910, fee: 1000, settlement },
    { id: 'pay_nobody', amount: 100, settlement },
    { id: 'adj_1', kind: 'adjustment', amount: 500, settlement },
    { id: 'rfnd_board', kind: 'refund', payment: right.paymentId, amount: 100, settlement },
    // The last digits of its credit are exchanged.
  ]).replace('43910', '43901')
  const { body } = await sendCsv<Settlement>(shop, owner, '/admin/settlements', csv)
  const number = async (id: string) => (await detailsOf(shop, owner, id)).orderNumber
  const [ofRight, ofShort, ofWrong] = await Promise.all(
    [right, short, wrong].map(({ id }) => number(id)),
  )
  expect(body.data.matched).toBe(1)
  expect(body.data.open).toEqual([
    {
      payment: short.paymentId,
      orderNumber: ofShort,
      expected: 449.1,
      amount: 449,
      reason: 'amount',
    },
    {
      payment: wrong.paymentId,
      orderNumber: ofWrong,
      expected: 449.1,
      amount: 449.1,
      reason: 'sums',
    },
    { payment: 'pay_nobody', expected: null, amount: 1, reason: 'unknown' },
    { payment: 'adj_1', expected: null, amount: 5, reason: 'unknown' },
    {
      payment: 'rfnd_board',
      orderNumber: ofRight,
      expected: null,
      amount: 1,
      reason: 'unknown_refund',
    },
  ])
})

test('a payment that another settlement holds is open in the second', async () => {
  const { paymentId } = await aPaidOrder(shop)
  const entry = { id: paymentId, amount: 44_910 }
  const first = await settle(shop, owner, [{ ...entry, settlement: 'setl_first' }])
  expect(first.body.data.open).toEqual([])
  const second = await settle(shop, owner, [{ ...entry, settlement: 'setl_second' }])
  expect(second.body.data).toMatchObject({
    matched: 0,
    open: [{ payment: paymentId, reason: 'settled_before' }],
  })
})

test('a refund is matched by its own id, and taken from the amount', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  await refund(shop, owner, id, { amount: 100 })
  await expect
    .poll(async () => (await detailsOf(shop, owner, id)).refunds[0]?.status)
    .toBe('processed')
  const reference = (await detailsOf(shop, owner, id)).refunds[0]?.reference ?? ''
  const settlement = 'setl_refund'
  const { body } = await settle(shop, owner, [
    { id: paymentId, amount: 44_910, settlement },
    { id: reference, kind: 'refund', payment: paymentId, amount: 10_000, settlement },
  ])
  expect(body.data).toMatchObject({ amount: 349.1, matched: 2, open: [] })
})

test('what a later report of it says differently is shown, and stored only when an owner says so', async () => {
  const [one, two] = [await aPaidOrder(shop), await aPaidOrder(shop)]
  const settlement = 'setl_later'
  const entry = { id: one.paymentId, amount: 44_910, fee: 1060, tax: 162, settlement }
  const added = { id: two.paymentId, amount: 44_910, settlement }
  const first = (await settle(shop, owner, [entry])).body.data
  const later = await settle(shop, owner, [{ ...entry, fee: 1160 }, added])
  const orderNumber = (await detailsOf(shop, owner, one.id)).orderNumber
  const open = [
    {
      payment: one.paymentId,
      orderNumber,
      expected: 438.5,
      amount: 437.5,
      reason: 'changed',
    },
    { payment: two.paymentId, expected: null, amount: 449.1, reason: 'added' },
  ].toSorted((a, b) => (a.payment < b.payment ? -1 : 1))
  expect([later.status, later.body.data]).toEqual([200, { ...first, open }])
  const correct = (id: string) =>
    shop.call<{ data: Settlement }>('POST', `/admin/settlements/${id}/corrections`, {
      token: owner.token,
    })
  const corrected = { ...first, amount: 886.6, fees: 9.98, matched: 2, open: [] }
  for (const { status, body } of [await correct(settlement), await correct(settlement)])
    expect([status, body.data]).toEqual([200, corrected])
  expect((await settle(shop, owner, [{ ...entry, fee: 1160 }, added])).body.data).toEqual(corrected)
  expect((await correct('setl_none')).status).toBe(404)
})

test('a difference ends when a report says again what is stored', async () => {
  const { paymentId } = await aPaidOrder(shop)
  const entry = { id: paymentId, amount: 44_910, settlement: 'setl_mistyped' }
  await settle(shop, owner, [entry])
  const mistyped = await settle(shop, owner, [{ ...entry, amount: 44_190 }])
  expect(mistyped.body.data.open).toMatchObject([{ reason: 'changed', amount: 441.9 }])
  expect((await settle(shop, owner, [entry])).body.data.open).toEqual([])
})

test('the settlements of a month are listed alone', async () => {
  await settle(shop, owner, [
    { id: 'pay_march', amount: 100, settlement: 'setl_march', day: '2025-03-31' },
    { id: 'pay_april', amount: 100, settlement: 'setl_april', day: '2025-04-01' },
  ])
  const { body } = await shop.call<{ data: Settlement[] }>(
    'GET',
    '/admin/settlements?period=2025-03',
    { token: owner.token },
  )
  expect(body).toMatchObject({ totalCount: 1, data: [{ id: 'setl_march' }] })
})

test('one report of several settlements makes several', async () => {
  const before = (await list()).totalCount
  const csv = reportOf([
    { id: 'pay_a', amount: 100, settlement: 'setl_a' },
    { id: 'pay_b', amount: 200, settlement: 'setl_b' },
    { id: 'pay_c', amount: 300, settlement: '' },
  ])
  const { body } = await sendCsv<Settlement>(shop, owner, '/admin/settlements', csv)
  expect(body).toMatchObject({ settlements: [{ id: 'setl_a' }, { id: 'setl_b' }], unsettled: 1 })
  expect((await list()).totalCount).toBe(before + 2)
})

test('two people who send one report at once store it once', async () => {
  const { paymentId } = await aPaidOrder(shop)
  const entries = [{ id: paymentId, amount: 44_910, settlement: 'setl_twice' }]
  const answers = await Promise.all([1, 2, 3].map(() => settle(shop, owner, entries)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { body } of answers) expect(body.data).toMatchObject({ matched: 1, amount: 449.1 })
})

test.each([
  ['nothing', ''],
  ['a file of something else', 'name,price\nMug,499'],
  [
    'a broken amount',
    reportOf([{ id: 'pay_z', amount: 100, settlement: 's' }]).replace('100', '1.005'),
  ],
  ['an id that is none', reportOf([{ id: 'pay z', amount: 100, settlement: 's' }])],
])('%s is refused at csv, and nothing is stored', async (_, csv) => {
  const before = (await list()).totalCount
  const { status, body } = await shop.call<{ fields: object }>('POST', '/admin/settlements', {
    token: owner.token,
    body: { csv },
  })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['csv']])
  expect((await list()).totalCount).toBe(before)
})

test('only owners take and read what was paid out', async () => {
  for (const person of [
    await aPerson(shop, 'manager'),
    await aPerson(shop, 'printer'),
    await aPerson(shop),
  ])
    for (const path of ['/admin/settlements', '/admin/cash-remittances'])
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { body: { csv: 'x' } } : {}
        expect((await shop.call(method, path, { token: person.token, ...body })).status).toBe(403)
      }
})
