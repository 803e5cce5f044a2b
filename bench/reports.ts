/**
 * `npm run bench -- reports [--orders 1000000]`: how long the piles of Today and the numbers of some
 * days take among so many orders, on an embedded database of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Database } from '../server/src/platform/database/connect.ts'
import { usualDatabaseDelays } from '../server/src/platform/database/database-delays.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { readReport } from '../server/src/backoffice/reports/reports.service.ts'
import { readWorkPiles } from '../server/src/backoffice/dashboard/work-piles.service.ts'
import { generateOrders } from './order-list-orders.ts'

const runs = 10
const promise = { cutoffHour: 14, productionDays: {}, holidays: [], buffer: 1 }

/** Prints the median of each in milliseconds. */
export async function measureReports(flags: readonly string[]): Promise<void> {
  const count = Number(flags[flags.indexOf('--orders') + 1]) || 1_000_000
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    await migrate(url)
    await generateOrders(url, count)
    const connection = connect(url, (error) => console.error(error), undefined, {
      delays: { ...usualDatabaseDelays, statementMs: 60_000 },
    })
    await ask(connection.db)
    await connection.close()
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function ask(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
  const { rows } = await db.execute<{ last: string; waiting: number }>(sql`
    select to_char(max(created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as last,
      count(*) filter (where status in ('confirmed', 'shipped'))::int as waiting from orders`)
  const to = rows[0]?.last ?? ''
  const from = (days: number) =>
    new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const numbers = (days: number, by: 'day' | 'month') => () =>
    readReport({ db, visits: { flush: async () => undefined } }, { from: from(days), to }, by)
  const deps = {
    db,
    jobs: { failed: async () => [] },
    settings: { read: async () => ({ promise }) as never },
  }
  console.log(`${rows[0]?.waiting} orders wait`)
  console.table({
    'piles of Today': await median(() => readWorkPiles(deps, true)),
    'numbers of 30 days': await median(numbers(30, 'day')),
    'numbers of 90 days': await median(numbers(90, 'day')),
    'numbers of 366 days': await median(numbers(366, 'month')),
  })
}

/** The middle of some runs, in milliseconds. */
async function median(work: () => Promise<unknown>): Promise<number> {
  await work()
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return Math.round(took.toSorted((a, b) => a - b)[runs / 2] ?? 0)
}
