import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { anAddress, aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

let shop: TestShop
let buyer: Person
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await aPerson(shop)
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
  await putIntoCart(shop, buyer, mug)
})
afterAll(() => shop.close())

const unseen = ['\u200B', '\u3164 \u2800', '\u200D\uFE0F\u202E', '\u00AD\u2060\uFEFF']

test.each(unseen)(
  'text without visible letters counts as missing in every call: %j',
  async (nothing) => {
    const fields = async (answer: Promise<{ status: number; body: unknown }>) =>
      ((await answer).body as FailureEnvelope).fields
    const own = { token: buyer.token }
    const account = `/user/${buyer.id}`
    const address = { name: nothing, streetAddress: nothing, city: nothing, state: nothing }
    expect(await fields(order(shop, buyer, 'cash', { address }))).toEqual({
      'shipping_address.name': 'Required',
      'shipping_address.streetAddress': 'Required',
      'shipping_address.city': 'Required',
      'shipping_address.state': 'Required',
    })
    const addresses = [{ ...anAddress, name: nothing }]
    expect(await fields(shop.call('PUT', account, { ...own, body: { addresses } }))).toEqual({
      'addresses.0.name': 'Required',
    })
    expect(await fields(shop.call('PUT', account, { ...own, body: { name: nothing } }))).toEqual({
      name: 'Required',
    })
    const review = { productId: mug, userId: buyer.id, rating: 5, comment: nothing }
    expect(await fields(shop.call('POST', '/reviews', { ...own, body: review }))).toEqual({
      comment: 'Required',
    })
    const letter = { name: nothing, phone: '9876543210', email: 'asha@example.com' }
    const message = nothing.repeat(30)
    const sent = shop.call('POST', '/api/service/send-message', { body: { ...letter, message } })
    expect(await fields(sent)).toEqual({ name: 'Required', message: 'Required' })
    const staff = { token: admin.token }
    const title = shop.call('PATCH', `/admin-product/${mug}`, {
      ...staff,
      body: { title: nothing },
    })
    expect(await fields(title)).toMatchObject({ title: 'Required' })
    const particulars = { name: nothing }
    const settings = shop.call('PUT', '/admin/settings', { ...staff, body: { particulars } })
    expect(await fields(settings)).toEqual({ 'particulars.name': 'Required' })
  },
)

test('numbers and codes are normalised, whatever digits and separators a person types', async () => {
  await putIntoCart(shop, buyer, mug)
  const address = { phone: 'tel:+९१ ९८७६५-४३२१०', pinCode: '\u200E५६० ००१', email: anAddress.email }
  const business = { gstin: '27aapfu0939f-1zv\u200B', legalName: 'Asha & Co.' }
  const placed = await order(shop, buyer, 'cash', { address, business })
  const { order: made } = placed.body.data
  expect(made.shipping_address).toMatchObject({ phone: '9876543210', pinCode: '560001' })
  expect(made.business).toMatchObject({ gstin: '27AAPFU0939F1ZV' })
  const place = await shop.call('GET', `/check-serviceability/${encodeURIComponent('५६० ००१')}`)
  expect(place).toMatchObject({ status: 200, body: { data: { pincode: '560001' } } })
  const found = await shop.call<{ data: { orderNumber: string }[] }>(
    'GET',
    `/user-orders?search=${encodeURIComponent('९८७६५ ४३२१०')}`,
    { token: admin.token },
  )
  expect(found.body.data.map(({ orderNumber }) => orderNumber)).toContain(made.orderNumber)
})

test('a single-line field has no line breaks, and no marks that change the text direction', async () => {
  const broken = 'Papa\u2028Mug\r\nRow2\u202E gum'
  const line = 'Papa Mug Row2 gum'
  await putIntoCart(shop, buyer, mug)
  const address = { name: broken, streetAddress: broken, city: broken }
  const placed = await order(shop, buyer, 'cash', { address })
  expect(placed.body.data.order.shipping_address).toMatchObject({
    name: line,
    streetAddress: line,
    city: line,
  })
  const own = { token: buyer.token, body: { name: broken } }
  const account = await shop.call<{ data: { name: string } }>('PUT', `/user/${buyer.id}`, own)
  expect(account.body.data.name).toBe(line)
  const particulars = { name: broken }
  const settings = await shop.call('PUT', '/admin/settings', {
    token: admin.token,
    body: { particulars },
  })
  expect(settings.body).toMatchObject({ data: { particulars: { name: line } } })
})

test('a message keeps its lines, without marks that change the text direction', async () => {
  const message = 'One line of it,\r\nand another that is\u202E long\u202C enough.'
  await shop.call('POST', '/api/service/send-message', {
    body: { name: 'Asha', phone: '9876543210', email: 'lines@example.com', message },
  })
  const { body } = await shop.call<{ data: { message: string }[] }>('GET', '/admin-message', {
    token: admin.token,
  })
  expect(body.data.map((one) => one.message)).toContain(
    'One line of it,\nand another that is long enough.',
  )
})
