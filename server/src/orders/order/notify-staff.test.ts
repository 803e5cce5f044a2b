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

test('a new shop mails each order to its first owner, and an older shop goes on as before', async () => {
  const unset = { SAMPLE_DATA: 'false', NEW_ORDER_MAIL: '' }
  const read = async (of: TestShop, { token }: Person) =>
    (await of.call<{ data: { newOrderMail: string } }>('GET', '/admin/settings', { token })).body
      .data.newOrderMail
  let young = await openTestShop({ env: unset })
  try {
    const owner = await aPerson(young, 'owner')
    expect(await read(young, owner)).toBe('each')
    const buyer = await aPerson(young)
    await putIntoCart(young, buyer, await aProduct(young))
    const { data } = (await order(young, buyer, 'cash')).body
    const { rows } = await young.db.execute(
      sql`select recipient, subject from mails where key like 'new-orders:%'`,
    )
    const { rows: owners } = await young.db.execute<{ email: string }>(
      sql`select email from users where staff_role = 'owner' order by created_at, id limit 1`,
    )
    expect(rows).toEqual([
      { recipient: owners[0]?.email, subject: `New order ${data.order.orderNumber}` },
    ])
    const body = { newOrderMail: 'off' }
    await young.call('PUT', '/admin/settings', { token: owner.token, body })
    await young.stop()
    young = await openTestShop({ env: unset, on: young })
    expect(await read(young, owner)).toBe('off')
    // Nobody chose anything in a shop from before.
    await young.db.execute(sql`delete from shop_settings`)
    await young.stop()
    young = await openTestShop({ env: unset, on: young })
    expect(await read(young, owner)).toBe('off')
  } finally {
    await young.close()
  }
})

test('an operator decides which mails a new shop begins with', async () => {
  const young = await openTestShop({ env: { SAMPLE_DATA: 'false', NEW_ORDER_MAIL: 'hourly' } })
  try {
    const { token } = await aPerson(young, 'owner')
    const { body } = await young.call('GET', '/admin/settings', { token })
    expect(body).toMatchObject({ data: { newOrderMail: 'hourly' } })
  } finally {
    await young.close()
  }
})
