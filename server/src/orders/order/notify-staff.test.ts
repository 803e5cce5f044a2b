import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hurryJobs, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { shiftClock } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, pay, putIntoCart } from './orders.fixture.ts'

const env = { STORE_EMAIL: 'shop@mitti.example' }
let shop: TestShop
let second: TestShop
let admin: Person
let product: string
beforeAll(async () => {
  shop = await openTestShop({ env })
  second = await openTestShop({ env, on: shop })
  admin = await aPerson(shop, 'ADMIN')
  product = await aProduct(shop)
  await quietJobs(shop)
})
/** Early in an hour, so that none ends before the test does. */
beforeEach(() => {
  const hour = 3_600_000
  shiftClock(hour / 10 - (Date.now() % hour))
})
afterEach(() => shiftClock(0))
afterAll(async () => {
  await second.stop()
  await shop.close()
})
beforeEach(() => shop.db.execute(sql`delete from mails`))

const set = (body: object) => shop.call('PUT', '/admin/settings', { token: admin.token, body })

async function buy(method: 'cash' | 'online' = 'cash'): Promise<string> {
  const buyer = await aPerson(shop)
  await putIntoCart(shop, buyer, product)
  const { data } = (await order(shop, buyer, method)).body
  if (method === 'cash') return data.order.orderNumber
  await pay(shop, data.razorpayOrderId, { webhook: true })
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`select order_number as number from orders where user_id = ${buyer.id}`,
  )
  return rows[0]?.number ?? ''
}

/** The mails to the shop about new orders. */
async function told(): Promise<{ recipient: string; subject: string; text: string }[]> {
  const { rows } = await shop.db.execute<{ recipient: string; subject: string; text: string }>(
    sql`select recipient, subject, text from mails where key like 'new-orders:%' order by created_at`,
  )
  return rows
}
/** Ends the hour for both processes, until neither has anything to mail. */
async function passHour(): Promise<void> {
  await hurryJobs(shop, 'mail-new-orders')
  const open = sql`select 1 from pgboss.job where name = 'mail-new-orders' and state < 'completed'`
  await expect.poll(async () => (await shop.db.execute(open)).rows).toEqual([])
}

test('a shop that wants no mail gets none', async () => {
  await buy()
  await passHour()
  expect(await told()).toEqual([])
})

test('with `each` every order is mailed at once, to the current address of the shop', async () => {
  await set({ newOrderMail: 'each', particulars: { email: 'desk@mitti.example' } })
  const number = await buy()
  expect(await told()).toMatchObject([
    { recipient: 'desk@mitti.example', subject: `New order ${number}` },
  ])
  await set({ particulars: { email: env.STORE_EMAIL } })
})

test('with `hourly` one mail lists all orders of the hour, once, with two processes at it', async () => {
  await set({ newOrderMail: 'hourly' })
  const numbers = [await buy(), await buy(), await buy()]
  expect(await told()).toEqual([])
  await passHour()
  const mails = await told()
  expect(mails).toMatchObject([{ recipient: env.STORE_EMAIL, subject: '3 new orders' }])
  for (const number of numbers) expect(mails[0]?.text).toContain(number)
  await passHour()
  expect(await told()).toHaveLength(1)
})

test('the next hour tells of its own orders only', async () => {
  await set({ newOrderMail: 'hourly' })
  await buy()
  await passHour()
  const later = await buy()
  await passHour()
  expect((await told()).map(({ subject }) => subject).at(-1)).toBe(`New order ${later}`)
})

test('orders queued when the mails are turned off are not mailed', async () => {
  await set({ newOrderMail: 'hourly' })
  await buy()
  await set({ newOrderMail: 'off' })
  await passHour()
  await set({ newOrderMail: 'hourly' })
  const later = await buy()
  await passHour()
  expect((await told()).map(({ subject }) => subject)).toEqual([`New order ${later}`])
})
