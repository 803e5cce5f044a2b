import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminOrder, ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, readDocument, startInvoicing } from './documents.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  // Sells in Karnataka.
  await startInvoicing(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

async function anOrderTo(address: { state: string; pinCode: string }) {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aProduct(shop))
  const { status, body } = await order(shop, person, 'cash', { address })
  expect(status).toBe(201)
  return { person, id: body.data.order.id, orderNumber: body.data.order.orderNumber }
}

/** Ships it; returns the place of supply on its invoice, and the tax heads. */
async function invoiceOf(person: Person, id: string) {
  expect((await advance(shop, admin, id, 'shipped')).status).toBe(200)
  const [invoice] = await documentsOf(shop, person, id)
  const { placeOfSupply, totals } = (await readDocument(shop, person, invoice?.id ?? '')).body.data
  return { placeOfSupply, heads: totals.igst > 0 ? 'IGST' : 'CGST and SGST' }
}

test.each([
  ['Karnataka', '302001', 'Rajasthan', '08', 'IGST'],
  ['Maharashtra', '560001', 'Karnataka', '29', 'CGST and SGST'],
  ['महाराष्ट्र', '560001', 'Karnataka', '29', 'CGST and SGST'],
  ['छत्तीसगढ', '302001', 'Rajasthan', '08', 'IGST'],
  ['Gujrat', '302001', 'Rajasthan', '08', 'IGST'],
])(
  'an address in %s with PIN code %s is taken, staff see that it is in %s, and its tax is that of there',
  async (state, pinCode, stateOfPin, placeOfSupply, heads) => {
    const { person, id, orderNumber } = await anOrderTo({ state, pinCode })
    const seen = { stateOfPin, stateDisagrees: true }
    expect(await detailsOf(shop, admin, id)).toMatchObject(seen)
    const { body } = await shop.call<{ data: ListedOrder[] }>(
      'GET',
      `/user-orders?search=${orderNumber}`,
      { token: admin.token },
    )
    expect(body.data).toMatchObject([seen])
    const own = await shop.call<{ data: AdminOrder }>('GET', `/user-orders/${id}`, {
      token: person.token,
    })
    expect(own.body.data).not.toHaveProperty('stateDisagrees')
    expect(await invoiceOf(person, id)).toEqual({ placeOfSupply, heads })
  },
)

test.each([
  ['Rajasthan', '302001', 'Rajasthan'],
  ['  rajasthan ', '302001', 'Rajasthan'],
  ['राजस्थान', '302001', 'Rajasthan'],
  ['Rajsthan', '302001', 'Rajasthan'],
  ['Namma Ooru', '560001', 'Karnataka'],
])('"%s" with PIN code %s does not disagree with %s', async (state, pinCode, stateOfPin) => {
  const { id } = await anOrderTo({ state, pinCode })
  expect(await detailsOf(shop, admin, id)).toMatchObject({ stateOfPin, stateDisagrees: false })
})

test('what the carrier says of a PIN code later changes no order that was made', async () => {
  const { person, id } = await anOrderTo({ state: 'Karnataka', pinCode: '313001' })
  await shop.db.execute(sql`update pincodes set state = 'Karnataka' where pincode = '313001'`)
  expect(await detailsOf(shop, admin, id)).toMatchObject({ stateOfPin: 'Rajasthan' })
  expect(await invoiceOf(person, id)).toMatchObject({ placeOfSupply: '08' })
})

test('a state that the carrier did not name when the order was made is requested before the invoice', async () => {
  const { person, id } = await anOrderTo({ state: 'Karnataka', pinCode: '342001' })
  await shop.db.execute(sql`update orders set pin_state = null where id = ${id}`)
  expect(await detailsOf(shop, admin, id)).toMatchObject({
    stateOfPin: null,
    stateDisagrees: false,
  })
  expect(await invoiceOf(person, id)).toMatchObject({ placeOfSupply: '08' })
})

test('an order that is sent elsewhere has the state of the place where it goes now', async () => {
  const { id, person } = await anOrderTo({ state: 'Karnataka', pinCode: '302001' })
  const { shipping_address: before } = await detailsOf(shop, admin, id)
  const { status } = await shop.call('PUT', `/user-orders/${id}/address`, {
    token: person.token,
    body: { ...before, state: 'Karnataka', city: 'Mysuru', pinCode: '570001' },
  })
  expect(status).toBe(200)
  expect(await detailsOf(shop, admin, id)).toMatchObject({
    stateOfPin: 'Karnataka',
    stateDisagrees: false,
  })
})
