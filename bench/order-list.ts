/**
 * `npm run bench -- order-list [--orders 1000000] [--keep] [--plans]`: how long the staff's list of
 * orders takes, through its service and with its JSON, by each way to look: its counts, its page and the
 * lines of that page. On the server of DATABASE_URL, in a database of its own that is dropped at the end,
 * or on an embedded one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { adminOrderCalls } from '@tohfa/contract/orders/admin-orders.calls'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { makeChangedBitmaps } from '../server/src/orders/list/update-order-bitmaps.ts'
import { chooseCommonTokens } from '../server/src/orders/list/order-bitmaps.queries.ts'
import { createStaffOrders } from '../server/src/orders/list/staff-orders.service.ts'
import { usualDatabaseDelays } from '../server/src/platform/database/database-delays.ts'
import { connect, type Database } from '../server/src/platform/database/connect.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { createImageUrls } from '../server/src/platform/media/image-url.ts'
import { createOrders } from '../server/src/orders/order/orders.service.ts'
import { createPacking } from '../server/src/fulfilment/packing/packing.service.ts'
import { runSql, siblingUrl } from '../server/testing/test-server.ts'
import { generateOrders } from './order-list-orders.ts'

const queries = [
  '',
  'limit=60',
  'sort=oldest&limit=60',
  'page=8000&limit=60',
  'page=16000&limit=60',
  'status=confirmed&limit=60',
  'status=delivered&limit=60&page=5000',
  'status=delivered&printing=none&limit=60',
  'status=cancelled&printing=started&sort=oldest&limit=60',
  'payment=cash&limit=60',
  'printing=started&payment=online&limit=60',
  'printing=done&limit=60&page=9000',
  'late=true&limit=60',
  'late=false&limit=60&page=100',
  'pile=print&limit=60',
  'pile=handover&limit=60',
  'from={year}&to={year}&limit=60',
  'from={year}&status=returned&payment=cash&limit=60',
  'search=TF640001&limit=60',
  'search=9876&limit=60',
  'search=98765 4&limit=60',
  'search=asha amrit&limit=60',
  'search=amr&limit=60',
  'search=mum&status=cancelled&limit=60',
  'search=buyer4711@example.com&limit=60',
  'search=5000000640001&limit=60',
  'search=asha&limit=60',
  'search=asha sharma&limit=60',
  'search=mumbai&limit=60',
  'search=mumbai&status=confirmed&limit=60',
  'search=mumbai mug&sort=oldest&limit=60',
  'search=amritsar&limit=60',
  'search=amritsar rangoli&limit=60',
  'search=mug&limit=60',
  'search=mug&limit=60&page=10',
  'search=m&limit=60',
  'search=4&limit=60',
  'search=rangoli bracelet&printing=started&payment=cash&limit=60',
  'search=zodiac lantern&limit=60',
  'search=zodiac&from={year}&limit=60',
  'search=400001&limit=60',
  'search=nobody&limit=60',
  'search=asha jaipur mug&from={year}&to={year}&limit=60',
]
const runs = 40
const warmUps = 3

/** Prints the table, and with `plans` how the database answers each query. */
export async function measureOrderList(flags: readonly string[]): Promise<void> {
  const count = Number(flags[flags.indexOf('--orders') + 1]) || 1_000_000
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const given = process.env['DATABASE_URL']
  const own = given ? undefined : await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const server = given ?? own?.url ?? ''
  const name = `tohfa_bench_${count}_orders`
  const url = siblingUrl(server, name)
  try {
    await runSql(server, `create database ${name}`).then(
      () => fillWithOrders(url, count),
      (error: unknown) => {
        if (!flags.includes('--keep')) throw error
      },
    )
    await ask(url, flags.includes('--plans'))
  } finally {
    if (!flags.includes('--keep')) await runSql(server, `drop database ${name}`)
    await own?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Migrates a database and fills it with orders as the list needs them, its bitmaps included. */
export async function fillWithOrders(url: string, count: number): Promise<void> {
  const started = performance.now()
  await migrate(url)
  await generateOrders(url, count)
  const filled = performance.now()
  const connection = connect(url, (error) => console.error(error))
  await connection.transaction(chooseCommonTokens)
  await makeChangedBitmaps(connection)
  await connection.close()
  // By a connection that gives up nothing: beside others who fill theirs it takes long.
  await runSql(url, 'vacuum analyze')
  const seconds = (from: number, to: number) => Math.round((to - from) / 1_000)
  console.log(
    `${count} orders in ${seconds(started, filled)} s, their bitmaps in ${seconds(filled, performance.now())} s`,
  )
}

async function ask(url: string, plans: boolean): Promise<void> {
  const connection = connect(url, (error) => console.error(error), undefined, {
    delays: { ...usualDatabaseDelays, statementMs: 60_000 },
  })
  const asked: SQLWrapper[] = []
  const db: Database = Object.create(connection.db, {
    execute: {
      value: (statement: SQLWrapper) => {
        asked.push(statement)
        return connection.db.execute(statement)
      },
    },
  }) as Database
  const nothing = { handle: () => undefined, repeat: () => undefined }
  const productionDays = Object.fromEntries(productTypeSlugs.map((type) => [type, 1]))
  const promise = { cutoffHour: 24, productionDays, holidays: [], buffer: 0 }
  const settings = { read: () => Promise.resolve({ promise }) }
  const orders = createOrders({
    connection,
    jobs: nothing,
    settings,
    imageUrls: createImageUrls(''),
  } as never)
  const list = createStaffOrders({
    connection: { ...connection, db },
    jobs: nothing as never,
    orders,
    packing: createPacking({ connection, orders, printing: {} as never }),
    settings: settings as never,
  })
  const { query: schema } = adminOrderCalls['GET /user-orders']
  const table: Record<string, object> = {}
  const all: number[] = []
  const lastYear = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)
  for (const text of queries) {
    const { late, endangered, ...read } = schema.parse(
      Object.fromEntries(new URLSearchParams(text.replaceAll('{year}', lastYear))),
    )
    const ms: number[] = []
    let found = 0
    for (let run = -warmUps; run < runs; run += 1) {
      const started = performance.now()
      asked.length = 0
      const answer = await list.list({
        ...read,
        late: late && late === 'true',
        endangered: endangered && endangered === 'true',
      })
      JSON.stringify(answer)
      if (run >= 0) ms.push(performance.now() - started)
      found = answer.totalCount
    }
    all.push(...ms)
    table[text || '(all)'] = { found, 'p50 ms': at(ms, 0.5), 'p95 ms': at(ms, 0.95) }
    if (plans) await explain(connection.db, text, asked)
  }
  console.table(table)
  console.log(`p95 of all that was asked: ${at(all, 0.95)} ms, p99 ${at(all, 0.99)} ms`)
  await connection.close()
}

async function explain(db: Database, text: string, asked: readonly SQLWrapper[]): Promise<void> {
  console.log(`\n=== ${text}`)
  for (const statement of asked) {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers) ${statement}`,
    )
    console.log(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
}

function at(ms: readonly number[], part: number): number {
  const sorted = ms.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1))
}
