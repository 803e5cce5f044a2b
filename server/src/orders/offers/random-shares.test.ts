import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import type { Order } from '@tohfa/contract/orders/orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { refundPayment } from '#payments/payment/payments.jobs.ts'
import { cancel, detailsOf, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { ask, deliver, moveReturn } from '#fulfilment/returns/returns.fixture.ts'
import { hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { startInvoicing } from '#tax/documents/documents.fixture.ts'
import { askReturn, sumsOfDocuments, sumsOfReturn } from '#tax/gst-returns/gst-returns.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCoupon, couponOf, readCart, typeCode } from './offers.fixture.ts'

/** How many orders with an offer live through how many changes; the long form by TEST_SHARES=1000. */
const orders = Number(process.env['TEST_SHARES'] ?? 10)
const timeout = patienceMs * Math.max(2, orders / 4)

let shop: TestShop
let admin: Person
const wrapPaise = 3_017
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  await setTaxClass(shop, 'gift-wrap', { hsn: '4823', rateBp: 1800 })
  await setTaxClass(shop, 'tee', { hsn: '6109', abovePaise: 250_000, rateAboveBp: 1800 })
  const body = { gift: { wrapPrice: wrapPaise / 100 } }
  await shop.call('PUT', '/admin/settings', { token: admin.token, body })
})
afterAll(() => shop.close())

/** A line as it should be, in paise and pieces; written without the shop's own functions. */
type Line = {
  id: string
  unit: number
  offer: number
  bought: number
  cancelled: number
  refunded: number
}
type Model = {
  order: Order
  person: Person
  state: 'confirmed' | 'shipped' | 'delivered' | 'over'
  isCash: boolean
  lines: Line[]
  wrap: number
  paid: number
  held: number
}

const paise = (rupees: number) => Math.round(rupees * 100)
const worth = ({ unit, offer, bought }: Line, pieces: number) =>
  unit * pieces - Number((BigInt(offer) * BigInt(pieces)) / BigInt(bought))
const kept = ({ bought, cancelled }: Line) => bought - cancelled
const open = ({ bought, cancelled, refunded }: Line) => bought - cancelled - refunded
const total = ({ lines, wrap }: Model) =>
  lines.every((line) => kept(line) === 0)
    ? 0
    : lines.reduce((sum, line) => sum + worth(line, kept(line)), wrap)
const rounding = (model: Model) => (model.isCash ? cashDue(total(model)).rounding : 0)
const isLast = ({ lines }: Model) => lines.every((line) => open(line) === 0)

/** What goes back for the next pieces of a line; the last of all carry the wrap and the rounding. */
function giveBack(model: Model, line: Line, pieces: number): number {
  const before = worth(line, open(line))
  line.refunded += pieces
  const piecesWorth = before - worth(line, open(line))
  return isLast(model) ? piecesWorth + model.wrap + rounding(model) : piecesWorth
}

const change = {
  async cancel(model: Model, line: Line, pieces: number) {
    if (model.state !== 'confirmed' || pieces > kept(line)) return
    const [refundedBefore, openBefore] = [line.refunded, open(line)]
    const { status } = await cancel(shop, model.person, model.order.id, {
      items: [{ id: line.id, quantity: pieces }],
    })
    expect(status).toBe(200)
    line.cancelled += pieces
    // Pieces that money went back for are cancelled last, and bring none again.
    line.refunded = Math.min(refundedBefore, kept(line))
    if (!model.isCash) model.held += worth(line, openBefore) - worth(line, open(line))
    if (model.lines.every((one) => kept(one) === 0)) {
      model.held = model.paid
      model.state = 'over'
    }
  },
  async refund(model: Model, line: Line, pieces: number) {
    if (model.paid === 0 || model.state === 'over' || pieces > open(line)) return
    const amount = giveBack(model, line, pieces)
    const answer = await refund(shop, admin, model.order.id, {
      lines: [{ id: line.id, quantity: pieces }],
      method: model.isCash ? 'upi' : 'provider',
    })
    expect([answer.status, answer.body.data.amount]).toEqual([201, amount / 100])
    model.held += amount
  },
  async ship(model: Model) {
    if (model.state !== 'confirmed' || (!model.isCash && model.held === model.paid)) return
    // Also while the card of the gift is not printed.
    const body = { status: 'shipped', force: true, reason: 'The card follows' }
    const { token } = admin
    const { status } = await shop.call('PUT', `/user-orders/${model.order.id}`, { token, body })
    expect(status).toBe(200)
    model.state = 'shipped'
  },
  async deliver(model: Model) {
    if (model.state !== 'shipped') return
    const { waybill } = await detailsOf(shop, admin, model.order.id)
    await deliver(shop, model.order.id, waybill ?? '')
    model.state = 'delivered'
    if (model.isCash) model.paid = total(model) + rounding(model)
  },
  async giveBackReturn(model: Model, _line: Line, pieces: number) {
    const [line] = model.lines
    if (model.state !== 'delivered' || !line || pieces > open(line)) return
    const asked = await ask(shop, model.person, model.order, { quantity: pieces })
    if (asked.status !== 201) return
    const { id } = asked.body.data
    for (const action of ['approve', 'keep_it'])
      expect((await moveReturn(shop, admin, id, action)).status).toBe(200)
    const amount = giveBack(model, line, pieces)
    const method = model.isCash ? { method: 'upi' } : {}
    const moved = await moveReturn(shop, admin, id, 'refund', method)
    expect(moved.status).toBe(200)
    model.held += amount
  },
}

const step = fc.record({
  what: fc.constantFrom<(keyof typeof change)[]>(
    ...(['cancel', 'cancel', 'cancel', 'refund', 'refund'] as const),
    ...(['ship', 'deliver', 'giveBackReturn', 'giveBackReturn'] as const),
  ),
  at: fc.nat(2),
  pieces: fc.integer({ min: 1, max: 3 }),
})

// Each piece keeps a rupee and more, for less is refunded by no provider.
const purchase = fc.record({
  isCash: fc.boolean(),
  isWrapped: fc.boolean(),
  goods: fc.array(
    fc.record({
      taxClass: fc.constantFrom('mug', 'tee'),
      price: fc.integer({ min: 20_000, max: 300_000 }),
      discount: fc.integer({ min: 0, max: 4_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      priceBreaks: fc.constantFrom(
        [],
        [{ from: 2, percent: 7.25 }],
        [
          { from: 3, percent: 12.5 },
          { from: 5, percent: 33 },
        ],
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  rules: fc.oneof(
    fc.record({ kind: fc.constant('percent'), value: fc.integer({ min: 1, max: 6_000 }) }),
    fc.record({ kind: fc.constant('amount'), value: fc.integer({ min: 1, max: 11_000 }) }),
  ),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
})
type Purchase = typeof purchase extends fc.Arbitrary<infer Made> ? Made : never

async function buy({ isCash, isWrapped, goods, rules }: Purchase, code: string): Promise<Model> {
  const person = await aPerson(shop)
  for (const { price, discount, quantity, taxClass, priceBreaks } of goods) {
    const priced = { price: price / 100, discount: discount / 100 }
    const productId = await aProduct(shop, { ...priced, taxClass, priceBreaks: [...priceBreaks] })
    await putIntoCart(shop, person, productId, quantity)
  }
  expect((await typeCode(shop, person, code)).status).toBe(200)
  const { totals } = await readCart(shop, person)
  const wrap = isWrapped ? wrapPaise : 0
  const shownTotal = (paise(totals.total) + wrap) / 100
  const business = { gift: { to: 'Meera', message: 'For you', wrap: isWrapped } }
  const options = { shownTotal, business }
  const made = isCash
    ? (await order(shop, person, 'cash', options)).body.data.order
    : await bought(person, options)
  const all = paise(totals.price) - paise(totals.discount)
  const wished = rules.kind === 'amount' ? rules.value : Math.round((all * rules.value) / 10_000)
  expect(made).toMatchObject({
    total: shownTotal,
    offer: { code, discount: Math.min(wished, all - 100) / 100 },
  })
  return {
    order: made,
    person,
    isCash,
    state: 'confirmed',
    lines: made.order_items.map(({ id, unitPrice, quantity, offer = 0 }) => ({
      id,
      unit: paise(unitPrice),
      offer: paise(offer),
      bought: quantity,
      cancelled: 0,
      refunded: 0,
    })),
    wrap,
    paid: isCash ? 0 : paise(made.total),
    held: 0,
  }
}

async function bought(person: Person, options: Parameters<typeof order>[3]): Promise<Order> {
  const request = (await order(shop, person, 'online', options)).body.data
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  return (await verify(shop, person, callback)).body.data
}

/** What the papers of an order say was charged and not taken back, in paise. */
async function onPapers(orderId: string): Promise<number> {
  const { rows } = await shop.db.execute<{ sum: number }>(sql`
    with papers as (select kind, gross_paise + rounding_paise sum, event like 'supply:%' supply
      from tax_documents where order_id = ${orderId}),
    sums as (select coalesce(sum(sum) filter (where supply), 0) supplied, bool_or(supply) sent,
        coalesce(sum(sum) filter (where kind = 'credit'), 0) credited,
        coalesce(sum(sum) filter (where kind = 'receipt'), 0) received,
        coalesce(sum(sum) filter (where kind = 'refund_voucher'), 0) vouchers from papers)
    select (case when sent then supplied - credited else received - vouchers end)::float8 sum from sums`)
  return rows[0]?.sum ?? 0
}

test(
  'whatever goes back of a discounted order in whatever order, every sum of it agrees to the paisa',
  async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async (made) => {
        const { kind, value } = made.rules
        const { code } = await aCoupon(shop, admin, { kind, value: value / 100 })
        const model = await buy(made, code)
        for (const { what, at, pieces } of made.steps) {
          const line = model.lines[at % model.lines.length]
          if (line) await change[what](model, line, pieces)
          const seen = await detailsOf(shop, admin, model.order.id)
          expect({ total: paise(seen.total), refunded: paise(seen.refunded) }).toEqual({
            total: total(model),
            refunded: model.held,
          })
        }
        const isDue = model.isCash && model.paid === 0
        const due = model.state === 'shipped' ? total(model) + rounding(model) : 0
        expect(await onPapers(model.order.id)).toBe(isDue ? due : model.paid - model.held)
        const isOver = model.state === 'over'
        const taken = model.lines.reduce(
          (sum, line) => sum + line.unit * kept(line) - worth(line, kept(line)),
          0,
        )
        const { discount, sold } = await couponOf(shop, admin, code)
        expect([paise(discount), paise(sold)]).toEqual(isOver ? [0, 0] : [taken, total(model)])
      }),
      { numRuns: orders },
    )
    await hurryJobs(shop, refundPayment.name)
    await expectAuditPasses(shop)
    const period = indianDay().slice(0, 7)
    const { body } = await askReturn(shop, admin, `period=${period}&format=json`)
    expect(sumsOfReturn(body)).toEqual(await sumsOfDocuments(shop, period))
    await expectRowsAddUp()
  },
  timeout,
)

/** Each order of the CSV comes to its lines and its wrap. */
async function expectRowsAddUp(): Promise<void> {
  const answer = await fetch(`${shop.url}/v1/admin-export/orders`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true })
  expect(rows.length).toBeGreaterThan(0)
  const sums = new Map<string, { lines: number; total: number }>()
  for (const { orderNumber = '', lineTotal, giftWrap, orderTotal } of rows) {
    const before = sums.get(orderNumber) ?? { lines: paise(Number(giftWrap)), total: 0 }
    const lines = before.lines + paise(Number(lineTotal))
    sums.set(orderNumber, { lines, total: paise(Number(orderTotal)) })
  }
  for (const { lines, total: all } of sums.values()) expect(lines).toBe(all)
}
