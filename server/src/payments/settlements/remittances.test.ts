import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CashRemittance } from '@tohfa/contract/payments/settlements'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import {
  aDeliveredCashOrder,
  aPaidOrder,
  detailsOf,
} from '#payments/payment/refund/refunds.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { remit, sendCsv } from './settlements.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

async function parcelOf(id: string) {
  const { orderNumber, waybill } = await detailsOf(shop, owner, id)
  return { orderNumber, waybill: waybill ?? '' }
}
const aCashParcel = async () => parcelOf((await aDeliveredCashOrder(shop, owner)).id)
const date = '2026-11-21'

test('cash is matched parcel by parcel, and the same reference again adds nothing', async () => {
  const [one, two] = [await aCashParcel(), await aCashParcel()]
  const sent = {
    reference: 'COD-1',
    date,
    amount: 898,
    parcels: [one, two].map(({ waybill }) => ({ waybill, amount: 449 })),
  }
  const first = await remit(shop, owner, sent)
  expect([first.status, first.body.data]).toEqual([
    201,
    { reference: 'COD-1', date, amount: 898, matched: 2, differences: [] },
  ])
  const again = await remit(shop, owner, { ...sent, amount: 1 })
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
})

test('every difference is named with its order', async () => {
  const [short, twice] = [await aCashParcel(), await aCashParcel()]
  await remit(shop, owner, {
    reference: 'COD-2',
    date,
    amount: 449,
    parcels: [{ waybill: twice.waybill, amount: 449 }],
  })
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { id } = (await order(shop, person, 'cash')).body.data.order
  await advance(shop, owner, id, 'shipped')
  const underWay = await parcelOf(id)
  const paid = await aPaidOrder(shop)
  await advance(shop, owner, paid.id, 'shipped')
  const online = await parcelOf(paid.id)
  const { body } = await remit(shop, owner, {
    reference: 'COD-3',
    date,
    amount: 2000,
    parcels: [
      { waybill: short.waybill, amount: 440 },
      { waybill: twice.waybill, amount: 449 },
      { waybill: underWay.waybill, amount: 449 },
      { waybill: online.waybill, amount: 449 },
      { waybill: '99999999999', amount: 10 },
    ],
  })
  expect(body.data).toEqual({
    reference: 'COD-3',
    date,
    amount: 2000,
    matched: 0,
    differences: [
      { ...short, expected: 449, amount: 440, reason: 'amount' },
      { ...twice, expected: 449, amount: 449, reason: 'remitted_before' },
      { ...underWay, expected: 0, amount: 449, reason: 'not_collected' },
      { ...online, expected: 0, amount: 449, reason: 'not_cash' },
      { waybill: '99999999999', expected: 0, amount: 10, reason: 'unknown' },
      { waybill: '', expected: 1797, amount: 2000, reason: 'sums' },
    ],
  })
})

test('a file has a line for each parcel', async () => {
  const [one, two] = [await aCashParcel(), await aCashParcel()]
  const csv = `reference,date,waybill,amount\nCOD-4,21/11/2026,${one.waybill},449.00\nCOD-5,2026-11-22,${two.waybill},449`
  const { status, body } = await sendCsv<CashRemittance>(
    shop,
    owner,
    '/admin/cash-remittances',
    csv,
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({
    data: { reference: 'COD-4' },
    remittances: [
      { reference: 'COD-4', date, amount: 449, matched: 1, differences: [] },
      { reference: 'COD-5', date: '2026-11-22', amount: 449, matched: 1, differences: [] },
    ],
  })
})

test.each([
  [{}, ['reference', 'date', 'amount', 'parcels']],
  [{ reference: 'X', date: 'soon', amount: 1, parcels: [{ waybill: '1', amount: 1 }] }, ['date']],
  [
    { reference: 'X', date, amount: 1.005, parcels: [{ waybill: '1', amount: -1 }] },
    ['amount', 'parcels.0.amount'],
  ],
  [
    { reference: 'X', date, amount: 2, parcels: [1, 2].map(() => ({ waybill: '1', amount: 1 })) },
    ['parcels.1.waybill'],
  ],
  [{ csv: 'reference,date,waybill\nX,2026-11-21,1' }, ['csv']],
  [{ csv: 'reference,date,waybill,amount\nX,2026-11-21,1,much' }, ['csv']],
])('%j is refused at its fields, and nothing is stored', async (body, fields) => {
  const answer = await remit(shop, owner, body)
  expect([answer.status, Object.keys(answer.body.fields ?? {}).sort()]).toEqual([
    400,
    fields.toSorted(),
  ])
  const { body: listed } = await shop.call<{ data: CashRemittance[] }>(
    'GET',
    '/admin/cash-remittances',
    { token: owner.token },
  )
  expect(listed.data.map(({ reference }) => reference)).not.toContain('X')
})
