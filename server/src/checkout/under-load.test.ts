import { afterEach, expect, test } from 'vitest'
import { sellOut } from '../../../torture/crowd.ts'
import { cutDatabase, killServers } from '../../../torture/kills.ts'
import { webhookSecret, webhookStorm } from '../../../torture/storm.ts'
import { createTestDatabase } from '../testing/database.ts'
import { aPerson } from '../testing/people.ts'
import { openTestShop } from '../testing/shop.ts'

/** The short forms of `npm run torture`. */
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Two shops on one database, as two processes behind a balancer. */
async function twoShops() {
  const env = { RAZORPAY_WEBHOOK_SECRET: webhookSecret }
  const first = await openTestShop({ env })
  const second = await openTestShop({ env, on: first })
  closing.push(first.drop, second.stop, first.stop)
  return [first, second] as const
}

async function aDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  closing.push(drop)
  return url
}

test('of ten pieces exactly ten are sold to a crowd at two shops, however they pay or not', async () => {
  const shops = await twoShops()
  const [first] = shops
  const people = await Promise.all(Array.from({ length: 30 }, () => aPerson(first)))
  for (const _round of [1, 2]) await sellOut(shops, people, 10)
})

test('every webhook ten times, shuffled, racing the callbacks: one order and one mail each', async () => {
  const { orders, mails } = await webhookStorm(await twoShops(), 10)
  expect({ orders, mails }).toEqual({ orders: 10, mails: 10 })
})

test('a server that is killed while people buy loses no order and doubles none', async () => {
  const { purchases } = await killServers({
    databaseUrl: await aDatabase(),
    rounds: 1,
    buyers: 6,
    tabsClosed: 0,
  })
  expect(purchases).toBeGreaterThan(0)
})

test('a database whose connections are cut while people buy loses no order and doubles none', async () => {
  const { purchases } = await cutDatabase({
    databaseUrl: await aDatabase(),
    rounds: 1,
    buyers: 6,
    tabsClosed: 0,
  })
  expect(purchases).toBeGreaterThan(0)
})
