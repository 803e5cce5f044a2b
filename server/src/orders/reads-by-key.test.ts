import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection, Transaction } from '../database/connect.ts'
import { holdJobs } from '../jobs/jobs.fixture.ts'
import { aPurchase } from './purchase.fixture.ts'
import { connectPatiently } from '../testing/delays.ts'
import { aProduct } from '../testing/goods.ts'
import { aPerson, type Person } from '../testing/people.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

/** So many orders come between the first, whose plans its connection keeps, and that which is looked at. */
const others = 60

let shop: TestShop
let connection: Connection
let person: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  await holdJobs(shop)
  connection = connectPatiently(shop.databaseUrl)
  mug = await aProduct(shop)
  person = await aPerson(shop)
  await readMuchOf(write)
  for (let n = 0; n < others; n++) await aPurchase(shop, person, mug)
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})

/** The tables of which `work` reads as many rows as there are of others, by plans made for any values. */
function readMuchOf(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  return connection.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    const before = await rowsRead(tx)
    await work(tx)
    const after = await rowsRead(tx)
    return [...after.keys()].filter(
      (table) => (after.get(table) ?? 0) - (before.get(table) ?? 0) >= others,
    )
  })
}

/** By what this connection did that is not told to the others yet. */
async function rowsRead(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ table: string; read: string }>(sql`
    select relname "table", coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) "read"
    from pg_stat_xact_user_tables`)
  return new Map(rows.map(({ table, read }) => [table, Number(read)]))
}

const write = (tx: Transaction) => aPurchase({ db: tx }, person, mug)

test('an order is written without reading the others, by a connection that knew of none', async () => {
  expect(await readMuchOf(write)).toEqual([])
})
