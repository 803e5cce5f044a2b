import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { anApprovedPrint } from '#orders/cart/approved-print.fixture.ts'
import { order, ordersOf, pay, verify } from '#orders/order/orders.fixture.ts'
import { aCustomizable, aMugStudio } from '#studio/studio.fixture.ts'
import { stockOf } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => expectAuditPasses(shop))
afterAll(() => shop.close())

function add(person: Person, product_id: string, details: object = {}) {
  return shop.call<{ data: { id: string }; code?: string }>('POST', '/cart', {
    token: person.token,
    body: { product_id, user_id: person.id, selectedDetails: { color: 'White', ...details } },
  })
}

/** Puts a mug with this name on it into a person's cart; the hash of its proof. */
async function putPrinted(person: Person, productId: string, name: string, areasInUse = 1) {
  const proof = await anApprovedPrint(shop, person, { productId, name, areasInUse })
  expect((await add(person, productId, { proof })).status).toBe(201)
  return proof
}

async function aBuyer(goods: object = {}) {
  const person = await aPerson(shop)
  const productId = await aCustomizable(shop, {}, { price: 499, discount: 10, ...goods })
  return { person, productId }
}

const cartOf = async (person: Person) =>
  (await shop.call<{ data: object[] }>('GET', `/cart/${person.id}`, { token: person.token })).body
    .data

test.each(['online', 'cash'] as const)(
  'the print of each piece is paid for with it, and the order keeps its words (%s)',
  async (method) => {
    const { person, productId } = await aBuyer()
    const first = await putPrinted(person, productId, 'मीरा')
    const second = await putPrinted(person, productId, 'Asha', 2)
    await add(person, productId)
    await shop.db.execute(sql`update cart_lines set quantity = 2 where user_id = ${person.id}
      and approval_id = (select id from proof_approvals where hash = ${second})`)
    // 449.10 + 120.50, twice 449.10 + 160.50, and 449.10.
    const shownTotal = 2237.9
    const refused = await order(shop, person, method, { shownTotal: 1796.4 })
    expect(refused.body.code).toBe('total_changed')
    const { body } = await order(shop, person, method, { shownTotal })
    if (method === 'online') {
      expect(body.data.amount).toBe(223_790)
      const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
      expect((await verify(shop, person, paid)).status).toBe(200)
    }
    const [bought] = await ordersOf(shop, person)
    expect(bought?.total).toBe(shownTotal)
    expect(bought?.order_items).toMatchObject([
      {
        selectedDetails: { proof: first },
        personalisation: {
          preview: `/v1/proofs/${first}/wrap.webp`,
          values: [{ label: 'Name', value: 'मीरा' }],
          price: 120.5,
        },
      },
      { quantity: 2, selectedDetails: { proof: second }, personalisation: { price: 160.5 } },
      { quantity: 1 },
    ])
    expect(bought?.order_items[2]).not.toHaveProperty('personalisation')
    expect(bought?.order_items[2]?.selectedDetails).not.toHaveProperty('proof')
    expect(await cartOf(person)).toEqual([])
  },
)

test('what was bought stays as it was, whatever becomes of the studio', async () => {
  const { person, productId } = await aBuyer()
  await putPrinted(person, productId, 'मीरा')
  await order(shop, person, 'cash')
  const before = await ordersOf(shop, person)
  const admin = await aPerson(shop, 'ADMIN')
  await shop.call('DELETE', `/admin-product/${productId}/studio`, { token: admin.token })
  expect(await ordersOf(shop, person)).toEqual(before)
})

test('only the print that was bought leaves the cart, not one that took its place meanwhile', async () => {
  const { person, productId } = await aBuyer()
  const proof = await anApprovedPrint(shop, person, { productId })
  const { id } = (await add(person, productId, { proof })).body.data
  const { body } = await order(shop, person, 'online')
  const later = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  await shop.call('PUT', `/cart/${id}`, {
    token: person.token,
    body: { id, quantity: 1, proof: later },
  })
  const paid = await pay(shop, body.data.razorpayOrderId, { webhook: false })
  expect((await verify(shop, person, paid)).body.data.order_items).toMatchObject([
    { selectedDetails: { proof } },
  ])
  expect(await cartOf(person)).toMatchObject([{ id, selectedDetails: { proof: later } }])
})

test('another print is another purchase: the checkout of the old one gives way', async () => {
  const { person, productId } = await aBuyer()
  const proof = await anApprovedPrint(shop, person, { productId })
  const { id } = (await add(person, productId, { proof })).body.data
  const first = await order(shop, person, 'online')
  expect((await order(shop, person, 'online')).body.data).toEqual(first.body.data)
  const other = await anApprovedPrint(shop, person, { productId, name: 'Asha' })
  const body = { id, quantity: 1, proof: other }
  await shop.call('PUT', `/cart/${id}`, { token: person.token, body })
  const second = await order(shop, person, 'online')
  expect(second.body.data.razorpayOrderId).not.toBe(first.body.data.razorpayOrderId)
})

test('two prints of one colour and size are both held, given back and sold as two pieces', async () => {
  const { person, productId } = await aBuyer({ stock: 3 })
  await putPrinted(person, productId, 'मीरा')
  await putPrinted(person, productId, 'Asha')
  await order(shop, person, 'online')
  expect(await stockOf(shop, productId)).toBe(1)
  expect(await cartOf(person)).toMatchObject([{ stockLeft: 2 }, { stockLeft: 2 }])
  expect((await order(shop, person, 'cash')).status).toBe(201)
  expect(await stockOf(shop, productId)).toBe(1)
})

test('of one piece two prints are not ordered, nor is anything held of it', async () => {
  const { person, productId } = await aBuyer({ stock: 2, title: 'Chai Mug' })
  await putPrinted(person, productId, 'मीरा')
  await putPrinted(person, productId, 'Asha')
  await shop.db.execute(sql`update product_variants set stock = 1 where product_id = ${productId}`)
  const refused = await order(shop, person, 'cash')
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
  expect(await stockOf(shop, productId)).toBe(1)
  expect(await ordersOf(shop, person)).toEqual([])
})

test('people who order two prints of one colour and size at once neither hang nor oversell', async () => {
  const { productId } = await aBuyer({ stock: 9 })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aPerson(shop)))
  for (const [index, person] of buyers.entries()) {
    await putPrinted(person, productId, 'मीरा')
    await putPrinted(person, productId, `Asha ${index}`)
  }
  const answers = await Promise.all(
    buyers.map((person, index) => order(shop, person, index % 2 ? 'cash' : 'online')),
  )
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  expect(statuses).toEqual([...Array<number>(4).fill(201), ...Array<number>(8).fill(409)])
  expect(await stockOf(shop, productId)).toBe(1)
})

test.each([
  ['ended', { live: false }, 'is no longer printed as you designed it'],
  ['became required', { required: true }, 'is only sold personalised now'],
])('a studio that %s holds back the order of what lacks it', async (_name, change, said) => {
  const { person, productId } = await aBuyer({ title: 'Chai Mug' })
  if ('live' in change) await putPrinted(person, productId, 'मीरा')
  else await add(person, productId)
  const admin = await aPerson(shop, 'ADMIN')
  await shop.call('PUT', `/admin-product/${productId}/studio`, {
    token: admin.token,
    body: { ...aMugStudio, ...change },
  })
  const { status, body } = await order(shop, person, 'cash')
  expect([status, body.code]).toEqual([409, 'line_unavailable'])
  expect(body.message).toContain(`Chai Mug ${said}`)
  expect(await ordersOf(shop, person)).toEqual([])
})

test('the export of orders sums what is printed, and writes it out', async () => {
  const { person, productId } = await aBuyer()
  await putPrinted(person, productId, '=1+1')
  const { orderNumber } = (await order(shop, person, 'cash')).body.data.order
  const admin = await aPerson(shop, 'ADMIN')
  const file = await fetch(`${shop.url}/v1/admin-export/orders`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const rows: { orderNumber: string }[] = parse(await file.text(), { columns: true, bom: true })
  expect(rows.filter((row) => row.orderNumber === orderNumber)).toMatchObject([
    {
      discountedPrice: '449.1',
      lineTotal: '569.6',
      orderTotal: '569.6',
      personalisation: 'Name: =1+1',
      personalisationPrice: '120.5',
    },
  ])
})
