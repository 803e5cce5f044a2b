import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { aProduct } from '#testing/goods.ts'
import { aPurchase } from './purchase.fixture.ts'

/**
 * The number of orders between the first, whose plans its connection caches, and the measured one.
 */
const others = 60

let drop: () => Promise<void>
let connection: Connection
let person: { id: string }
let mug: string
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  connection = connectPatiently(database.url)
  const { db } = connection
  mug = await aProduct({ db })
  const [made] = await db.insert(users).values({ email: 'asha@example.com' }).returning()
  if (!made) throw new Error('nobody')
  person = made
  await muchReadTables()
  for (let n = 0; n < others; n++) await aPurchase({ db }, person, mug)
})
afterAll(async () => {
  await connection.close()
  await drop()
})

/** Tables of which one order reads as many rows as there are other orders, with generic plans. */
function muchReadTables(): Promise<string[]> {
  return connection.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    const before = await rowsRead(tx)
    await aPurchase({ db: tx }, person, mug)
    const after = await rowsRead(tx)
    return [...after.keys()].filter(
      (table) => (after.get(table) ?? 0) - (before.get(table) ?? 0) >= others,
    )
  })
}

/** Counted by this connection's own statistics, which are not published yet. */
async function rowsRead(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ table: string; read: string }>(sql`
    select relname "table", coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) "read"
    from pg_stat_xact_user_tables`)
  return new Map(rows.map(({ table, read }) => [table, Number(read)]))
}

test('an order is written without reading the others, by a connection that knew of none', async () => {
  expect(await muchReadTables()).toEqual([])
})
