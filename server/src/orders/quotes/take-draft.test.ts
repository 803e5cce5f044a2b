import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { documentsOf, expectNoGaps, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { aKeyChain, printAll } from '#fulfilment/print/print.fixture.ts'
import { count } from '#payments/payment/payments.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import {
  aDraft,
  aDraftForm,
  drawn,
  makeDraft,
  orderQuote,
  readDraft,
  readQuote,
  send,
  take,
  thePlace,
} from './quotes.fixture.ts'

let shop: TestShop
let staff: Person
let printer: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  await startInvoicing(shop)
  staff = await aPerson(shop, 'manager')
  printer = await aPerson(shop, 'printer')
  mug = await aProduct(shop)
})
afterAll(async () => {
  await expectNoGaps(shop)
  await expectAuditPasses(shop)
  await shop.close()
})

type Failed = { code: string; fields?: Record<string, string>; data: { status: string } }
const handOver = (id: string, body: object = { to: 'Asha Rao' }, by = printer) =>
  shop.call<Failed>('POST', `/admin/orders/${id}/hand-over`, { token: by.token, body })
const orderForStaff = async (id: string) =>
  (await shop.call<{ data: AdminOrder }>('GET', `/admin/orders/${id}`, { token: staff.token })).body
    .data
const counterDraft = (more: object = {}, item: object = {}) =>
  aDraft(shop, staff, mug, { delivery: 'counter', ...more }, item)

test('an order that was paid at the counter is in the ledger with its reference, and has its papers', async () => {
  const draft = await counterDraft({ discount: { amount: 98.2 } })
  const { status, body } = await take(shop, staff, draft, draft.totals.total)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    status: 'confirmed',
    delivery: 'counter',
    total: 800,
    paid: 800,
    refunded: 0,
  })
  const order = await orderForStaff(body.data.id)
  expect(order.payments).toMatchObject([
    { kind: 'upi', providerPaymentId: null, reference: '428812345678', amount: 800 },
  ])
  const kinds = async () => (await documentsOf(shop, staff, order.id)).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['receipt'])
  expect((await handOver(order.id)).body.data.status).toBe('delivered')
  expect(await kinds()).toEqual(['receipt', 'invoice'])
  expect((await orderForStaff(order.id)).history.at(-1)).toMatchObject({
    status: 'delivered',
    reason: 'Asha Rao',
    by: printer.email,
  })
  expect((await readDraft(shop, staff, draft.id)).approval).toEqual({
    by: 'Asha Rao',
    how: 'counter',
  })
  const mails = sql`mails where key = ${`order-delivered:${order.id}`} and subject like '%handed over'`
  expect(await count(shop, mails)).toBe(1)
})

test('the lists of staff say how they were paid', async () => {
  const draft = await counterDraft({ customer: { name: 'Lata Devi', phone: '9222200377' } })
  const { body } = await take(shop, staff, draft, draft.totals.total, { kind: 'cash' })
  const found = await shop.call<{ data: { id: string; handPayment?: string }[] }>(
    'GET',
    `/user-orders?search=${body.data.orderNumber}`,
    { token: staff.token },
  )
  expect(found.body.data).toMatchObject([{ id: body.data.id, handPayment: 'cash' }])
  const customers = await shop.call<{ data: { id: string }[] }>(
    'GET',
    '/admin/customers?search=9222200377',
    { token: staff.token },
  )
  const customer = await shop.call<{ data: { orders: object[] } }>(
    'GET',
    `/admin/customers/${customers.body.data[0]?.id}`,
    { token: staff.token },
  )
  expect(customer.body.data.orders).toMatchObject([{ id: body.data.id, handPayment: 'cash' }])
})

test('the amount must be the total', async () => {
  const draft = await counterDraft()
  for (const amount of [1, draft.totals.total + 0.01, 0, -5]) {
    const { status, body } = await take(shop, staff, draft, amount)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['payment.amount']])
  }
  const other = await take(shop, staff, draft, draft.totals.total, { kind: 'barter' })
  expect(Object.keys(other.body.fields ?? {})).toEqual(['payment.kind'])
  expect((await readDraft(shop, staff, draft.id)).state).toBe('draft')
})

test('pressed many times at once it is one order with one payment', async () => {
  const product = await aProduct(shop, { stock: 5 })
  const draft = await aDraft(shop, staff, product, { delivery: 'counter' })
  const all = await Promise.all([1, 2, 3].map(() => take(shop, staff, draft, draft.totals.total)))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await stockOf(shop, product)).toBe(3)
  expect(await count(shop, sql`payments where order_id = ${all[0]?.body.data.id}`)).toBe(1)
})

test('the link and the counter at once make one order', async () => {
  const product = await aProduct(shop, { stock: 2 })
  const draft = await aDraft(shop, staff, product, { delivery: 'counter' }, { quantity: 2 })
  const link = await send(shop, staff, draft)
  const [taken, ordered] = await Promise.all([
    take(shop, staff, draft, draft.totals.total),
    orderQuote(shop, link),
  ])
  expect(ordered.status).toBe(201)
  expect([201, 409]).toContain(taken.status)
  expect(await stockOf(shop, product)).toBe(0)
  const made = sql`orders o join checkouts c on c.id = o.checkout_id where c.draft_id = ${draft.id}`
  expect(await count(shop, made)).toBe(1)
})

test('what was ordered by link is not taken again', async () => {
  const draft = await counterDraft()
  expect((await orderQuote(shop, await send(shop, staff, draft))).status).toBe(201)
  const { status, body } = await take(shop, staff, draft, draft.totals.total)
  expect([status, body.code]).toEqual([409, 'draft_closed'])
})

test('goods for a parcel need an address', async () => {
  const draft = await aDraft(shop, staff, mug)
  const refused = await take(shop, staff, draft, draft.totals.total)
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['address']])
  const other = await aDraft(shop, staff, mug, { address: thePlace })
  const taken = await take(shop, staff, other, other.totals.total, { kind: 'bank' })
  expect(taken.status).toBe(201)
  expect(taken.body.data.delivery).toBeUndefined()
  expect((await handOver(taken.body.data.id)).body.code).toBe('invalid_transition')
  const shipped = await shop.call('PUT', `/user-orders/${taken.body.data.id}`, {
    token: staff.token,
    body: { status: 'shipped' },
  })
  expect(shipped.status).toBe(200)
})

test('a counter order is handed over once, when its prints are done, and never shipped', async () => {
  const keyChain = await aKeyChain(shop)
  const draft = await aDraft(
    shop,
    staff,
    keyChain,
    { delivery: 'counter', customer: { name: 'Asha', phone: '9333300001' } },
    { values: { name: 'Asha' } },
  )
  await drawn(shop, staff, draft)
  const { body } = await take(shop, staff, draft, draft.totals.total, { kind: 'cash' })
  const { id, orderNumber } = body.data
  expect((await handOver(id)).body.code).toBe('invalid_transition')
  const notes = (await orderForStaff(id)).notes.map(({ text }) => text)
  expect(notes).toEqual(['Prints approved by Asha Rao at the counter.'])
  const ship = () =>
    shop.call<Failed>('PUT', `/user-orders/${id}`, {
      token: staff.token,
      body: { status: 'shipped' },
    })
  expect([(await ship()).status, (await ship()).body.code]).toEqual([409, 'invalid_transition'])
  await printAll(shop, staff, orderNumber)
  expect((await ship()).body.code).toBe('invalid_transition')
  expect(Object.keys((await handOver(id, { to: ' ' })).body.fields ?? {})).toEqual(['to'])
  const both = await Promise.all([handOver(id), handOver(id)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('an unready print is not approved', async () => {
  const keyChain = await aKeyChain(shop)
  const form = aDraftForm(keyChain, { delivery: 'counter' }, { values: { name: '\u{13000}' } })
  const { data } = (await makeDraft(shop, staff, form)).body
  const { status, body } = await take(shop, staff, data, data.totals.total)
  expect([status, body.code]).toEqual([409, 'preflight_stop'])
})

test('money that was taken by hand goes back by hand', async () => {
  const draft = await counterDraft({}, { quantity: 2 })
  const { data } = (await take(shop, staff, draft, draft.totals.total)).body
  const refuse = await shop.call<Failed>('POST', `/admin/orders/${data.id}/refunds`, {
    token: staff.token,
    body: { amount: 10, reason: 'Scratch', method: 'provider' },
  })
  expect([refuse.status, Object.keys(refuse.body.fields ?? {})]).toEqual([400, ['method']])
  const cancelled = await shop.call('POST', `/admin/orders/${data.id}/cancel`, {
    token: staff.token,
    body: { reason: 'Not wanted' },
  })
  expect(cancelled.status).toBe(200)
  const { refunds, paid } = await orderForStaff(data.id)
  expect(refunds).toMatchObject([{ kind: 'upi', amount: paid, status: 'needs_details' }])
  const { id } = refunds[0] ?? { id: '' }
  const sent = await shop.call('PUT', `/admin/refunds/${id}`, {
    token: staff.token,
    body: { utr: 'UTR0001' },
  })
  expect(sent.status).toBe(200)
  expect((await handOver(data.id)).body.code).toBe('invalid_transition')
})

test('a customer without e-mail gets no mail, and their order is complete', async () => {
  const draft = await counterDraft({ customer: { name: 'Meena', phone: '9333300002' } })
  const { data } = (await take(shop, staff, draft, draft.totals.total, { kind: 'cash' })).body
  expect(data.shipping_address).toMatchObject({ name: 'Meena', phone: '9333300002', email: '' })
  await expect
    .poll(() =>
      count(
        shop,
        sql`mails where key = ${`order-confirmed:${data.id}`} and sent_at is not null
          and recipient like '%@guest.invalid'`,
      ),
    )
    .toBe(1)
})

test('cash at the counter counts as paid when it is handed over', async () => {
  const draft = await counterDraft()
  const placed = await orderQuote(shop, await send(shop, staff, draft), { address: undefined })
  const { id, toCollect } = placed.body.data.order
  expect((await handOver(id)).status).toBe(200)
  expect((await orderForStaff(id)).paid).toBe(toCollect)
})

test('only owners and managers take, and everybody of the staff hands over', async () => {
  const draft = await counterDraft()
  expect((await take(shop, printer, draft, draft.totals.total)).status).toBe(403)
  expect((await handOver(draft.id, { to: 'A' }, await aPerson(shop))).status).toBe(403)
  expect((await handOver(draft.id)).status).toBe(404)
  expect((await readQuote(shop, 'none')).status).toBe(404)
})
