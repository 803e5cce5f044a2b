import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance, aParcel, scan, statusOf } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, anAddress, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPurchase } from './purchase.fixture.ts'

type Mail = { key: string; recipient: string; subject: string; text: string }

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
})
afterAll(() => shop.close())

async function mailsOf(orderId: string): Promise<Mail[]> {
  const { rows } = await shop.db.execute<Mail>(sql`
    select key, recipient, subject, text from mails where key like ${`%:${orderId}`}
    order by created_at`)
  return rows
}

async function orderNumber(orderId: string): Promise<string> {
  const { rows } = await shop.db.execute<{ number: string }>(sql`
    select order_number as number from orders where id = ${orderId}`)
  return rows[0]?.number ?? ''
}

test('the recipient of a parcel gets its number and a link to its tracking', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  const [mail, ...others] = await mailsOf(orderId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ key: `order-shipped:${orderId}`, recipient: anAddress.email })
  const link = `${shop.url}/account/orders?track=${await orderNumber(orderId)}`
  for (const words of [waybill, link, 'Chai Weather Mug']) expect(mail?.text).toContain(words)
})

test.each([
  ['Out For Delivery', 'out-for-delivery', /arrives today/],
  ['Delivered', 'delivered', /was delivered/],
  ['Cancelled', 'cancelled', /was cancelled/],
  ['RTO', 'returned', /coming back/],
  ['Undelivered', 'failed', /could not deliver/],
])('a scan %s is told once by mail', async (ScanType, status, subject) => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  await scan(shop, waybill, { ScanType })
  await scan(shop, waybill, { ScanType })
  await expect.poll(() => statusOf(shop, orderId)).toBe(status)
  const mails = await mailsOf(orderId)
  expect(mails.map(({ key }) => key)).toEqual([
    `order-shipped:${orderId}`,
    `order-${status}:${orderId}`,
  ])
  expect(mails[1]?.subject).toMatch(subject)
})

test('what was delivered may be reviewed: the mail leads to the product', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('delivered')
  expect((await mailsOf(orderId)).at(-1)?.text).toContain(
    `Write a review: ${shop.url}/product-detail/${mug}#reviews`,
  )
})

test('an order that staff move out for delivery is mailed as if the carrier had scanned it', async () => {
  const { orderId, waybill } = await aParcel(shop, admin, mug)
  expect((await advance(shop, admin, orderId, 'out-for-delivery')).status).toBe(200)
  await scan(shop, waybill, { ScanType: 'Out For Delivery' })
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('delivered')
  expect((await mailsOf(orderId)).map(({ key }) => key.split(':')[0])).toEqual([
    'order-shipped',
    'order-out-for-delivery',
    'order-delivered',
  ])
})

test('an order that may not move sends no mail', async () => {
  const orderId = await aPurchase(shop, await aPerson(shop), mug, 'delivered')
  expect((await advance(shop, admin, orderId, 'out-for-delivery')).status).toBe(409)
  expect(await mailsOf(orderId)).toEqual([])
})
