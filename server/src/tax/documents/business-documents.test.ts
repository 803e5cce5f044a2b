import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonalData } from '@tohfa/contract/accounts/privacy'
import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { order, pay, putIntoCart, verify } from '#orders/order/orders.fixture.ts'
import { cancel, detailsOf } from '#payments/payment/refund/refunds.fixture.ts'
import { aReturnIn, deliver, readReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { documentsOf, readDocument, startInvoicing } from './documents.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  mug = await aProduct(shop)
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

/** Registered in Maharashtra; the seller is in Karnataka. */
const rao = { gstin: '27AAPFU0939F1ZV', legalName: 'Rao Traders' }
const toOther = { ...rao, legalAddress: '4 Fort Road, Mumbai', deliveredTo: 'other' }
const toDelhi = { city: 'New Delhi', state: 'Delhi', pinCode: '110001' }

async function aPaidOrder(business: object, address: object = {}, buyer?: Person) {
  const person = buyer ?? (await aPerson(shop))
  await putIntoCart(shop, person, mug)
  const { data } = (await order(shop, person, 'online', { business, address })).body
  const callback = await pay(shop, data.razorpayOrderId, { webhook: false })
  return { person, id: (await verify(shop, person, callback)).body.data.id }
}

async function allOf({ person, id }: { person: Person; id: string }): Promise<TaxDocument[]> {
  const listed = await documentsOf(shop, person, id)
  return Promise.all(
    listed.map(async (one) => (await readDocument(shop, person, one.id)).body.data),
  )
}

const intra = { cgst: 10.69, sgst: 10.69, igst: 0 }
const inter = { cgst: 0, sgst: 0, igst: 21.39 }

test.each([
  ['its own place in the seller’s state', rao, {}, '29', intra],
  ['its own place in another state', rao, toDelhi, '07', inter],
  ['somebody else in the seller’s state', toOther, {}, '27', inter],
  ['somebody else in another state', toOther, toDelhi, '27', inter],
  [
    'somebody else, of the seller’s state itself',
    { ...toOther, gstin: '29AAGCB7383J1Z4' },
    toDelhi,
    '29',
    intra,
  ],
])(
  'receipt and invoice of a business that has goods sent to %s name it, and the place of supply',
  async (_what, business, address, placeOfSupply, tax) => {
    const bought = await aPaidOrder(business, address)
    await advance(shop, admin, bought.id, 'shipped')
    const documents = await allOf(bought)
    expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
    for (const { buyer, totals, ...said } of documents) {
      expect(said.placeOfSupply).toBe(placeOfSupply)
      expect(totals).toMatchObject({ gross: 449.1, ...tax })
      expect(buyer).toMatchObject({
        name: anAddress.name,
        stateCode: address === toDelhi ? '07' : '29',
        gstin: business.gstin,
        legalName: 'Rao Traders',
        legalAddress: business === rao ? null : '4 Fort Road, Mumbai',
      })
    }
  },
)

test('the documents of a consumer name no business, and are supplied where they are delivered', async () => {
  const bought = await aPaidOrder({}, toDelhi)
  const [receipt] = await allOf(bought)
  expect(receipt).toMatchObject({ placeOfSupply: '07', buyer: { gstin: null, legalName: null } })
})

test('a refund voucher has the business and the place of its receipt', async () => {
  const bought = await aPaidOrder(toOther)
  await cancel(shop, bought.person, bought.id)
  const [receipt, voucher] = await allOf(bought)
  expect(voucher).toMatchObject({
    kind: 'refund_voucher',
    buyer: receipt?.buyer,
    placeOfSupply: '27',
    totals: inter,
  })
})

test('what is made again for a business is an order of that business', async () => {
  const { person, id } = await aPaidOrder(toOther)
  const { waybill } = (await advance(shop, admin, id, 'shipped')).body.data
  await deliver(shop, id, waybill ?? '')
  const placed = await detailsOf(shop, admin, id)
  const returned = await aReturnIn(shop, admin, 'replaced', { person, order: placed })
  const { replacement } = await readReturn(shop, person, returned.id)
  const again = await detailsOf(shop, admin, replacement?.id ?? '')
  expect(again).toMatchObject({ replaces: id, business: toOther })
})

test('an export has the business; erasing its buyer takes it from the order and leaves the documents', async () => {
  const email = 'business@example.com'
  const { token, userInfo } = await signUp(shop, email)
  const person = { id: userInfo.id, email, token }
  const { id } = await aPaidOrder(toOther, {}, person)
  await cancel(shop, person, id)
  await expect
    .poll(async () => (await detailsOf(shop, admin, id)).refunds[0]?.status)
    .toBe('processed')
  const about = { token, body: { password } }
  const { body } = await shop.call<{ data: PersonalData }>(
    'POST',
    `/user/${person.id}/export`,
    about,
  )
  const kept = {
    buyer_gstin: rao.gstin,
    buyer_legal_name: 'Rao Traders',
    buyer_legal_address: '4 Fort Road, Mumbai',
    delivered_to: 'other',
  }
  expect(body.data['orders']).toEqual([expect.objectContaining(kept)])
  expect(body.data['checkouts']).toEqual([expect.objectContaining(kept)])
  expect((await shop.call('DELETE', `/user/${person.id}`, about)).status).toBe(200)
  expect((await detailsOf(shop, admin, id)).business).toBeNull()
  const named = sql`buyer_gstin is not null or buyer_legal_name is not null
    or buyer_legal_address is not null or delivered_to is not null`
  for (const table of [sql`orders`, sql`checkouts`])
    expect(await shop.db.$count(sql`${table} where user_id = ${person.id} and (${named})`)).toBe(0)
  const [receipt] = await allOf({ person: admin, id })
  expect(receipt?.buyer).toMatchObject({ gstin: rao.gstin, legalName: 'Rao Traders' })
})
