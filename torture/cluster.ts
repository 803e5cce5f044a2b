import { setTimeout as sleep } from 'node:timers/promises'
import { putIntoCart } from '../server/src/orders/order/orders.fixture.ts'
import { connect } from '../server/src/platform/database/connect.ts'
import { aKeyChain } from '../server/src/fulfilment/print/print.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson } from '../server/testing/people.ts'
import { freePort, hasRedis, openRedisServer } from '../server/testing/redis-server.ts'
import { openS3Server } from '../server/testing/s3-server.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { agree } from './agreement.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { callsThrough } from './calls-through.ts'
import { openMortalDatabase } from './mortal-database.ts'
import { must, until } from './checks.ts'
import { keepPrinting, type Prints } from './prints.ts'
import { keepBuying } from './purchases.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'

type Cluster = {
  processes: ShopProcess[]
  balancer: Balancer
  /** The shop as people reach it; its `url` is that of a process. */
  front: TestShop
  start(which: number): Promise<void>
}

/**
 * Two processes with a database, Redis and object storage behind a balancer: they agree within a
 * second, people buy through it while processes and the database are killed, and a rolling restart
 * drops no request. All the while others have things printed: each once, and as they approved it.
 */
export async function cluster(options: { rounds: number; buyers: number }) {
  const database = await openMortalDatabase()
  const redis = hasRedis ? await openRedisServer() : undefined
  const s3 = await openS3Server()
  const env = { ...s3.env, ...(redis && { REDIS_URL: redis.url }) }
  const limited = { ...env, RATE_LIMITS: 'on', TRUST_PROXY: '1', SANDBOX: 'public' }
  // Without limits a shop trusts no proxy; it still has to wait for the balancer when it ends.
  const unlimited = { ...env, DRAIN_SECONDS: '4' }
  try {
    const agreed = await withCluster(database.url, limited, async (c) => {
      if (c.balancer.kind === 'nginx') await mustStayInside(c.balancer.url)
      return agree(c.processes, c.front, redis !== undefined)
    })
    const stood = await withCluster(database.url, unlimited, async (c) => {
      const prints = await startPrinting(c, Math.ceil(options.buyers / 5))
      return {
        balancer: c.balancer.kind,
        redis: redis !== undefined,
        falls: await fall(c, { ...options, killDatabase: () => database.kill(), prints }),
        rolling: await roll(c, options.rounds),
        prints: await prints.end(),
      }
    })
    return { ...agreed, ...stood }
  } finally {
    await s3.close()
    await redis?.close()
    await database.close()
  }
}

async function withCluster<T>(
  databaseUrl: string,
  env: Record<string, string>,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const ports = [await freePort(), await freePort()]
  const processes: ShopProcess[] = []
  const start = async (which: number) => {
    processes[which] = await startShopProcess(databaseUrl, { ...env, PORT: String(ports[which]) })
  }
  const balancer = await openBalancer(ports)
  // A process that is killed takes its own connection with it.
  const connection = connect(databaseUrl, () => undefined)
  try {
    await Promise.all([start(0), start(1)])
    const [first] = processes
    must(first !== undefined, 'no process')
    // The processes simulate the provider themselves, because the sandbox answers no proxy.
    const front = { ...first, call: callsThrough(balancer.url), db: connection.db }
    return await work({ processes, balancer, front, start })
  } finally {
    await Promise.all(processes.map((one) => one.kill()))
    await balancer.close()
    await connection.close()
  }
}

/** What is for the machine alone is not passed on, also where the processes themselves would answer. */
async function mustStayInside(url: string): Promise<void> {
  for (const path of ['/sandbox', '/sandbox/mail', '/%73andbox/mail', '//sandbox/', '/metrics']) {
    const { status } = await fetch(url + path, { redirect: 'manual' })
    must(status === 404, `${path} was answered ${status} through nginx`)
  }
}

/** People order what is printed for them, and two of the staff print it, until the end is asked for. */
async function startPrinting({ front, balancer }: Cluster, buyers: number) {
  const productId = await aKeyChain(front)
  const people = await Promise.all(Array.from({ length: buyers }, () => aPerson(front)))
  const staff = [await aPerson(front, 'ADMIN'), await aPerson(front, 'ADMIN')]
  return keepPrinting({ ...front, url: balancer.url }, { people, staff, productId })
}

type KillOptions = { rounds: number; buyers: number; killDatabase: () => void; prints: Prints }

/** Processes and the database die under buyers who ask again: nothing is lost and nothing doubled. */
async function fall(
  { processes, front, start }: Cluster,
  { rounds, buyers, killDatabase, prints }: KillOptions,
) {
  const people = await Promise.all(Array.from({ length: buyers }, () => aPerson(front)))
  const productId = await aProduct(front, { stock: 100_000 })
  const crowd = keepBuying(() => front, { people, productId, tabsClosed: 0.05 })
  for (let round = 0; round < rounds; round++) {
    await sleep(300 + Math.random() * 700)
    const isDatabasesTurn = round % 3 === 2
    if (isDatabasesTurn) killDatabase()
    else {
      await processes[round % 2]?.kill()
      await prints.processKilled()
      await start(round % 2)
    }
  }
  const databaseKills = Math.floor(rounds / 3)
  return { 'processes killed': rounds - databaseKills, databaseKills, ...(await crowd.end()) }
}

/** Each process is stopped and restarted in turn, while people read pages and fill their carts. */
async function roll({ processes, front, start }: Cluster, rounds: number) {
  const productId = await aProduct(front)
  const over = new AbortController()
  let requests = 0
  const readers = Array.from({ length: 6 }, async () => {
    while (!over.signal.aborted) {
      const person = await aPerson(front)
      await putIntoCart(front, person, productId)
      const answers = await Promise.all([
        front.call('GET', `/cart/${person.id}`, { token: person.token }),
        front.call('GET', '/product?limit=12'),
        front.call('GET', `/product/${productId}`),
      ])
      for (const { status } of answers) must(status === 200, `a request was answered ${status}`)
      const [cart] = answers as [{ body: { data: unknown[] } }, ...unknown[]]
      must(cart.body.data.length === 1, 'what was put into the cart is not there')
      requests += 4
    }
  })
  const failed = Promise.race(readers)
  const restarts = async () => {
    for (let round = 0; round < rounds; round++) {
      const which = round % 2
      await processes[which]?.stop()
      await start(which)
      // As a deployment does: the next one when this one is ready.
      await until(
        'the process is ready',
        async () => (await fetch(`${processes[which]?.url}/readyz`)).ok,
      )
    }
    over.abort()
  }
  await Promise.race([restarts(), failed])
  over.abort()
  await Promise.all(readers)
  return { restarts: rounds, requests, dropped: 0 }
}
