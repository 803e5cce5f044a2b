import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, ordersOf, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { fault } from '#payments/payment/payments.fixture.ts'
import { aProduct, stockOf } from '#testing/goods.ts'
import { aPerson, anAddress } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

const statuses = (answers: { status: number }[]) =>
  answers.map((answer) => answer.status).sort((a, b) => a - b)

async function aBuyer(goods: Parameters<typeof aProduct>[1] = {}, quantity = 1) {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, goods)
  await putIntoCart(shop, person, productId, quantity)
  return { person, productId }
}

test.each(['online', 'cash'] as const)(
  'sixty buyers of ten tracked pieces at once get exactly ten (%s)',
  async (method) => {
    const productId = await aProduct(shop, { stock: 10 })
    const buyers = await Promise.all(Array.from({ length: 60 }, () => aPerson(shop)))
    await Promise.all(buyers.map((person) => putIntoCart(shop, person, productId)))
    const answers = await Promise.all(buyers.map((person) => order(shop, person, method)))
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(50).fill(409)])
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['out_of_stock']),
    )
    expect(await stockOf(shop, productId)).toBe(0)
  },
)

test('buyers of the same two products in opposite orders neither hang nor oversell', async () => {
  const [a, b] = [await aProduct(shop, { stock: 15 }), await aProduct(shop, { stock: 15 })]
  const buyers = await Promise.all(Array.from({ length: 24 }, () => aPerson(shop)))
  for (const [index, person] of buyers.entries())
    for (const id of index % 2 ? [a, b] : [b, a]) await putIntoCart(shop, person, id)
  const answers = await Promise.all(buyers.map((person) => order(shop, person, 'cash')))
  expect(statuses(answers)).toEqual([...Array(15).fill(201), ...Array(9).fill(409)])
  expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([0, 0])
})

test('amounts come from the database to the paisa, whatever the client sends', async () => {
  const person = await aPerson(shop)
  const productId = await aProduct(shop, { price: 833.35, discount: 7 })
  await shop.call('POST', '/cart', {
    token: person.token,
    body: {
      product_id: productId,
      user_id: person.id,
      quantity: 1,
      price: 1,
      selectedDetails: { color: 'White', price: 1 },
    },
  })
  const answer = await shop.call<{ data: { order: { total: number } } }>('POST', '/order', {
    token: person.token,
    body: {
      user_id: person.id,
      payment_method: 'cash',
      shipping_address: anAddress,
      amount: 1,
      total: 1,
      order_items: [],
    },
  })
  expect(answer.body.data.order.total).toBe(775.02)
})

test.each(['online', 'cash'] as const)(
  'who was shown another total is asked again, and nothing is ordered (%s)',
  async (method) => {
    const { person, productId } = await aBuyer({ price: 833.35, discount: 7, stock: 1 })
    const refused = await order(shop, person, method, { shownTotal: 775, key: 'first' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed' } })
    expect([await ordersOf(shop, person), await stockOf(shop, productId)]).toEqual([[], 1])
    const placed = await order(shop, person, method, { shownTotal: 775.02, key: 'second' })
    expect(placed.status).toBe(201)
  },
)

test('an order is a copy: later changes of the product and the address do not touch it', async () => {
  const { person, productId } = await aBuyer({
    price: 400,
    discount: 50,
    title: 'As it was bought',
  })
  await order(shop, person, 'cash')
  await shop.db.execute(sql`
    update products set title = 'Renamed', price_paise = 99900, deleted_at = now()
    where id = ${productId}`)
  expect(await ordersOf(shop, person)).toMatchObject([
    {
      total: 200,
      shipping_address: { streetAddress: anAddress.streetAddress },
      order_items: [{ product: { title: 'As it was bought', price: 400, discountedPrice: 200 } }],
    },
  ])
})

test('the same cart and address again get the same payment order, also at the same moment', async () => {
  const { person, productId } = await aBuyer({ stock: 3 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(shop, person, 'online')))
  expect(statuses(answers)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.razorpayOrderId)).size).toBe(1)
  expect(await stockOf(shop, productId)).toBe(2)
})

test('another cart takes the place of the old checkout and gives its stock back', async () => {
  const { person, productId } = await aBuyer({ stock: 3 }, 3)
  const first = await order(shop, person, 'online')
  expect(await stockOf(shop, productId)).toBe(0)
  await shop.db.execute(sql`update cart_lines set quantity = 1 where user_id = ${person.id}`)
  const second = await order(shop, person, 'online')
  expect(second.body.data.razorpayOrderId).not.toBe(first.body.data.razorpayOrderId)
  expect(await stockOf(shop, productId)).toBe(2)
})

test('what is paid is what the window was opened for; only the bought lines leave the cart', async () => {
  const { person, productId } = await aBuyer({ price: 500, discount: 10 })
  const { body } = await order(shop, person, 'online')
  const later = await aProduct(shop)
  await putIntoCart(shop, person, later)
  await shop.db.execute(sql`update products set price_paise = 90000 where id = ${productId}`)
  const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).body.data).toMatchObject({
    total: 450,
    order_items: [{ product: { id: productId } }],
  })
  const cart = await shop.call<{ data: { product: { id: string } }[] }>(
    'GET',
    `/cart/${person.id}`,
    { token: person.token },
  )
  expect(cart.body.data.map((line) => line.product.id)).toEqual([later])
})

test('an Idempotency-Key answers the same for the same body, and 409 for another', async () => {
  const { person } = await aBuyer()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => order(shop, person, 'cash', { key: 'one press' })),
  )
  expect(statuses(answers)).toEqual(Array(6).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.order.id)).size).toBe(1)
  const other = await order(shop, person, 'cash', { key: 'one press', address: { city: 'Pune' } })
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await ordersOf(shop, person)).toHaveLength(1)
})

test('every key of a checkout keeps answering the same, also after a later key', async () => {
  const { person } = await aBuyer()
  const first = await order(shop, person, 'online', { key: 'first press' })
  const second = await order(shop, person, 'online', { key: 'second press' })
  const again = await order(shop, person, 'online', { key: 'first press' })
  expect([second, again].map(({ body }) => body.data)).toEqual([first.body.data, first.body.data])
  const other = await order(shop, person, 'online', {
    key: 'first press',
    address: { city: 'Pune' },
  })
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
})

test('without a key a double press of cash makes one order', async () => {
  const { person } = await aBuyer()
  const answers = await Promise.all([order(shop, person, 'cash'), order(shop, person, 'cash')])
  expect(statuses(answers)).toEqual([201, 400])
  expect(await ordersOf(shop, person)).toHaveLength(1)
})

test('an empty cart is 400, an unavailable line 409 by its name, a short stock 409 with what is left', async () => {
  expect((await order(shop, await aPerson(shop), 'cash')).body.code).toBe('cart_empty')

  const gone = await aBuyer({ title: 'Gone Mug' })
  await shop.db.execute(sql`update products set deleted_at = now() where id = ${gone.productId}`)
  const unavailable = await order(shop, gone.person, 'cash')
  expect([unavailable.status, unavailable.body.code]).toEqual([409, 'line_unavailable'])
  expect(unavailable.body.message).toContain('Gone Mug')

  const short = await aBuyer({ stock: 5 }, 5)
  await shop.db.execute(
    sql`update product_variants set stock = 2 where product_id = ${short.productId}`,
  )
  const refused = await order(shop, short.person, 'online')
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
  expect(refused.body.message).toContain('Only 2 left')
  expect(await stockOf(shop, short.productId)).toBe(2)
})

test('a pincode that is not served is 409, and cash is 409 where the carrier takes none', async () => {
  const { person } = await aBuyer()
  const far = await order(shop, person, 'online', { address: { pinCode: '900001' } })
  expect([far.status, far.body.code]).toEqual([409, 'pincode_not_served'])
  const noCash = await order(shop, person, 'cash', { address: { pinCode: '800001' } })
  expect([noCash.status, noCash.body.code]).toEqual([409, 'cash_not_available'])
  expect((await order(shop, person, 'online', { address: { pinCode: '800001' } })).status).toBe(201)
})

test('every missing or wrong field is reported at once, by its path, and nothing is written', async () => {
  const { person } = await aBuyer()
  const answer = await shop.call<{ fields: Record<string, string> }>('POST', '/order', {
    token: person.token,
    body: {
      user_id: person.id,
      payment_method: 'barter',
      shipping_address: { name: ' ', phone: '123', email: 'x', pinCode: '012345', city: 'Pune' },
    },
  })
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toEqual({
    payment_method: 'Payment method not valid',
    'shipping_address.name': 'Required',
    'shipping_address.phone': 'Mobile number not valid',
    'shipping_address.email': 'Email is not valid',
    'shipping_address.streetAddress': 'Required',
    'shipping_address.state': 'Required',
    'shipping_address.pinCode': 'Pincode is not valid',
  })
})

test('an order keeps the ten digits of a phone number, however it was written', async () => {
  const { person } = await aBuyer()
  const answer = await order(shop, person, 'cash', { address: { phone: '+91 98765 43210' } })
  expect(answer.status).toBe(201)
  expect(answer.body.data.order.shipping_address.phone).toBe('9876543210')
})

test('half a character in an address is no fault of the shop', async () => {
  const { person } = await aBuyer()
  const answer = await order(shop, person, 'cash', { address: { name: 'Asha \ud83c Rao' } })
  expect(answer.status).toBe(201)
  expect(answer.body.data.order.shipping_address.name).toBe('Asha \ufffd Rao')
})

test("somebody else's user_id is 403 and nothing is written", async () => {
  const { person } = await aBuyer()
  const stranger = await aPerson(shop)
  const answer = await order(shop, { ...person, token: stranger.token }, 'cash')
  expect(answer.status).toBe(403)
  expect(await ordersOf(shop, person)).toEqual([])
})

test.each(['down', 'html502', 'refuse'])(
  'with the payment provider away (%s) the stock is given back, cash still sells, and all is well after',
  async (mode) => {
    const { person, productId } = await aBuyer({ stock: 2 })
    await fault(shop, mode)
    const failed = await order(shop, person, 'online', { key: `press while ${mode}` })
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_provider_away'])
    expect(await stockOf(shop, productId)).toBe(2)
    const other = await aPerson(shop)
    await putIntoCart(shop, other, productId)
    expect((await order(shop, other, 'cash')).status).toBe(201)
    await fault(shop, 'none')
    expect((await order(shop, person, 'online', { key: `press while ${mode}` })).status).toBe(201)
  },
)

test('when only the answer of the payment provider is lost, its order is found again', async () => {
  const { person } = await aBuyer()
  await fault(shop, 'partial')
  const answer = await order(shop, person, 'online')
  await fault(shop, 'none')
  if (answer.status !== 201) expect(answer.body.code).toBe('payment_provider_away')
  const again = await order(shop, person, 'online')
  expect(again.status).toBe(201)
})

test('a checkout that outlived its process is settled by the next one, once', async () => {
  const first = await openTestShop()
  const person = await aPerson(first)
  await putIntoCart(first, person, await aProduct(first, { stock: 2 }))
  const { body } = await order(first, person, 'online')
  const paid = await pay(first, body.data.razorpayOrderId, { webhook: false })
  await first.stop()
  const second = await openTestShop({ on: first })
  const answers = await Promise.all([verify(second, person, paid), verify(second, person, paid)])
  expect(statuses(answers)).toEqual([200, 200])
  expect(await ordersOf(second, person)).toHaveLength(1)
  await second.close()
})

test('stock comes back even when the job of a checkout is lost: the next start finds it', async () => {
  const first = await openTestShop()
  const person = await aPerson(first)
  const productId = await aProduct(first, { stock: 1 })
  await putIntoCart(first, person, productId)
  await order(first, person, 'online')
  await first.db.execute(sql`delete from pgboss.job where name = 'lapse-checkout'`)
  await first.db.execute(sql`update checkouts set expires_at = now() - interval '1 minute'`)
  // Otherwise the slot left by the regular sweep would block the sweep at start.
  await first.db.execute(sql`delete from pgboss.job where name = 'sweep-checkouts'`)
  await first.stop()
  const second = await openTestShop({ on: first, delays: { startJobsMs: 0 } })
  await expect.poll(() => stockOf(second, productId)).toBe(1)
  await second.close()
})
