import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { keepBuying } from './purchases.ts'
import { startShopProcess } from './shop-process.ts'

type KillOptions = {
  databaseUrl: string
  rounds: number
  buyers: number
  tabsClosed: number
  /** Opens the shop that is not killed; a process of its own when not given. */
  open?: (databaseUrl: string) => Promise<TestShop>
}

/** `kill -9` of the server at random moments of buying: no paid order is lost, none is doubled. */
export async function killServers(options: KillOptions) {
  const { databaseUrl, rounds, buyers, tabsClosed, open = startShopProcess } = options
  let victim = await startShopProcess(databaseUrl)
  let shop: TestShop = victim
  const crowd = keepBuying(() => shop, { ...(await customers(shop, buyers)), tabsClosed })
  for (let round = 0; round < rounds; round++) {
    await sleep(200 + Math.random() * 800)
    await victim.kill()
    if (round === rounds - 1) shop = await open(databaseUrl)
    else shop = victim = await startShopProcess(databaseUrl)
  }
  return finish(shop, crowd, rounds)
}

/** Every connection to the database is cut at random moments, as a restart of it does. */
export async function cutDatabase(options: KillOptions) {
  const { databaseUrl, rounds, buyers, tabsClosed, open = startShopProcess } = options
  const shop = await open(databaseUrl)
  const crowd = keepBuying(() => shop, { ...(await customers(shop, buyers)), tabsClosed })
  const other = new URL(databaseUrl)
  other.pathname = '/postgres'
  const client = new pg.Client(other.href)
  await client.connect()
  for (let round = 0; round < rounds; round++) {
    await sleep(200 + Math.random() * 800)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [new URL(databaseUrl).pathname.slice(1)],
    )
  }
  await client.end()
  return finish(shop, crowd, rounds)
}

async function customers(shop: TestShop, number: number) {
  const people = await Promise.all(Array.from({ length: number }, () => aPerson(shop)))
  return { people, productId: await aProduct(shop, { stock: 100_000 }) }
}

async function finish(shop: TestShop, crowd: ReturnType<typeof keepBuying>, rounds: number) {
  try {
    return { rounds, ...(await crowd.end()) }
  } finally {
    await shop.stop()
  }
}
