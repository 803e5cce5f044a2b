import { afterAll, beforeAll, expect, test } from 'vitest'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { indianDay } from '#platform/runtime/clock.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import {
  aDeliveredCashOrder,
  aPaidOrder,
  detailsOf,
  refund,
} from '#payments/payment/refund/refunds.fixture.ts'
import { remit, settle } from '#payments/settlements/settlements.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { documentsOf, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { balance, faultsOf, moneyOf, vouchersIn, xmlOf } from './books.fixture.ts'

const period = periodOf(indianDay())
let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
})
afterAll(() => shop.close())

const numberOf = async (id: string) => (await detailsOf(shop, owner, id)).orderNumber
const refunded = (id: string) =>
  expect
    .poll(async () => (await detailsOf(shop, owner, id)).refunds.map(({ status }) => status))
    .not.toContain('pending')

test('a paid order is open until it is settled, and then apart from its fees', async () => {
  const { id, paymentId } = await aPaidOrder(shop)
  const orderNumber = await numberOf(id)
  const own = async () => {
    const { period: _, unknown: _unknown, ...figures } = await moneyOf(shop, owner, period)
    return Object.fromEntries(
      Object.entries(figures).flatMap(([name, { orders }]) => {
        const found = orders.find((one) => one.orderNumber === orderNumber)
        return found ? [[name, found.amount]] : []
      }),
    )
  }
  expect(await own()).toEqual({ sold: 449.1, open: 449.1 })
  await settle(shop, owner, [
    { id: paymentId, amount: 44_910, fee: 1060, tax: 162, settlement: 'setl_money' },
  ])
  expect(await own()).toEqual({ sold: 449.1, settled: 438.5, fees: 10.6 })
  await refund(shop, owner, id, { amount: 100 })
  await refunded(id)
  expect(await own()).toEqual({
    sold: 449.1,
    givenBack: 100,
    settled: 438.5,
    fees: 10.6,
    open: -100,
  })
})

test('cash is open until the courier pays it out, and unknown money is of no order', async () => {
  const { id } = await aDeliveredCashOrder(shop, owner)
  const { orderNumber, waybill } = await detailsOf(shop, owner, id)
  const ofOrder = async (name: 'open' | 'collected' | 'sold') =>
    (await moneyOf(shop, owner, period))[name].orders.find((one) => one.orderNumber === orderNumber)
      ?.amount
  expect([await ofOrder('sold'), await ofOrder('open')]).toEqual([449, 449])
  const date = indianDay()
  const parcels = [
    { waybill: waybill ?? '', amount: 440 },
    { waybill: '123123', amount: 50 },
  ]
  await remit(shop, owner, { reference: 'COD-M', date, amount: 490, parcels })
  expect([await ofOrder('collected'), await ofOrder('open')]).toEqual([440, 9])
  const { unknown } = await moneyOf(shop, owner, period)
  expect(unknown.entries).toContainEqual({ id: '123123', amount: 50 })
})

test('each document is a voucher with its number, tax and buyer, and goodwill leaves it alone', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop), 2)
  const name = `O'Hara & Söhne <"Gifts"> \u{1F381}`
  const placed = (await order(shop, person, 'online', { address: { name } })).body.data
  const callback = await pay(shop, placed.razorpayOrderId, { webhook: false })
  const { id } = (await verify(shop, person, callback)).body.data
  await advance(shop, owner, id, 'shipped')
  await refund(shop, owner, id, { amount: 50 })
  await refund(shop, owner, id, { amount: 20, credit: 'commercial' })
  await refunded(id)
  const documents = await documentsOf(shop, owner, id)
  const of = (kind: string) => documents.find((one) => one.kind === kind)
  const vouchers = vouchersIn(await xmlOf(shop, owner, period))
  const sale = vouchers.find(({ number }) => number === of('invoice')?.number)
  expect(sale).toMatchObject({
    type: 'Sales',
    buyer: name,
    date: indianDay().replaceAll('-', ''),
    entries: [
      { ledger: 'Online Customers', debit: 89_820 },
      { ledger: 'Sales', debit: -85_542 },
      { ledger: 'Output CGST', debit: -2139 },
      { ledger: 'Output SGST', debit: -2139 },
    ],
  })
  expect(sale?.guid).toBe(sale?.remoteId)
  const credit = vouchers.find(({ number }) => number === of('credit')?.number)
  expect(credit?.type).toBe('Credit Note')
  expect(credit?.entries[0]).toEqual({ ledger: 'Online Customers', debit: -5000 })
  const orderNumber = await numberOf(id)
  const own = vouchers.filter(({ narration }) => narration.includes(orderNumber))
  expect(balance(own, 'Online Customers')).toBe(0)
  expect(balance(own, 'Goodwill Refunds')).toBe(2000)
  expect(balance(own, 'Razorpay')).toBe(89_820 - 7000)
})

test('fees, their tax and the payout have vouchers, with the ledgers of the settings', async () => {
  const before = vouchersIn(await xmlOf(shop, owner, '2026-11'))
  const { paymentId } = await aPaidOrder(shop)
  await settle(shop, owner, [
    { id: paymentId, amount: 44_910, fee: 1060, tax: 162, settlement: 'setl_fees' },
  ])
  await shop.call('PUT', '/admin/settings', {
    token: owner.token,
    body: { books: { fees: 'Charges & co', bank: 'HDFC <current>' } },
  })
  const vouchers = vouchersIn(await xmlOf(shop, owner, '2026-11'))
  expect(vouchers.length).toBeGreaterThan(before.length)
  const own = vouchers.filter(({ number }) => number === 'setl_fees')
  expect(own.map(({ type, guid, entries }) => [type, guid, entries])).toEqual([
    [
      'Journal',
      'tohfa-fees-setl_fees',
      [
        { ledger: 'Charges & co', debit: 898 },
        { ledger: 'Input GST on Charges', debit: 162 },
        { ledger: 'Razorpay', debit: -1060 },
      ],
    ],
    [
      'Contra',
      'tohfa-settlement-setl_fees',
      [
        { ledger: 'HDFC <current>', debit: 43_850 },
        { ledger: 'Razorpay', debit: -43_850 },
      ],
    ],
  ])
})

test('a file of vouchers is as the shop’s schema of them has it, and a wrong one is not', async () => {
  const xml = await xmlOf(shop, owner, period)
  expect(await faultsOf(xml)).toEqual([])
  const [guid = ''] = /<GUID>.*?<\/GUID>/.exec(xml) ?? []
  for (const [right, wrong] of [
    [/<AMOUNT>/, '<AMOUNT>₹'],
    [/<DATE>\d+/, '<DATE>31-10-2026'],
    [/<NARRATION>.*<\/NARRATION>\n/, ''],
    [/<GUID>.*?<\/GUID>(?![\s\S]*<GUID>)/, guid],
  ] as const)
    expect(await faultsOf(xml.replace(right, wrong)), wrong).not.toEqual([])
})

test('a month without anything is an empty file, and a month that is none is refused', async () => {
  expect(vouchersIn(await xmlOf(shop, owner, '2019-01'))).toEqual([])
  const money = await moneyOf(shop, owner, '2019-01')
  expect([money.sold, money.open, money.unknown.amount]).toEqual([
    { amount: 0, orders: [] },
    { amount: 0, orders: [] },
    0,
  ])
  for (const path of ['/admin/money?period=2019', '/admin/books.xml'])
    expect((await shop.call('GET', path, { token: owner.token })).status).toBe(400)
})
