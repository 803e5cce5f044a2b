import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, pay, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aDesign, aMugStudio } from '#studio/studio.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { type DeclaredCall, withDeclaredCalls } from './declared-calls.fixture.ts'
import type { Access } from '@tohfa/contract/shared/call'

let shop: TestShop
/** Every call that any feature declares, so that new ones are included. */
let calls: readonly DeclaredCall[]
let admin: Person
let ravi: Person
let asha: Person
/** Everything of Asha's that has an id. */
let ids: string[]
/** The least input with which a call reaches its check of ownership. */
let bodies: Record<string, object>

const aBanner = {
  imageUrl: '/images/none/720.webp',
  link: '/',
  alt: 'None',
  position: 'homepage-top',
}

beforeAll(async () => {
  ;({ shop, calls } = await withDeclaredCalls(openTestShop))
  admin = await aPerson(shop, 'ADMIN')
  ravi = await aPerson(shop)
  asha = await aPerson(shop)
  const product_id = await aProduct(shop)
  await putIntoCart(shop, asha, product_id)
  const { data } = (await order(shop, asha, 'cash')).body
  await putIntoCart(shop, asha, product_id)
  const { razorpayOrderId } = (await order(shop, asha, 'online')).body.data
  const callback = await pay(shop, razorpayOrderId, { webhook: false })
  const photo = (await sendPhoto(shop, asha, await aPhoto())).body.data
  const design = await aDesign(shop, asha)
  ids = [asha.id, data.order.id, photo.id, design.id, ...(await ashasCart()).map(({ id }) => id)]
  bodies = {
    'PUT /user/:id': { name: 'Stolen' },
    'POST /user/:id/email': { otp: '123456', password: 'Stolen2026' },
    'DELETE /user/:id': { password: 'Stolen2026' },
    'POST /user/:id/export': { password: 'Stolen2026' },
    'PUT /user/:id/consents/analytics': { given: true },
    'PUT /user/:id/messages': { phone: '9876543210', given: true, language: 'en' },
    'POST /cart': { product_id, user_id: asha.id, selectedDetails: { color: 'White' } },
    'PUT /cart/:id': { quantity: 9 },
    'POST /cart/:id/coupon': { code: 'NOT-MINE' },
    'POST /user-orders/:id/cash': { answer: 'no' },
    'PUT /admin/orders/:id/cash': { state: 'confirmed' },
    'POST /order': { user_id: asha.id, payment_method: 'cash', shipping_address: anAddress },
    'POST /user-orders/verify-order': { ...callback, ...anAddress },
    'POST /admin-banner': aBanner,
    'PUT /admin-banner/:id': aBanner,
    'PUT /admin-banner/order': { ids: [asha.id] },
    'POST /admin-import/products': { csv: 'title' },
    'PUT /admin-message/:id': { handled: true },
    'POST /admin-message/:id/answers': { text: 'Not mine to say' },
    'PUT /admin-product/:id/studio': aMugStudio,
    'POST /designs': { productId: product_id, color: 'White', scene: aMugStudio.template },
    'POST /name-lists': { productId: product_id, color: 'White', rows: [] },
    'PUT /name-lists/:id': { version: 1, title: 'Stolen' },
    'POST /name-lists/:id/proofs': { version: 1 },
    'POST /name-lists/:id/collect': { until: '2099-01-01' },
    'PUT /name-lists/:id/expected': { people: [] },
    'POST /name-lists/:id/approval': { hash: null, ticked: [] },
    'PUT /designs/:id': { version: 1, scene: aMugStudio.template },
    'PUT /designs/:id/name': { name: 'For Asha' },
    'POST /designs/:id/copy': {},
    'POST /designs/:id/proofs': { version: 1 },
    'POST /proofs/:hash/approval': { ticked: [] },
    'POST /user-orders/:id/cancel': { reason: 'Not mine' },
    'PUT /user-orders/:id/address': anAddress,
    'POST /user-orders/:id/redelivery': { on: '2026-11-24' },
    'PUT /user-orders/:id/items/:itemId/proof': { proof: asha.id },
    'POST /returns': {
      orderId: data.order.id,
      items: [{ id: data.order.order_items[0]?.id, quantity: 1 }],
      reason: 'damaged',
      comment: 'Not mine',
      photos: [asha.id],
    },
    'PUT /returns/:id': { action: 'withdraw' },
    'PUT /reminders/mails': { given: false },
    'PUT /reminders/:id': { name: 'Stolen', occasion: 'other', date: '2027-06-01' },
    'POST /reminders': { name: 'Stolen', occasion: 'other', date: '2027-06-01', agreed: true },
    'POST /reviews': { productId: product_id, userId: asha.id, rating: 1, comment: 'Not mine' },
  }
})
afterAll(() => shop.close())

async function ashasCart() {
  const { token, id } = asha
  const answer = await shop.call<{ data: { id: string }[] }>('GET', `/cart/${id}`, { token })
  return answer.body.data
}
function ashasThings() {
  const { token, id } = asha
  return Promise.all(
    [`/user/${id}`, `/cart/${id}`, `/order/${id}`, '/designs', '/studio/photos'].map(
      async (path) => (await shop.call('GET', path, { token })).body,
    ),
  )
}
function withAccess(access: Access) {
  return calls.filter((call) => call.access === access)
}
/** Requests a route with each of Asha's ids in its path and in its query. */
function callFor({ name, method, path }: DeclaredCall, token?: string) {
  const paths = path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path]
  return Promise.all(
    paths.map((filled) =>
      shop.call(method, `${filled}?userId=${asha.id}&productId=${asha.id}`, {
        ...(token && { token }),
        ...(bodies[name] && { body: bodies[name] }),
      }),
    ),
  )
}

test('every call declares its access, and only these need no token', () => {
  expect(calls.length).toBeGreaterThan(25)
  expect(calls.filter(({ access }) => access === undefined)).toEqual([])
  expect(new Set(withAccess('public').map(({ name }) => name))).toEqual(
    new Set([
      'GET /product',
      'GET /product/get-best-products',
      'GET /product/by-ids',
      'GET /product/filter-counts',
      'GET /product/more',
      'GET /product/suggestions',
      'GET /product/did-you-mean',
      'GET /product/:id',
      'GET /pages/:key',
      'GET /promise',
      'GET /festivals',
      'GET /offers',
      'GET /cod/:token',
      'POST /cod/:token',
      'POST /cod/:token/payment',
      'POST /cod/:token/verify-order',
      'GET /quotes/:token',
      'GET /quotes/:token.pdf',
      'GET /quotes/:token/items/:file',
      'POST /quotes/:token/order',
      'POST /quotes/:token/verify-order',
      'POST /quotes/:token/decline',
      'GET /refund-details/:token',
      'POST /refund-details/:token',
      'GET /studio/products/:id/plain',
      'GET /shared-designs/:token',
      'GET /collect/:token',
      'POST /collect/:token',
      'PUT /collect/:token/:receipt',
      'GET /shared-designs/:token/start',
      'GET /shared-designs/:token/preview.webp',
      'GET /shared-designs/:token/preview.jpg',
      'GET /studio/motifs',
      'GET /studio/products/:id',
      'GET /tickets/:token',
      'GET /reminder-links/:token',
      'POST /reminder-links/:token',
      'GET /reminder-links/:token/unsubscribe',
      'POST /reminder-links/:token/unsubscribe',
      'GET /reviews',
      'GET /reviews/photos/:id/1600.webp',
      'GET /reviews/photos/:id/400.webp',
      'GET /api/banners',
      'GET /collections',
      'GET /collections/:slug',
      'GET /check-serviceability/:pincode',
      'POST /api/service/generate-otp',
      'POST /api/service/send-message',
      'POST /broken-page',
      'POST /user',
      'POST /auth/login',
      'POST /auth/forgot-password',
      'POST /auth/reset-password/:token',
      'GET /webhooks/whatsapp',
      'POST /webhooks/whatsapp',
      'POST /webhooks/razorpay',
      'POST /studio/outlines',
      'POST /webhooks/delhivery',
    ]),
  )
})

test('without a token, or with a false one, no call answers with personal data', async () => {
  for (const call of [...withAccess('user'), ...withAccess('admin')])
    for (const token of [undefined, 'not.a.token'])
      for (const answer of await callFor(call, token))
        expect([call.name, answer.status]).toEqual([call.name, 401])
})

test('a customer reaches no call for staff', async () => {
  expect(withAccess('admin')).not.toEqual([])
  for (const call of withAccess('admin'))
    for (const answer of await callFor(call, ravi.token))
      expect([call.name, answer.status]).toEqual([call.name, 403])
})

test('an admin may make every call for staff', async () => {
  for (const call of withAccess('admin'))
    for (const answer of await callFor(call, admin.token))
      expect([401, 403], call.name).not.toContain(answer.status)
})

/** Calls without a person in them: they return or change the caller's own data. */
const ofWhoAsks = new Set([
  'GET /designs',
  'POST /designs',
  'GET /name-lists',
  'POST /name-lists',
  'GET /studio/photos',
  'POST /studio/photos',
  'GET /returns',
  'POST /returns/photos',
  'GET /reviews/mine',
  'POST /reviews/photos',
  'GET /tickets',
  'GET /reminders',
  'POST /reminders',
  'PUT /reminders/mails',
  'GET /wish-list',
  'PUT /wish-list',
])
/** Staff may see prints, their findings, and any order. */
const forStaffToo = new Set([
  'GET /studio/photos/:id/1600.webp',
  'GET /returns/photos/:id/1600.webp',
  'GET /user-orders/:id',
  'GET /user-orders/:id/documents',
])

test('a call without a person in it answers with nothing of Asha’s', async () => {
  for (const call of withAccess('user').filter(({ name }) => ofWhoAsks.has(name)))
    for (const { token } of [ravi, admin])
      for (const { body } of await callFor(call, token))
        for (const id of ids) expect(JSON.stringify(body), call.name).not.toContain(id)
})

test('Asha’s data is neither read nor changed by another user, nor by the admin as a customer', async () => {
  const before = await ashasThings()
  for (const call of withAccess('user').filter(({ name }) => !ofWhoAsks.has(name)))
    for (const { token } of forStaffToo.has(call.name) ? [ravi] : [ravi, admin])
      for (const answer of await callFor(call, token)) {
        expect([403, 404], `${call.name} ${JSON.stringify(answer.body)}`).toContain(answer.status)
        expect(answer.body).toMatchObject({ success: false })
      }
  expect(await ashasThings()).toEqual(before)
})
