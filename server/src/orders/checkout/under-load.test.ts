import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sellOut } from '../../../../torture/crowd.ts'
import { cutDatabase, killServers } from '../../../../torture/kills.ts'
import { webhookSecret, webhookStorm } from '../../../../torture/storm.ts'
import { productDelays } from '#platform/config/delays.ts'
import { createTestDatabase } from '#testing/database.ts'
import { aPerson } from '#testing/people.ts'
import { openTestShop } from '#testing/shop.ts'

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

/**
 * For a shop in a separate process where it is killed, otherwise one in this process with a shop's
 * delays.
 */
async function underLoad() {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  closing.push(database.drop, () => rm(dataDir, { recursive: true, force: true }))
  const open = (databaseUrl: string) =>
    openTestShop({ on: { databaseUrl, dataDir }, delays: productDelays })
  return { databaseUrl: database.url, open, rounds: 1, buyers: 6, tabsClosed: 0 }
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
  const { purchases } = await killServers(await underLoad())
  expect(purchases).toBeGreaterThan(0)
})

test('a database whose connections are cut while people buy loses no order and doubles none', async () => {
  const { purchases } = await cutDatabase(await underLoad())
  expect(purchases).toBeGreaterThan(0)
})
