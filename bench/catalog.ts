/**
 * `npm run bench -- catalog [--plans]`: how the listing's query (docs/product.md 4.1) grows from
 * 1,000 to 100,000 products, through the catalogue's service and without the response cache. Both
 * sizes run in turns, so that other load affects both. `usual` has the counts of the same filters
 * in memory, as they are until the catalogue changes; `first` is the first query after a change.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { type ProductFilters, productQuery } from '@tohfa/contract/catalog/products'
import { type Catalog, createCatalog } from '../server/src/catalog/products/catalog.service.ts'
import { createImageUrls } from '../server/src/platform/media/image-url.ts'
import { connect, type Connection, type Database } from '../server/src/platform/database/connect.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { runSql, siblingUrl } from '../server/testing/test-server.ts'
import { generateGoods } from './catalog-goods.ts'
import { median } from './median.ts'

const queries = [
  '',
  'page=50',
  'sort=price-asc',
  'sort=rating-desc',
  'sort=discount-desc',
  'categories=pillow',
  'categories=pillow&sort=price-desc',
  'categories=t-shirts,caps&size=m,xl',
  'ratingGreater=4&price=500',
  'ratingGreater=4.5&price=500&categories=mousepad',
  'price=777&sort=newest',
  'search=mug',
  'search=tshirt&size=xxl&sort=price-asc',
  'search=takiya',
  'search=photo',
  'search=elephant cushion',
  'search=vimo&categories=bracelet',
  'search=vimosur',
  'search=the name mug for bhai',
  'search=cofee mgu',
  'search=diwali zzqx mug&ratingGreater=3',
]
const rounds = 5
const usualRuns = 300
const firstRuns = 10

type Shelf = { connection: Connection; catalog: Catalog; statements: () => SQLWrapper[] }

/** Prints the table, and with `plans` the query plans over 100,000 products. */
export async function measureCatalog(plans: boolean): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    const small = await openShelf(server.url, 1_000)
    const large = await openShelf(server.url, 100_000)
    try {
      const table: Record<string, object> = {}
      const asked: Times = { small: [], large: [] }
      for (const query of queries)
        table[query || '(all)'] = await compare(query, small, large, asked)
      console.table(table)
      const p99 = { '1k': percentile(asked.small, 0.99), '100k': percentile(asked.large, 0.99) }
      console.log(
        `p99 of all that was asked: ${JSON.stringify(p99)}, ratio ${p99['100k'] / p99['1k']}`,
      )
      if (plans) for (const query of queries) await explain(query, large)
    } finally {
      await Promise.all([small.connection.close(), large.connection.close()])
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function openShelf(server: string, products: number): Promise<Shelf> {
  const name = `shelf_${products}`
  await runSql(server, `create database ${name}`)
  const url = siblingUrl(server, name)
  await migrate(url)
  const connection = connect(url, (error) => console.error(error))
  const generated = performance.now()
  await generateGoods(url, connection, products)
  // Maintenance after so many writes runs now, and not during the measurement.
  await runSql(url, 'checkpoint')
  const took = Math.round((performance.now() - generated) / 1_000)
  console.log(`${products} products generated in ${took} s`)
  let asked: SQLWrapper[] = []
  const db: Database = {
    ...connection.db,
    execute(statement: SQLWrapper) {
      asked.push(statement)
      return connection.db.execute(statement)
    },
  }
  const statements = () => asked.splice(0)
  return { connection, catalog: createCatalog({ db, imageUrls: createImageUrls('') }), statements }
}

type Times = { small: number[]; large: number[] }

async function compare(query: string, small: Shelf, large: Shelf, asked: Times) {
  const filters = filtersOf(query)
  async function measure(runs: number, afterChange: boolean): Promise<Times> {
    const times: Times = { small: [], large: [] }
    for (let run = 0; run < runs; run += 1) {
      times.small.push(await timed(small, filters, afterChange))
      times.large.push(await timed(large, filters, afterChange))
    }
    return times
  }
  const first = await measure(rounds * firstRuns, true)
  large.statements()
  const usual: Times[] = []
  for (let turn = 0; turn < rounds; turn += 1) usual.push(await measure(usualRuns, false))
  for (const { small: ofSmall, large: ofLarge } of usual) {
    asked.small.push(...ofSmall)
    asked.large.push(...ofLarge)
  }
  const statements = large.statements().length / (rounds * usualRuns)
  const { totalCount } = await large.catalog.list(filters)
  // Medians of the rounds, so that a disturbed one does not count.
  const p99 = (of: keyof Times) => median(usual.map((times) => percentile(times[of], 0.99)))
  const p50 = (of: keyof Times) => median(usual.map((times) => median(times[of])))
  return {
    found: totalCount,
    statements,
    'p50 1k': round(p50('small')),
    'p50 100k': round(p50('large')),
    'p99 1k': round(p99('small')),
    'p99 100k': round(p99('large')),
    ratio: round(p99('large') / p99('small')),
    'first 1k': round(median(first.small)),
    'first 100k': round(median(first.large)),
  }
}

async function timed(
  { catalog, connection }: Shelf,
  filters: ProductFilters,
  afterChange: boolean,
) {
  if (afterChange) {
    await connection.db.execute(sql`
      update products set discount = (discount + 1) % 60 where id = (select id from products limit 1)`)
    catalog.invalidate({ kind: 'catalog' })
  }
  const from = performance.now()
  await catalog.list(filters)
  return performance.now() - from
}

async function explain(query: string, shelf: Shelf): Promise<void> {
  shelf.catalog.invalidate(null)
  shelf.statements()
  await shelf.catalog.list(filtersOf(query))
  for (const statement of shelf.statements()) {
    const { rows } = await shelf.connection.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, costs off, timing off, buffers off) ${statement}`,
    )
    console.log(`\n${query || '(all)'}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
}

function filtersOf(query: string): ProductFilters {
  return productQuery.parse(Object.fromEntries(new URLSearchParams(query)))
}

const round = (ms: number) => Number(ms.toFixed(2))

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
