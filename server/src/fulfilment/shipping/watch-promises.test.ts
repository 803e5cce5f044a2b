import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import type { WorkPiles } from '@tohfa/contract/backoffice/work-piles'
import type { ListedOrder } from '@tohfa/contract/orders/admin-orders'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { doJob, quietJobs } from '#platform/jobs/jobs.fixture.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { advance, scan, statusOf } from './parcels.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop({ env: { STORE_ADDRESS: 'Jaipur 302003' } })
  admin = await aPerson(shop, 'ADMIN')
  mug = await aProduct(shop)
  await quietJobs(shop)
})
afterAll(() => shop.close())

async function anOrder(): Promise<string> {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  return (await order(shop, person, 'cash')).body.data.order.id
}

async function aParcel() {
  const orderId = await anOrder()
  const { body } = await advance(shop, admin, orderId, 'shipped')
  return { orderId, waybill: body.data.waybill ?? '' }
}

/** As if an order had been made so many days ago. */
const daysAgo = (id: string, days: number) =>
  shop.db.execute(sql`update orders set dispatch_by = dispatch_by - ${days}::int,
    arrives_by = arrives_by - ${days}::int, latest_by = latest_by - ${days}::int where id = ${id}`)

const watch = () => doJob(shop, 'watch-promises')

async function mailsOf(id: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await shop.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from mails where key = ${`order-endangered:${id}`}`,
  )
  return rows
}

const endangered = async () =>
  (
    await shop.call<{ data: Dashboard }>('GET', '/admin-overview', { token: admin.token })
  ).body.data.endangered.map(({ id }) => id)

test('an order that leaves in time is in no danger', async () => {
  const id = await anOrder()
  await watch()
  expect(await mailsOf(id)).toEqual([])
})

test('a late dispatch that still meets the day worries nobody', async () => {
  const id = await anOrder()
  await shop.db.execute(sql`update orders set dispatch_by = dispatch_by - 3,
    arrives_by = arrives_by + 5, latest_by = latest_by + 5 where id = ${id}`)
  await watch()
  expect(await mailsOf(id)).toEqual([])
})

test('the buyer of what has not left in time is told once, with what they can do', async () => {
  const id = await anOrder()
  await daysAgo(id, 5)
  await watch()
  await watch()
  const [mail, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('later than promised')
  expect(mail?.text).toContain('cancel the order')
  expect(await endangered()).toContain(id)
})

test('once printing has begun nothing is said of cancelling', async () => {
  const id = await anOrder()
  await shop.db.execute(sql`update orders set printing_started_at = now() where id = ${id}`)
  await daysAgo(id, 5)
  await watch()
  const [mail] = await mailsOf(id)
  expect(mail?.text).not.toContain('cancel the order')
  expect(mail?.text).toContain('Answer this mail')
})

test('the buyer of a parcel that was not handed over in time is told', async () => {
  const { orderId, waybill } = await aParcel()
  await daysAgo(orderId, 6)
  await scan(shop, waybill, { ScanType: 'Undelivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('failed')
  await watch()
  expect(await mailsOf(orderId)).toHaveLength(1)
})

test('what was delivered is no longer in danger', async () => {
  const { orderId, waybill } = await aParcel()
  await daysAgo(orderId, 9)
  await watch()
  expect(await endangered()).toContain(orderId)
  await scan(shop, waybill, { ScanType: 'Delivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('delivered')
  expect(await endangered()).not.toContain(orderId)
})

test('the mail of the order names the day', async () => {
  const id = await anOrder()
  const { rows } = await shop.db.execute<{ text: string; day: string }>(sql`
    select m.text, to_char(o.arrives_by, 'FMDD FMMonth YYYY') as day from mails m, orders o
    where o.id = ${id} and m.key = 'order-confirmed:' || ${id}`)
  expect(rows[0]?.text).toContain(`by ${rows[0]?.day}`)
})

/** The orders of the pile. */
async function pileInDanger(query = ''): Promise<Map<string, ListedOrder>> {
  const { body } = await shop.call<{ data: ListedOrder[]; total: number }>(
    'GET',
    `/user-orders?endangered=true&limit=60${query}`,
    { token: admin.token },
  )
  expect(body.total).toBe(body.data.length)
  return new Map(body.data.map((one) => [one.id, one]))
}

test('orders in danger are a pile, with the number on Today and the reason on each row', async () => {
  const parcel = await aParcel()
  const unprinted = await anOrder()
  const unsent = await anOrder()
  const calm = await anOrder()
  for (const id of [parcel.orderId, unprinted, unsent]) await daysAgo(id, 9)
  await shop.db.execute(sql`
    update orders set printing_started_at = now(), printed_at = now() where id = ${unsent}`)
  await watch()
  const pile = await pileInDanger()
  const reasons = [parcel.orderId, unprinted, unsent, calm].map((id) => pile.get(id)?.danger)
  expect(reasons).toEqual(['overdue', 'not_printed', 'not_sent', undefined])
  const today = await shop.call<{ data: WorkPiles }>('GET', '/admin/today', { token: admin.token })
  const counted = today.body.data.piles.find((one) => one.pile === 'endangered')
  const late = [...pile.values()].filter(({ promisedBy }) => (promisedBy ?? '') < indianDay())
  expect(counted).toMatchObject({ count: pile.size, late: late.length })
  const shipped = await pileInDanger('&status=shipped')
  expect([shipped.has(parcel.orderId), shipped.has(unprinted)]).toEqual([true, false])
})

test('the reason follows what the courier says', async () => {
  const { orderId, waybill } = await aParcel()
  await shop.db.execute(sql`update orders set dispatch_by = dispatch_by - 9,
    arrives_by = arrives_by - 6, latest_by = latest_by - 6 where id = ${orderId}`)
  const reason = async () => (await pileInDanger()).get(orderId)?.danger
  await watch()
  expect(await reason()).toBe('booked_late')
  await scan(shop, waybill, { ScanType: 'Undelivered' })
  await expect.poll(() => statusOf(shop, orderId)).toBe('failed')
  expect(await reason()).toBe('not_handed_over')
  await shop.db.execute(sql`update shipments set lost_at = now() where order_id = ${orderId}`)
  expect(await reason()).toBe('lost')
})
