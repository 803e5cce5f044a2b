/**
 * `npm run torture [-- crowd kills cuts storm edits forms cluster failover examples promises] [--rounds 100] [--buyers 200] [--processes 2] [--hung 3]`:
 * the long forms of what `npm test` does shortly. On an embedded database, or that of
 * TEST_DATABASE_URL. Ends with 1 at the first contradiction.
 */
import { parseArgs } from 'node:util'
import { aPerson } from '../server/testing/people.ts'
import { openTestServer, runSql, siblingUrl } from '../server/testing/test-server.ts'
import { cluster } from './cluster.ts'
import { sellOut } from './crowd.ts'
import { editAtOnce } from './edits.ts'
import { cutDatabase, killServers } from './kills.ts'
import { tryLongForms } from './examples.ts'
import { failover } from './failover.ts'
import { hostileForms } from './forms.ts'
import { keepPromises } from './promises.ts'
import { type ShopProcess, startShopProcess } from './shop-process.ts'
import { webhookSecret, webhookStorm } from './storm.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    buyers: { type: 'string' },
    payments: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '2' },
    hung: { type: 'string' },
  },
})
const number = (given: string | undefined, usual: number) => Number(given ?? usual)

const kinds: Record<string, (databaseUrl: string) => Promise<object>> = {
  crowd: (databaseUrl) =>
    withShops(databaseUrl, async (shops) => {
      const rounds = number(values.rounds, 100)
      const shop = known(shops[0])
      const buyers = number(values.buyers, 200)
      const people = await Promise.all(Array.from({ length: buyers }, () => aPerson(shop)))
      let late = 0
      for (let round = 1; round <= rounds; round++) late += (await sellOut(shops, people, 10)).late
      return { rounds, buyers, sold: rounds * 10, 'paid too late and refunded': late }
    }),
  kills: (databaseUrl) =>
    killServers({ databaseUrl, rounds: number(values.rounds, 50), buyers: 20, tabsClosed: 0.05 }),
  cuts: (databaseUrl) =>
    cutDatabase({ databaseUrl, rounds: number(values.rounds, 50), buyers: 20, tabsClosed: 0.05 }),
  edits: (databaseUrl) =>
    withShops(databaseUrl, ([shop]) => editAtOnce(known(shop), number(values.rounds, 20))),
  forms: (databaseUrl) =>
    withShops(databaseUrl, ([shop]) => hostileForms(known(shop), number(values.rounds, 1_000))),
  cluster: () => cluster({ rounds: number(values.rounds, 12), buyers: number(values.buyers, 20) }),
  failover: () =>
    failover({
      rounds: number(values.rounds, 20),
      buyers: number(values.buyers, 20),
      hung: number(values.hung, 3),
    }),
  examples: () => tryLongForms(),
  promises: () => keepPromises(number(values.rounds, 5_000)),
  storm: (databaseUrl) =>
    withShops(databaseUrl, (shops) => webhookStorm(shops, number(values.payments, 1000))),
}

function known(shop: ShopProcess | undefined): ShopProcess {
  if (!shop) throw new Error('no process')
  return shop
}

async function withShops<T>(
  databaseUrl: string,
  work: (shops: ShopProcess[]) => Promise<T>,
): Promise<T> {
  const shops: ShopProcess[] = []
  try {
    for (let n = 0; n < number(values.processes, 2); n++)
      shops.push(await startShopProcess(databaseUrl, { RAZORPAY_WEBHOOK_SECRET: webhookSecret }))
    return await work(shops)
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

const server = await openTestServer()
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(kinds)) {
    const kind = kinds[name]
    if (!kind) throw new Error(`${name} is none of ${Object.keys(kinds).join(', ')}`)
    const database = `${server.template}_${name}`
    await runSql(server.url, `create database ${database} template ${server.template}`)
    const from = performance.now()
    const figures = await kind(siblingUrl(server.url, database))
    const seconds = Math.round((performance.now() - from) / 1000)
    process.stdout.write(`${name}: ${JSON.stringify({ ...figures, seconds })}\n`)
  }
} finally {
  await server.close()
}
