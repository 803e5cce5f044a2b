import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SellerState } from '@tohfa/contract/tax/seller'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { documentsOf, readDocument, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aCoupon, readCart, typeCode } from './offers.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  await setTaxClass(shop, 'gift-wrap', { hsn: '4823', rateBp: 1800 })
  expect((await set({ wrapPrice: 30.5 })).status).toBe(200)
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const gift = { to: 'Meera', message: 'Happy birthday!', wrap: true }

function set(of: object) {
  return shop.call('PUT', '/admin/settings', { token: owner.token, body: { gift: of } })
}

async function aShopper(pieces = 1): Promise<Person> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop), pieces)
  return person
}

/** Sends an order, whether its card is printed or not. */
async function send(id: string): Promise<void> {
  const body = { status: 'shipped', force: true, reason: 'The card follows' }
  const { status } = await shop.call('PUT', `/user-orders/${id}`, { token: owner.token, body })
  expect(status).toBe(200)
}

async function aPaidGift(person: Person) {
  const request = (await order(shop, person, 'online', { business: { gift } })).body.data
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  return (await verify(shop, person, callback)).body.data
}

test('the wrap is a part of the total, and a taxed line of its own on the papers', async () => {
  const person = await aShopper(2)
  const { code } = await aCoupon(shop, owner)
  await typeCode(shop, person, code)
  expect(await readCart(shop, person)).toMatchObject({ wrap: 30.5, totals: { total: 808.38 } })
  const made = await aPaidGift(person)
  expect(made).toMatchObject({ total: 838.88, wrap: 30.5, offer: { discount: 89.82 } })
  await send(made.id)
  const documents = await documentsOf(shop, person, made.id)
  expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
  for (const { id } of documents)
    expect((await readDocument(shop, person, id)).body.data).toMatchObject({
      total: 838.88,
      lines: [
        { gross: 808.38, taxable: 769.88, cgst: 19.25, sgst: 19.25, quantity: 2 },
        { description: 'Gift wrap', hsn: '4823', rate: 18, quantity: 1, gross: 30.5 },
      ],
    })
})

test('an invoice records what the offer takes off each line, and a credit note of a part names the goods alone', async () => {
  const person = await aShopper(2)
  const { code } = await aCoupon(shop, owner)
  await typeCode(shop, person, code)
  const made = await aPaidGift(person)
  await send(made.id)
  const lines = [{ id: made.order_items[0]?.id, quantity: 1 }]
  expect((await refund(shop, owner, made.id, { lines })).status).toBe(201)
  const named: string[] = []
  for (const { id, kind } of await documentsOf(shop, person, made.id)) {
    const { body } = await readDocument(shop, person, id)
    named.push(...body.data.lines.map(({ description }) => `${kind}: ${description}`))
  }
  const goods = 'Chai Weather Mug (White)'
  expect(named).toEqual([
    `receipt: ${goods}`,
    'receipt: Gift wrap',
    `invoice: ${goods}: ₹898.20 less ₹89.82 by offer ${code}`,
    'invoice: Gift wrap',
    `credit: ${goods}`,
  ])
})

test('the wrap goes back with the last pieces, cancelled or refunded', async () => {
  const person = await aShopper(2)
  const made = await aPaidGift(person)
  const id = made.order_items[0]?.id
  const first = await cancel(shop, person, made.id, { items: [{ id, quantity: 1 }] })
  expect(first.body.data).toMatchObject({ total: 479.6, refunded: 449.1 })
  const whole = await cancel(shop, person, made.id)
  expect(whole.body.data).toMatchObject({ total: 0, refunded: 928.7, wrap: 30.5 })

  const other = await aShopper(2)
  const sent = await aPaidGift(other)
  await send(sent.id)
  const lines = [{ id: sent.order_items[0]?.id, quantity: 1 }]
  expect((await refund(shop, owner, sent.id, { lines })).body.data.amount).toBe(449.1)
  expect((await refund(shop, owner, sent.id, { lines })).body.data.amount).toBe(479.6)
  const credits = (await documentsOf(shop, other, sent.id)).filter(({ kind }) => kind === 'credit')
  const [, last] = credits
  expect((await readDocument(shop, other, last?.id ?? '')).body.data.lines).toMatchObject([
    { gross: 449.1 },
    { description: 'Gift wrap', gross: 30.5 },
  ])
})

test('cash with a wrap is collected in whole rupees', async () => {
  const made = await order(shop, await aShopper(), 'cash', { business: { gift } })
  expect(made.body.data.order).toMatchObject({ total: 479.6, toCollect: 480, rounding: 0.4 })
})

test('a price of the wrap that changed orders nothing at the total that was shown', async () => {
  const person = await aShopper()
  await set({ wrapPrice: 40 })
  const refused = await order(shop, person, 'cash', { shownTotal: 479.6, business: { gift } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
  await set({ wrapPrice: 30.5 })
  const made = await order(shop, person, 'cash', { shownTotal: 479.6, business: { gift } })
  expect(made.status).toBe(201)
})

test('where no wrap is offered it is refused at its field, and the cart names none', async () => {
  await set({ wrap: false })
  const person = await aShopper()
  expect(await readCart(shop, person)).toMatchObject({ wrap: null })
  expect(await order(shop, person, 'cash', { business: { gift } })).toMatchObject({
    status: 400,
    body: { fields: { 'gift.wrap': 'This shop wraps no gifts at the moment' } },
  })
  await set({ wrap: true })
})

test('a wrap that costs something needs a reviewed tax class, one that costs nothing does not', async () => {
  const other = await openTestShop()
  const boss = await aPerson(other, 'ADMIN')
  await startInvoicing(other)
  await aProduct(other)
  const isOn = async () => {
    const { token } = boss
    const { body } = await other.call<{ data: SellerState }>('GET', '/admin/seller', { token })
    return body.data.invoicing.on
  }
  expect(await isOn()).toBe(true)
  const body = { gift: { wrapPrice: 20 } }
  await other.call('PUT', '/admin/settings', { token: boss.token, body })
  expect(await isOn()).toBe(false)
  await setTaxClass(other, 'gift-wrap')
  expect(await isOn()).toBe(true)
  await other.close()
})

test('the price of the wrap is an owner’s to set, from 0 rupees in whole paise', async () => {
  const manager = await aPerson(shop, 'manager')
  const { token } = manager
  const body = { gift: { wrapPrice: 1 } }
  expect((await shop.call('PUT', '/admin/settings', { token, body })).status).toBe(403)
  for (const wrapPrice of [-1, 0.001, 10_001, null])
    expect(await set({ wrapPrice })).toMatchObject({ status: 400 })
})
