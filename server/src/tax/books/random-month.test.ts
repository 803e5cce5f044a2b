import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { moneyFigures } from '@tohfa/contract/tax/money-figures'
import { indianDay } from '#platform/runtime/clock.ts'
import { ask, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance, scan } from '#fulfilment/shipping/parcels.fixture.ts'
import { aDraft, take } from '#orders/quotes/quotes.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { remit, type ReportedEntry, settle } from '#payments/settlements/settlements.fixture.ts'
import { startInvoicing } from '#tax/documents/documents.fixture.ts'
import { sumsOfDocuments } from '#tax/gst-returns/gst-returns.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { balance, faultsOf, figure, moneyOf, vouchersIn, xmlOf } from './books.fixture.ts'

/** The long form is TEST_BOOKS=3000. */
const orders = Number(process.env['TEST_BOOKS'] ?? 200)
const timeout = patienceMs * Math.max(4, orders / 25)
const atOnce = 6

const history = fc.record({
  channel: fc.constantFrom('online', 'online', 'cash', 'cash', 'counter'),
  inDelhi: fc.boolean(),
  goods: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  cancels: fc.constantFrom('nothing', 'nothing', 'nothing', 'a piece', 'all'),
  ends: fc.constantFrom('waits', 'shipped', 'delivered', 'delivered', 'comes back'),
  returns: fc.constantFrom(false, false, false, true),
  hand: fc.constantFrom('cash', 'upi', 'bank'),
  givenBack: fc.constantFrom(0, 0, 0, 12.34, 100),
  credit: fc.constantFrom('gst', 'commercial'),
  byHand: fc.boolean(),
  settles: fc.constantFrom('never', 'once', 'once', 'short'),
})
type History = typeof history extends fc.Arbitrary<infer One> ? One : never

let shop: TestShop
let owner: Person
let goods: string[]
// In the middle of a month, so that all of it is in one.
const today = new Date()
const middle = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 14, 6))
const period = periodOf(indianDay(middle))
beforeAll(async () => {
  const offset = middle.getTime() - Date.now()
  shop = await openTestShop({ env: { SHOP_CLOCK_OFFSET_MS: String(offset) } })
  await startInvoicing(shop)
  await setTaxClass(shop, 'g18', { rateBp: 1800, hsn: '7326' })
  await setTaxClass(shop, 'nil', { rateBp: 0, nil: true, hsn: '5607' })
  expect(periodOf(indianDay())).toBe(period)
  owner = await aPerson(shop, 'ADMIN')
  goods = [
    await aProduct(shop, { price: 499, discount: 10 }),
    await aProduct(shop, { price: 333.33, discount: 0, taxClass: 'g18' }),
    await aProduct(shop, { price: 251, discount: 3, taxClass: 'nil' }),
  ]
}, 60_000)
afterAll(() => shop.close())

/** Buys in the shop, by the payment provider or for cash on delivery. */
async function buy(person: Person, past: History): Promise<Order> {
  for (const at of past.goods) await putIntoCart(shop, person, goods[at] ?? '', past.quantity)
  const address = past.inDelhi ? { state: 'Delhi', pinCode: '110001' } : {}
  const method = past.channel === 'cash' ? 'cash' : 'online'
  const placed = (await order(shop, person, method, { address })).body.data
  if (method === 'cash') return placed.order
  const callback = await pay(shop, placed.razorpayOrderId, { webhook: false })
  return (await verify(shop, person, callback)).body.data
}

/** Pays at the counter, and takes the goods along where the history ends with them. */
async function buyAtCounter({ goods: bought, quantity, hand, ends }: History): Promise<Order> {
  const items = bought.map((at) => ({ productId: goods[at], color: 'White', quantity }))
  const form = { delivery: 'counter', until: `${period}-20`, items }
  const draft = await aDraft(shop, owner, '', form)
  const reference = hand === 'cash' ? undefined : '428812345678'
  const taken = await take(shop, owner, draft, draft.totals.total, { kind: hand, reference })
  expect(taken.status).toBe(201)
  const { data } = taken.body
  if (ends === 'delivered')
    await shop.call('POST', `/admin/orders/${data.id}/hand-over`, {
      token: owner.token,
      body: { to: 'Asha Rao' },
    })
  return data
}

/** Lives through an order; whatever the shop refuses on the way is left out. */
async function live(past: History): Promise<void> {
  const person = await aPerson(shop)
  const atCounter = past.channel === 'counter'
  const bought = atCounter ? await buyAtCounter(past) : await buy(person, past)
  const [line] = bought.order_items
  if (past.cancels === 'a piece')
    await cancel(shop, person, bought.id, { items: [{ id: line?.id, quantity: 1 }] })
  if (past.cancels === 'all') await cancel(shop, person, bought.id)
  if (past.ends === 'waits') return
  if (!atCounter) await ship(bought, person, past)
  if (past.givenBack > 0) await giveBack(bought, past)
}

/** The parcel of an order arrives or comes back; goods that arrived are perhaps returned. */
async function ship(bought: Order, person: Person, past: History): Promise<void> {
  const { waybill } = (await advance(shop, owner, bought.id, 'shipped')).body.data ?? {}
  const word = { delivered: 'Delivered', 'comes back': 'RTO', shipped: null, waits: null }[
    past.ends
  ]
  if (waybill && word) {
    await scan(shop, waybill, { ScanType: word })
    await expect
      .poll(
        async () =>
          (await shop.db.execute(sql`select status from orders where id = ${bought.id}`)).rows[0],
        { timeout: patienceMs },
      )
      .toEqual({ status: past.ends === 'delivered' ? 'delivered' : 'returned' })
    if (past.returns && past.ends === 'delivered') await returnOne(bought, person)
  }
}

/** A faulty piece that nobody wants back is refunded. */
async function returnOne(bought: Order, person: Person): Promise<void> {
  const { body } = await ask(shop, person, bought)
  if (body.data)
    for (const step of ['approve', 'keep_it', 'refund'])
      await moveReturn(shop, owner, body.data.id, step)
}

/** Staff give back an amount without a cancellation or a return. */
async function giveBack(bought: Order, past: History): Promise<void> {
  const { body } = await refund(shop, owner, bought.id, {
    amount: past.givenBack,
    credit: past.credit,
    method: past.byHand ? 'upi' : 'provider',
  })
  if (body.data && body.data.kind !== 'provider')
    await shop.call('PUT', `/admin/refunds/${body.data.id}`, {
      token: owner.token,
      body: { utr: `UTR${body.data.id.slice(0, 8)}` },
    })
}

/** Settles payments and refunds, and remits cash, as the histories say; the statuses of both. */
async function payOut(pasts: readonly History[]): Promise<number[]> {
  const { rows } = await shop.db.execute<{
    id: string
    payment: string | null
    amount: number
  }>(sql`
    select provider_payment_id id, null payment, amount_paise::float8 amount from payments
      where provider_payment_id is not null
    union all
    select r.provider_refund_id, p.provider_payment_id, r.amount_paise::float8
    from refunds r join payments p on p.id = r.payment_id where r.provider_refund_id is not null
    order by 1`)
  const entries = rows.flatMap(({ id, payment, amount }, at): ReportedEntry[] => {
    const { settles = 'never' } = pasts[at % pasts.length] ?? {}
    const fee = payment === null ? Math.round(amount * 0.0236) : 0
    const settlement = `setl_${at % 5}`
    const differs = settles === 'short' ? 1 : 0
    return settles === 'never'
      ? []
      : [
          {
            id,
            kind: payment === null ? 'payment' : 'refund',
            payment: payment ?? '',
            amount: amount - differs,
            fee,
            tax: Math.round((fee * 18) / 118),
            settlement,
          },
        ]
  })
  const reported = entries.map((entry) => ({ ...entry, day: `${period}-20` }))
  const settled = (await settle(shop, owner, reported)).status
  const parcels = await shop.db.execute<{ waybill: string; amount: number }>(sql`
    select s.waybill, o.paid_paise::float8 / 100 amount from orders o
    join shipments s on s.order_id = o.id
    where o.payment_method = 'cash' and o.paid_paise > 0 order by s.waybill`)
  const sent = parcels.rows
    .filter((_, at) => at % 4 > 0)
    .map(({ waybill, amount }, at) => ({ waybill, amount: at % 7 === 0 ? amount - 1 : amount }))
  const amount = sent.reduce((sum, one) => sum + one.amount, 0)
  const remitted = { reference: 'COD-R', date: `${period}-21`, amount, parcels: sent }
  return [settled, (await remit(shop, owner, remitted)).status]
}

test(
  'the vouchers of a random month are its documents and its ledger, to the paisa',
  async () => {
    const pasts = fc.sample(history, orders)
    for (let at = 0; at < pasts.length; at += atOnce)
      await Promise.all(pasts.slice(at, at + atOnce).map(live))
    await expect
      .poll(
        () =>
          figure(
            shop,
            `select count(*) from refunds where status = 'pending' and kind = 'provider'`,
          ),
        { timeout: patienceMs },
      )
      .toBe(0)
    expect(await payOut(pasts)).toEqual([201, 201])
    const byHand = `select count(distinct kind) from payments where kind <> 'provider'`
    expect(await figure(shop, byHand)).toBe(3)
    const returned = `select count(*) from returns where state = 'refunded'`
    expect(await figure(shop, returned)).toBeGreaterThan(0)
    const xml = await xmlOf(shop, owner, period)
    expect(await faultsOf(xml)).toEqual([])
    const vouchers = vouchersIn(xml)
    expect(await xmlOf(shop, owner, period)).toBe(xml)
    expect(new Set(vouchers.map(({ guid }) => guid)).size).toBe(vouchers.length)
    for (const { entries } of vouchers)
      expect(entries.reduce((sum, { debit }) => sum + debit, 0)).toBe(0)

    const customers = 'Online Customers'
    const payable = (kinds: string) =>
      figure(
        shop,
        `select sum(gross_paise + rounding_paise) from tax_documents where kind in (${kinds})`,
      )
    expect(balance(vouchers, customers, 'Sales')).toBe(
      await payable(`'invoice', 'cum_bill', 'bill'`),
    )
    expect(balance(vouchers, customers, 'Credit Note')).toBe(-(await payable(`'credit'`)))
    const documents = await sumsOfDocuments(shop, period)
    expect({
      taxable: -balance(vouchers, 'Sales'),
      cgst: -balance(vouchers, 'Output CGST'),
      sgst: -balance(vouchers, 'Output SGST'),
      igst: -balance(vouchers, 'Output IGST'),
    }).toEqual(documents)
    expect(Object.values(documents).every((sum) => sum > 0)).toBe(true)

    const received = await figure(shop, `select sum(amount_paise) from payments`)
    const taken = await figure(
      shop,
      `select sum(amount_paise) from payments where kind <> 'provider'`,
    )
    const remitted = await figure(shop, `select sum(amount_paise) from remitted_parcels`)
    const processed = (where: string) =>
      figure(shop, `select sum(amount_paise) from refunds where status = 'processed' and ${where}`)
    expect(balance(vouchers, customers, 'Receipt')).toBe(-received - remitted)
    expect(balance(vouchers, customers, 'Payment')).toBe(await processed(`credit = 'gst'`))
    expect(balance(vouchers, 'Goodwill Refunds')).toBe(await processed(`credit = 'commercial'`))
    expect(balance(vouchers, 'Razorpay', 'Receipt', 'Payment')).toBe(
      received - taken - (await processed(`kind = 'provider'`)),
    )
    const charged = await figure(shop, `select sum(fee_paise + tax_paise) from settlement_entries`)
    expect(
      balance(vouchers, 'Payment Gateway Charges') + balance(vouchers, 'Input GST on Charges'),
    ).toBe(charged)
    const banked = await figure(
      shop,
      `select sum(credit_paise - debit_paise) from settlement_entries`,
    )
    expect(balance(vouchers, 'Bank', 'Contra')).toBe(banked)

    const money = await moneyOf(shop, owner, period)
    expect(await payOut(pasts)).toEqual([200, 200])
    expect(await moneyOf(shop, owner, period)).toEqual(money)
    expect(await xmlOf(shop, owner, period)).toBe(xml)
    const paise = Object.fromEntries(
      moneyFigures.map((name) => [name, Math.round(money[name].amount * 100)]),
    ) as Record<(typeof moneyFigures)[number], number>
    for (const name of moneyFigures)
      expect(
        money[name].orders.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      ).toBe(paise[name])
    expect(paise.sold - paise.givenBack).toBe(
      paise.settled + paise.collected + paise.fees + paise.open,
    )
    const unknown = Math.round(money.unknown.amount * 100)
    expect([paise.settled + unknown, paise.fees]).toEqual([banked, charged])
    expect(paise.collected).toBe(remitted + taken - (await processed(`kind <> 'provider'`)))
    expect(paise.givenBack).toBe(await figure(shop, `select sum(refund_held_paise) from orders`))
    const due = await figure(
      shop,
      `select sum(total_paise + coalesce(rounding_paise, 0)) from orders
        where payment_method = 'cash' and status not in ('delivered', 'cancelled', 'returned')`,
    )
    expect(paise.sold).toBe(due + (await figure(shop, `select sum(paid_paise) from orders`)))
  },
  timeout,
)
