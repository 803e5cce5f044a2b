import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aSeller } from '#tax/seller/tax.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let admin: Person
let buyer: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  buyer = await aPerson(shop)
  mug = await aProduct(shop)
  await putIntoCart(shop, buyer, mug)
})
afterAll(() => shop.close())

/** Expects a refusal at this field, with the unsupported letter named in both languages. */
function expectRefused(answer: { status: number; body: unknown }, field: string, letter: string) {
  const body = answer.body as FailureEnvelope
  expect([answer.status, body.code]).toEqual([400, 'letter_not_printable'])
  expect(Object.keys(body.fields ?? {})).toEqual([field])
  expect(body.fields?.[field]).toContain(letter)
  expect(body.fieldSentences?.[field]).toEqual({ code: 'letterNotPrintable', params: [letter] })
}

test.each(['name', 'streetAddress', 'city', 'state'])(
  'a %s with a letter that no PDF font has is refused at the checkout and in the address book',
  async (field) => {
    const address = { [field]: 'Li 王' }
    expectRefused(await order(shop, buyer, 'cash', { address }), `shipping_address.${field}`, '王')
    const addresses = [anAddress, { ...anAddress, ...address }]
    const saved = await shop.call('PUT', `/user/${buyer.id}`, {
      token: buyer.token,
      body: { addresses },
    })
    expectRefused(saved, `addresses.1.${field}`, '王')
  },
)

test('so is the name of an account, of the seller, the shop and a product', async () => {
  const asStaff = (method: 'PUT' | 'PATCH', path: string, body: object) =>
    shop.call(method, path, { token: admin.token, body })
  const own = { token: buyer.token, body: { name: 'ᱥᱟ' } }
  expectRefused(await shop.call('PUT', `/user/${buyer.id}`, own), 'name', 'ᱥ ᱟ')
  const { legalName, tradeName, address, stateCode, gstin, mode, seriesPrefix, signatory } = aSeller
  const seller = { legalName, tradeName, address, stateCode, gstin, mode, seriesPrefix, signatory }
  for (const field of ['legalName', 'tradeName', 'address', 'signatory'])
    expectRefused(
      await asStaff('PUT', '/admin/seller', { ...seller, [field]: 'Tohfa 品' }),
      field,
      '品',
    )
  for (const field of ['name', 'address'])
    expectRefused(
      await asStaff('PUT', '/admin/settings', { particulars: { [field]: 'Tohfa 品' } }),
      `particulars.${field}`,
      '品',
    )
  const product = await asStaff('PATCH', `/admin-product/${mug}`, { title: 'Mug 茶' })
  expect(product.status).toBe(400)
  expect((product.body as FailureEnvelope).fields?.['title']).toContain('茶')
})

test('letters of every Indian script, emoji and fractions are accepted', async () => {
  const address = { name: 'கார்த்திக் 👨‍👩‍👧', streetAddress: '½ ਗਲੀ ❤️, محمد علی روڈ', city: 'অমৃতসর' }
  expect((await order(shop, buyer, 'cash', { address })).status).toBe(201)
})

test('together with another fault, the code is that of an invalid body', async () => {
  const address = { ...anAddress, name: '王', pinCode: '0' }
  const answer = await shop.call<FailureEnvelope>('PUT', `/user/${buyer.id}`, {
    token: buyer.token,
    body: { addresses: [address] },
  })
  expect(answer.body.code).toBe('bad_request')
  expect(answer.body.fields?.['addresses.0.name']).toContain('王')
})
