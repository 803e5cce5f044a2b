import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReturnIn, moveReturn, readReturn } from '#fulfilment/returns/returns.fixture.ts'
import { advance, aParcel, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { openParrotPost, type ParrotPost } from './parrot.fixture.ts'
import { openParrotShop } from './parrot-shop.fixture.ts'

let post: ParrotPost
let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  post = await openParrotPost()
  shop = await openParrotShop(post)
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(async () => {
  await shop.close()
  post.close()
})

const carrierOf = async (orderId: string) => {
  const { rows } = await shop.db.execute<{ carrier: string }>(
    sql`select carrier from shipments where order_id = ${orderId}`,
  )
  return rows[0]?.carrier
}

test('a carrier that is one row more books, labels, follows and brings back', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  expect(post.parcels).toContainEqual(expect.objectContaining({ tag: waybill, kind: 'parcel' }))
  expect(await carrierOf(orderId)).toBe('parrot')
  const label = () =>
    shop.call<{ data: { url: string } }>('GET', `/user-orders/${orderId}/label`, {
      token: admin.token,
    })
  await expect.poll(async () => (await label()).body.data?.url).toContain(`/labels/${waybill}`)

  expect(await post.say(shop, waybill, 'at the door')).toBe(200)
  await expect.poll(() => statusOf(shop, orderId)).toBe('out-for-delivery')
  expect(
    (await shop.call('POST', `/admin/orders/${orderId}/call-back`, { token: admin.token })).status,
  ).toBe(200)
  expect(post.calls).toContain(`POST /cancel/${waybill}`)
})

test('a push without the carrier’s own proof is 401, and another carrier’s proof is none', async () => {
  const push = (headers: Record<string, string>) =>
    shop.call('POST', '/webhooks/parrot', { headers, body: { tag: 'P1', ref: '', word: 'given' } })
  expect((await push({ authorization: 'what parrots push with' })).status).toBe(401)
  expect((await push({ 'x-parrot-key': 'what parrots push with' })).status).toBe(200)
})

test('a parcel stays with its carrier when the shop sends the next ones with another', async () => {
  const old = await aParcel(shop, admin, mug)
  await shop.stop()
  shop = await openParrotShop({ env: { ...post.env, CARRIER: 'delhivery' } }, shop)
  const young = await aParcel(shop, admin, mug)
  expect(await carrierOf(young.orderId)).toBe('delhivery')
  await scan(shop, young.waybill, { ScanType: 'Delivered' })
  await post.say(shop, old.waybill, 'given')
  for (const { orderId } of [old, young])
    await expect.poll(() => statusOf(shop, orderId)).toBe('delivered')
  expect(await carrierOf(old.orderId)).toBe('parrot')
  await shop.stop()
  shop = await openParrotShop(post, shop)
})

test('what is given back is fetched by the shop’s carrier, whoever brought it', async () => {
  await shop.stop()
  shop = await openParrotShop({ env: { ...post.env, CARRIER: 'delhivery' } }, shop)
  const asked = await aReturnIn(shop, admin, 'requested')
  await shop.stop()
  shop = await openParrotShop(post, shop)
  await moveReturn(shop, admin, asked.id, 'approve')
  const { waybill } = (await moveReturn(shop, admin, asked.id, 'book_pickup')).body.data
  expect(post.parcels).toContainEqual(expect.objectContaining({ tag: waybill, kind: 'return' }))
  await post.say(shop, waybill ?? '', 'given')
  await expect
    .poll(async () => (await readReturn(shop, asked.person, asked.id)).state)
    .toBe('received')
  expect((await advance(shop, admin, asked.order.id, 'shipped')).status).toBe(409)
})
