/**
 * `npm run bench -- curve [--most 1000000]`: how listing, search, the lists of staff and the files for a
 * spreadsheet grow from 1,000 products and orders to so many, size by size. Kept in `bench/curve/curve.json`
 * and drawn in `docs/curve.svg`, anew after each size.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { connect, type Connection } from '../../server/src/platform/database/connect.ts'
import { usualDatabaseDelays } from '../../server/src/platform/database/database-delays.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { runSql, siblingUrl } from '../../server/testing/test-server.ts'
import { generateGoods } from '../catalog-goods.ts'
import { circumstances } from '../history.ts'
import { fillWithOrders } from '../order-list.ts'
import { startShop } from '../start-shop.ts'
import { type Curve, drawCurve, type SizeFigures } from './curve.svg.ts'
import { measureExports } from './exports.ts'
import { jobsDone, signInAsStaff } from './shop.ts'
import { measureWays } from './ways.ts'

const kept = new URL('curve.json', import.meta.url)
/** The default size of the pool. */
const settings = { SAMPLE_DATA: 'false', TOKEN_SECRET: 'a secret for the bench only, long enough' }
const picture = new URL('../../docs/curve.svg', import.meta.url)

export async function measureCurve(): Promise<void> {
  const { values } = parseArgs({
    options: { most: { type: 'string', default: '1000000' } },
    strict: false,
  })
  const began = circumstances()
  const sizes: SizeFigures[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    for (const size of sizesUpTo(Number(values.most))) {
      sizes.push(await measureSize({ url: server.url, dataDir }, size))
      const curve: Curve = { ...began, sizes }
      await writeFile(kept, `${JSON.stringify(curve, null, 2)}\n`)
      await writeFile(picture, drawCurve(curve))
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Ten times as many each time, up to the maximum. */
function sizesUpTo(most: number): number[] {
  const sizes: number[] = []
  for (let size = 1_000; size < most; size *= 10) sizes.push(size)
  return [...sizes, most]
}

async function measureSize(
  server: { url: string; dataDir: string },
  size: number,
): Promise<SizeFigures> {
  const name = `curve_${size}`
  const url = siblingUrl(server.url, name)
  await runSql(server.url, `create database ${name}`)
  const started = performance.now()
  await fill(url, size)
  console.log(
    `\n${size} products and orders in ${Math.round((performance.now() - started) / 1_000)} s`,
  )
  const staff = { ADMIN_EMAIL: 'staff@example.com', ADMIN_PASSWORD: 'Kesar2026' }
  const shop = await startShop({ DATABASE_URL: url, ...settings, ...staff })
  const client = new pg.Client(url)
  await client.connect()
  try {
    await jobsDone(client)
    const token = await signInAsStaff(shop.url, staff)
    const asked = { url: shop.url, pid: shop.pid, dataDir: server.dataDir, token, client }
    const figures = { ...(await measureWays(asked)), ...(await measureExports(asked)) }
    console.table(figures)
    return { size, figures }
  } finally {
    await client.end()
    await shop.stop()
    await runSql(server.url, `drop database ${name} with (force)`)
  }
}

async function fillWithGoods(url: string, connection: Connection, size: number): Promise<void> {
  const started = performance.now()
  await generateGoods(url, connection, size)
  console.log(`${size} products in ${Math.round((performance.now() - started) / 1_000)} s`)
}

/** Products and orders in parallel. */
async function fill(url: string, size: number): Promise<void> {
  await migrate(url)
  const connection = connect(url, (error) => console.error(error), undefined, {
    delays: { ...usualDatabaseDelays, statementMs: 300_000 },
  })
  await Promise.all([fillWithGoods(url, connection, size), fillWithOrders(url, size)])
  await connection.close()
  // Maintenance after so many writes runs now, and not during the measurement.
  await runSql(url, 'vacuum analyze', 'checkpoint')
}
