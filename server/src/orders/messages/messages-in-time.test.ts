import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productDelays } from '#platform/config/delays.ts'
import { holdJobs, hurryJobs } from '#platform/jobs/jobs.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { openMessageShop, provideFault, shippedOrder } from './messages.fixture.ts'

const { messageMs, lateMessageMs, jobPollMs } = productDelays

/** A shop that waits for messages as long as a real one. */
let shop: TestShop
let admin: Person
let product: string
beforeAll(async () => {
  shop = await openMessageShop({ delays: { messageMs, lateMessageMs } })
  admin = await aPerson(shop, 'ADMIN')
  product = await aProduct(shop, { stock: 500 })
})
afterAll(() => shop.close())
beforeEach(() => provideFault(shop, 'none'))

test('a mail whose message nobody reports as arrived is under way within 60 seconds', async () => {
  const { order, goesOut, last } = await shippedOrder(shop, { admin, product })
  await provideFault(shop, 'silent')
  await goesOut()
  await expect.poll(last).toBe('order_out_for_delivery accepted')
  const { rows } = await shop.db.execute<{ ms: number }>(sql`
    select (extract(epoch from start_after - created_on) * 1000)::int ms from pgboss.job
    where name = 'send-mail' and starts_with(data ->> 'key', ${`order-out-for-delivery:${order.id}`})`)
  expect(rows).toHaveLength(1)
  expect((rows[0]?.ms ?? Infinity) + jobPollMs).toBeLessThanOrEqual(60_000)
  expect(rows[0]?.ms).toBeGreaterThan(lateMessageMs)
})

test('a call that was limited is repeated, and its message replaces the mail', async () => {
  const { goesOut, mail, last, messages } = await shippedOrder(shop, { admin, product })
  await provideFault(shop, 'limit', 1)
  await goesOut()
  const limited = sql`select from pgboss.job where name = 'send-whatsapp' and state = 'retry'`
  await expect.poll(async () => (await shop.db.execute(limited)).rows).toHaveLength(1)
  expect(await messages()).toBe(2)
  await hurryJobs(shop, 'send-whatsapp')
  await expect.poll(last).toBe('order_out_for_delivery delivered')
  await expect.poll(mail).toEqual(['replaced'])
  expect(await messages()).toBe(3)
})

test('a message that would come when its mail is under way is not sent', async () => {
  const { order, goesOut, mail, last, messages } = await shippedOrder(shop, { admin, product })
  await holdJobs(shop, 'send-whatsapp')
  await goesOut()
  await expect.poll(last).toBe('order_out_for_delivery queued')
  await shop.db.execute(sql`update whatsapp_messages
    set created_at = created_at - make_interval(secs => ${lateMessageMs / 1_000 + 1})
    where order_id = ${order.id} and template = 'order_out_for_delivery'`)
  await hurryJobs(shop, 'send-whatsapp')
  await expect.poll(mail).toEqual(['sent'])
  const state = sql`select state from whatsapp_messages
    where order_id = ${order.id} and template = 'order_out_for_delivery'`
  expect((await shop.db.execute(state)).rows).toEqual([{ state: 'failed' }])
  expect(await messages()).toBe(2)
})
