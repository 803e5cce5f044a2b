import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { order, putIntoCart } from '../server/src/orders/order/orders.fixture.ts'
import { aKeyChain } from '../server/src/fulfilment/print/print.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson, type Person } from '../server/testing/people.ts'
import { openS3Server } from '../server/testing/s3-server.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { askAgain, askUntil } from './ask-again.ts'
import { callsThrough } from './calls-through.ts'
import { count, must, until } from './checks.ts'
import { keepPrinting } from './prints.ts'
import { keepBuying } from './purchases.ts'
import { openReplicatedDatabase, type ReplicatedDatabase } from './replicated-database.ts'
import { restoreFromLog } from './restore.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { canMountDisk, openSmallDisk } from './small-disk.ts'

/** What the documents promise: a buyer reads a sentence within this time. */
const mostMsToAnswer = 15_000
const mostMsAfterPromotion = 3_000

type FailoverOptions = { rounds: number; buyers: number; hung: number }

/**
 * The primary database dies while people buy from two processes: what was acknowledged is there,
 * once. Then a standby that hangs, a network that is cut and a disk that is full, in which buyers
 * get a sentence. The control replicates asynchronously, and must lose orders: or this would prove
 * nothing. Last, a database without a standby is made anew from its archived log.
 */
export async function failover({ rounds, buyers, hung }: FailoverOptions) {
  const died = await withTwoProcesses(undefined, async (database, shops) => {
    const kills = await killPrimaries(database, shops, { rounds, buyers })
    const standbys = await hangStandbys(database, shops, { rounds: hung, buyers })
    const network = await cutNetwork(database, shops, buyers)
    const control = await loseWithoutStandby(database, shops, buyers)
    return { ...kills, ...standbys, ...network, ...control }
  })
  return { ...died, ...(await fillDisk(buyers)), ...(await restoreFromLog(buyers)) }
}

async function withTwoProcesses<T>(
  disk: string | undefined,
  work: (database: ReplicatedDatabase, shops: readonly ShopProcess[]) => Promise<T>,
): Promise<T> {
  const database = await openReplicatedDatabase(disk)
  // What one process draws the other prints.
  const files = await openS3Server()
  const shops: ShopProcess[] = []
  try {
    for (let n = 0; n < 2; n++) shops.push(await startShopProcess(database.url, files.env))
    return await work(database, shops)
  } finally {
    await Promise.all(shops.map((shop) => shop.kill()))
    await files.close()
    await database.close()
  }
}

/** One of the two processes, by turns; a failure of the shop is thrown. */
function asking(shops: readonly ShopProcess[]): () => TestShop {
  const all = front(shops)
  return () => {
    const shop = all()
    return { ...shop, call: callsThrough(shop.url) }
  }
}

/** One of the two processes, by turns. */
function front(shops: readonly ShopProcess[]): () => TestShop {
  let turn = 0
  return () => {
    const shop = shops[turn++ % shops.length]
    if (!shop) throw new Error('no process')
    return shop
  }
}

async function killPrimaries(
  database: ReplicatedDatabase,
  shops: readonly ShopProcess[],
  { rounds, buyers }: { rounds: number; buyers: number },
) {
  const shop = asking(shops)
  const people = await persons(shop(), buyers)
  const productId = await aProduct(shop(), { stock: 1_000_000 })
  const staff = [await aPerson(shop(), 'ADMIN'), await aPerson(shop(), 'ADMIN')]
  const printed = { people: await persons(shop(), 3), staff, productId: await aKeyChain(shop()) }
  const prints = keepPrinting(shop(), printed)
  const crowd = keepBuying(shop, { people, productId, tabsClosed: 0.05 })
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(500 + Math.random() * 1_500)
    await database.killPrimary()
    const first = firstOrder(shop, productId)
    await database.promote()
    const from = performance.now()
    await first
    waits.push(Math.round(performance.now() - from))
    await database.rejoin()
  }
  const bought = await crowd.end()
  const p99 = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? 0
  must(p99 <= mostMsAfterPromotion, `the first order came ${p99} ms after a promotion`)
  return { kills: rounds, ...bought, firstOrderMsP99: p99, prints: await prints.end() }
}

const persons = (shop: TestShop, number: number) =>
  Promise.all(Array.from({ length: number }, () => aPerson(shop)))

/** An order of somebody who came before the fall, and asks again until it is taken. */
async function firstOrder(shop: () => TestShop, productId: string): Promise<void> {
  const state = { over: false, retries: 0 }
  const buyer = await askUntil(state, () => aPerson(shop()))
  await askUntil(state, () => putIntoCart(shop(), buyer, productId).then(() => true))
  const key = crypto.randomUUID()
  const { status } = await askAgain(state, () => order(shop(), buyer, 'cash', { key }))
  must(status === 201, `the first order was answered ${status}`)
}

type Attempt = { person: Person; key: string }

/** Carts that are ready to be ordered. */
async function fullCarts(shop: () => TestShop, buyers: number): Promise<Attempt[]> {
  const productId = await aProduct(shop(), { stock: 1_000_000 })
  return Promise.all(
    (await persons(shop(), buyers)).map(async (person) => {
      await putIntoCart(shop(), person, productId)
      return { person, key: crypto.randomUUID() }
    }),
  )
}

/** All press at once; each must read a sentence in time, and none that the order is placed. */
async function mustBeRefusedInTime(
  shop: () => TestShop,
  attempts: readonly Attempt[],
): Promise<number> {
  const slowest = await Promise.all(
    attempts.map(async ({ person, key }) => {
      const from = performance.now()
      const { status, body } = await order(shop(), person, 'cash', { key })
      must(status === 503, `an order that cannot be kept was answered ${status}`)
      must(typeof body.message === 'string' && body.message !== '', 'a refusal had no sentence')
      return performance.now() - from
    }),
  )
  const ms = Math.round(Math.max(...slowest))
  must(ms <= mostMsToAnswer, `a buyer waited ${ms} ms for a sentence`)
  return ms
}

/** The same presses again: each has its order, once. */
async function mustHaveOneOrder(shop: () => TestShop, attempts: readonly Attempt[]): Promise<void> {
  const state = { over: false, retries: 0 }
  for (const { person, key } of attempts) {
    const { status } = await askAgain(state, () => order(shop(), person, 'cash', { key }))
    must(status === 201, `the same press was answered ${status}`)
    const orders = await count(shop().db, sql`orders where user_id = ${person.id}`)
    must(orders === 1, `one press made ${orders} orders`)
  }
}

const allReady = (shops: readonly ShopProcess[], is: boolean) =>
  until(is ? 'the processes are ready' : 'the processes are not ready', async () => {
    const answers = await Promise.all(shops.map(({ url }) => fetch(`${url}/readyz`)))
    return answers.every(({ ok }) => ok === is)
  })

async function hangStandbys(
  database: ReplicatedDatabase,
  shops: readonly ShopProcess[],
  { rounds, buyers }: { rounds: number; buyers: number },
) {
  const shop = front(shops)
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const attempts = await fullCarts(shop, buyers)
    database.hangStandby()
    slowest = Math.max(slowest, await mustBeRefusedInTime(shop, attempts))
    await allReady(shops, false)
    database.resumeStandby()
    await allReady(shops, true)
    await mustHaveOneOrder(shop, attempts)
  }
  return { hungStandbys: rounds, slowestSentenceMs: slowest }
}

async function cutNetwork(
  database: ReplicatedDatabase,
  shops: readonly ShopProcess[],
  buyers: number,
) {
  const shop = front(shops)
  const attempts = await fullCarts(shop, buyers)
  database.proxy.hold()
  const slowest = await mustBeRefusedInTime(shop, attempts)
  database.proxy.release()
  await allReady(shops, true)
  await mustHaveOneOrder(shop, attempts)
  return { slowestWithoutNetworkMs: slowest }
}

/** The primary's disk is full while people buy, and is cleared: nothing acknowledged is missing. */
async function fillDisk(buyers: number) {
  if (!canMountDisk()) return { fullDisk: 'left out: only root of a Linux machine mounts a disk' }
  const disk = openSmallDisk(512)
  try {
    return await withTwoProcesses(disk.dir, async (database, shops) => {
      const shop = front(shops)
      const attempts = await fullCarts(shop, buyers)
      const people = await persons(shop(), buyers)
      const productId = await aProduct(shop(), { stock: 1_000_000 })
      const crowd = keepBuying(asking(shops), { people, productId, tabsClosed: 0.05 })
      disk.fill()
      await database.useUpLog()
      const slowest = await mustBeRefusedInTime(shop, attempts)
      await allReady(shops, false)
      disk.clear()
      await database.restartPrimary()
      await allReady(shops, true)
      await mustHaveOneOrder(shop, attempts)
      const { purchases } = await crowd.end()
      return { slowestWithFullDiskMs: slowest, purchasesAroundFullDisk: purchases }
    })
  } finally {
    disk.close()
  }
}

/** The standby gets nothing and nobody waits for it: what the primary acknowledges dies with it. */
async function loseWithoutStandby(
  database: ReplicatedDatabase,
  shops: readonly ShopProcess[],
  buyers: number,
) {
  const shop = front(shops)
  const attempts = await fullCarts(shop, buyers)
  await database.setSynchronous(false)
  database.link.hold()
  for (const { person, key } of attempts) {
    const { status } = await order(shop(), person, 'cash', { key })
    must(status === 201, `the control was answered ${status}`)
  }
  await database.killPrimary()
  await database.promote()
  await allReady(shops, true)
  let lost = 0
  for (const { person } of attempts)
    lost += 1 - (await count(shop().db, sql`orders where user_id = ${person.id}`))
  must(lost > 0, 'the control lost nothing: this test could not notice a loss')
  return { 'acknowledged orders the control lost': lost }
}
