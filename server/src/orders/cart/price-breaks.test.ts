import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { deliver } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { aCoupon, readCart, typeCode } from '#orders/offers/offers.fixture.ts'
import { order, ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { cancel, refund } from '#payments/payment/refund/refunds.fixture.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { aMugStudio } from '#studio/studio.fixture.ts'
import { documentsOf, readDocument, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { setTaxClass } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { anApprovedPrint } from './approved-print.fixture.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  await setTaxClass(shop, 'tee', { hsn: '6109', abovePaise: 250_000, rateAboveBp: 1800 })
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const priceBreaks = [
  { from: 3, percent: 5 },
  { from: 10, percent: 12.5 },
]
const colors = ['White', 'Black']

type Wanted = { color?: string; pack?: number; proof?: string; quantity?: number }

/** Puts so many pieces of a choice into the cart; the line as the last call answered it. */
async function put(person: Person, product_id: string, wanted: Wanted = {}): Promise<CartLine> {
  const { color = 'White', pack, proof, quantity = 1 } = wanted
  const { token } = person
  const selectedDetails = { color, quantity: pack, proof }
  const { status, body } = await shop.call<{ data: CartLine }>('POST', '/cart', {
    token,
    body: { product_id, user_id: person.id, selectedDetails },
  })
  expect(status).toBe(201)
  return quantity === 1 ? body.data : setQuantity(person, body.data.id, quantity)
}

async function setQuantity({ token }: Person, id: string, quantity: number): Promise<CartLine> {
  const body = { quantity }
  return (await shop.call<{ data: CartLine }>('PUT', `/cart/${id}`, { token, body })).body.data
}

async function bought(person: Person) {
  const request = (await order(shop, person, 'online')).body.data
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  return (await verify(shop, person, callback)).body.data
}

/** Changes a product behind the cart. */
const change = (id: string, columns: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(columns).where(eq(products.id, id))

test('all pieces of a product count for its break, in every colour, and those of no other product', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 499, discount: 10, colors, priceBreaks })
  const cap = await aProduct(shop, { price: 300, discount: 0, priceBreaks })
  expect(await put(person, mug, { quantity: 2 })).toMatchObject({
    unitPrice: 449.1,
    priceBreak: null,
  })
  await put(person, cap)
  // 449.10 less 5 % is 426.645: half a paisa is rounded up.
  const black = await put(person, mug, { color: 'Black' })
  expect(black).toMatchObject({
    unitPrice: 426.65,
    priceBreak: priceBreaks[0],
    product: { price: 499, discountedPrice: 449.1, priceBreaks },
  })
  expect(black.priceWhenAdded).toBeUndefined()
  const cart = await readCart(shop, person)
  expect(cart.data.map(({ unitPrice }) => unitPrice)).toEqual([426.65, 300, 426.65])
  expect(cart.totals).toMatchObject({ price: 1797, discount: 217.05, total: 1579.95 })

  expect(await setQuantity(person, black.id, 8)).toMatchObject({
    unitPrice: 392.96,
    priceBreak: priceBreaks[1],
  })
  await shop.call('DELETE', `/cart/${black.id}`, { token: person.token })
  expect((await readCart(shop, person)).data[0]).toMatchObject({
    unitPrice: 449.1,
    priceBreak: null,
  })
})

test('pieces that cannot be bought do not count', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { colors, priceBreaks, stock: 5 })
  await put(person, mug, { quantity: 2 })
  await put(person, mug, { color: 'Black', quantity: 2 })
  expect((await readCart(shop, person)).data[0]?.priceBreak).toEqual(priceBreaks[0])
  await change(mug, { visibility: 'hidden' })
  expect((await readCart(shop, person)).data[0]?.priceBreak).toBeNull()
})

test('the print costs as much as before, whatever is printed on the pieces that count', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 500, discount: 0, priceBreaks })
  const body = { ...aMugStudio, surcharge: 50 }
  await shop.call('PUT', `/admin-product/${mug}/studio`, { token: owner.token, body })
  for (const name of ['Meera', 'Kabir']) {
    const proof = await anApprovedPrint(shop, person, { productId: mug, name })
    await put(person, mug, { proof })
  }
  await put(person, mug)
  const cart = await readCart(shop, person)
  expect(cart.data).toMatchObject([
    { unitPrice: 475, personalisation: { price: 50 } },
    { unitPrice: 475, personalisation: { price: 50 } },
    { unitPrice: 475 },
  ])
  expect(cart.totals).toMatchObject({ personalisation: 100, total: 1525, personalised: 1050 })
})

test('a pack costs its own price less the discount, and counts as one piece', async () => {
  const person = await aPerson(shop)
  const cards = await aProduct(shop, {
    productType: 'business-cards',
    taxClass: 'mug',
    price: 500,
    discount: 10,
    packs: [100, 250],
    packPrices: { 250: 99_990 },
    priceBreaks,
  })
  await put(person, cards, { pack: 100 })
  const dear = await put(person, cards, { pack: 250 })
  expect(dear).toMatchObject({
    unitPrice: 899.91,
    product: { price: 999.9, discountedPrice: 899.91 },
  })
  expect(dear.priceWhenAdded).toBeUndefined()
  expect(await setQuantity(person, dear.id, 2)).toMatchObject({
    unitPrice: 854.91,
    priceBreak: priceBreaks[0],
  })
  expect(await readCart(shop, person)).toMatchObject({
    data: [{ unitPrice: 427.5 }, { unitPrice: 854.91 }],
    totals: { total: 2137.32 },
  })
  expect(await bought(person)).toMatchObject({ total: 2137.32 })
})

test('an offer counts on the price after the break', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 400, discount: 0, priceBreaks })
  await put(person, mug, { quantity: 3 })
  const refused = await aCoupon(shop, owner, { min: 1141 })
  expect((await typeCode(shop, person, refused.code)).body.code).toBe('coupon_minimum')
  const { code } = await aCoupon(shop, owner, { min: 1140 })
  expect((await typeCode(shop, person, code)).status).toBe(200)
  expect(await readCart(shop, person)).toMatchObject({ totals: { offer: 114, total: 1026 } })
  expect(await bought(person)).toMatchObject({ total: 1026, order_items: [{ unitPrice: 380 }] })
})

test('an order keeps the break it was bought with, whatever staff change and however much goes back', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 400, discount: 0, priceBreaks })
  await put(person, mug, { quantity: 10 })
  const request = (await order(shop, person, 'online', { shownTotal: 3500 })).body.data
  await change(mug, { priceBreaks: [] })
  const callback = await pay(shop, request.razorpayOrderId, { webhook: false })
  const made = (await verify(shop, person, callback)).body.data
  const line = { unitPrice: 350, priceBreak: priceBreaks[1], product: { discountedPrice: 400 } }
  expect(made).toMatchObject({ total: 3500, paid: 3500, order_items: [line] })

  const id = made.order_items[0]?.id
  const fewer = await cancel(shop, person, made.id, { items: [{ id, quantity: 9 }] })
  expect(fewer.body.data).toMatchObject({ total: 350, refunded: 3150, order_items: [line] })
})

test('a break that changed before the press orders nothing at the total that was shown', async () => {
  const person = await aPerson(shop)
  const mug = await aProduct(shop, { price: 400, discount: 0, priceBreaks })
  await put(person, mug, { quantity: 3 })
  await change(mug, { priceBreaks: [{ from: 3, percent: 4 }] })
  expect(await order(shop, person, 'cash', { shownTotal: 1140 })).toMatchObject({
    status: 409,
    body: { code: 'total_changed' },
  })
  const made = await order(shop, person, 'cash', { shownTotal: 1152 })
  expect(made.body.data.order).toMatchObject({ total: 1152, order_items: [{ unitPrice: 384 }] })
})

test('what goes back after delivery is worth what it cost', async () => {
  const person = await aPerson(shop)
  await put(person, await aProduct(shop, { price: 400, discount: 0, priceBreaks }), { quantity: 3 })
  const { id } = await bought(person)
  const { waybill } = (await advance(shop, owner, id, 'shipped')).body.data
  await deliver(shop, id, waybill ?? '')
  const [made] = await ordersOf(shop, person)
  const lines = [{ id: made?.order_items[0]?.id, quantity: 2 }]
  expect((await refund(shop, owner, id, { lines })).body.data.amount).toBe(760)
})

test('the tax rate goes by the price of a piece after the break, which the papers name', async () => {
  const rateOf = async (quantity: number) => {
    const person = await aPerson(shop)
    // 2,600 less 5 % is below 2,500 before tax.
    const goods = { taxClass: 'tee', price: 2700, discount: 0, priceBreaks }
    await put(person, await aProduct(shop, goods), { quantity })
    const { id } = await bought(person)
    await advance(shop, owner, id, 'shipped')
    const [receipt] = await documentsOf(shop, person, id)
    const { lines } = (await readDocument(shop, person, receipt?.id ?? '')).body.data
    return lines.map(({ rate, gross, description }) => ({ rate, gross, description }))
  }
  expect(await rateOf(1)).toMatchObject([{ rate: 18, gross: 2700 }])
  expect(await rateOf(3)).toEqual([
    { rate: 5, gross: 7695, description: 'Chai Weather Mug (White, 5% less from 3 pieces)' },
  ])
})
