import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { type ShopProcess, startShopProcess } from '../../torture/shop-process.ts'
import { createTestDatabase } from './database.ts'
import { patienceMs } from './patience.ts'
import { openTestShop } from './shop.ts'

/** Any number: the key of the lock that blocked statements wait for. */
const holdLock = 4711

/** A statement such as `insert orders`, and a condition on its row as SQL over `new` or `old`. */
type HeldStatement = { step: string; row: string }

/**
 * A database for several shops, and a connection that blocks their statements. A shop to be killed
 * is started as a process, one that continues is opened in this one: a process takes two seconds to
 * start.
 */
export async function openHeldDatabase() {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  const holder = await openHolder(database.url)
  return {
    holder,
    start: () => startShopProcess(database.url, { DATA_DIR: dataDir }, true),
    open: () => openTestShop({ on: { databaseUrl: database.url, dataDir } }),
    async drop() {
      await holder.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type HeldDatabase = Awaited<ReturnType<typeof openHeldDatabase>>

async function openHolder(databaseUrl: string): Promise<pg.Client> {
  const holder = new pg.Client(databaseUrl)
  await holder.connect()
  await holder.query(`create function wait_for_the_test() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${holdLock}); return null; end $$`)
  return holder
}

/**
 * Kills a process of the shop while each of these statements is blocked within its transaction.
 * @param ask starts the request that runs the statements
 */
export async function killWhileHeld<T>(
  holder: pg.Client,
  victim: ShopProcess,
  statements: readonly HeldStatement[],
  ask: () => T,
): Promise<T> {
  for (const [n, { step, row }] of statements.entries()) {
    const [, operation, table] = /^(\w+) (\S+)$/.exec(step) ?? []
    await changeTable(
      holder,
      `create trigger held_${n} after ${operation} on ${table}
      for each row when (${row}) execute function wait_for_the_test()`,
    )
  }
  await holder.query(`select pg_advisory_lock(${holdLock})`)
  const asked = ask()
  // pg_locks covers the whole cluster, and other tests hold the same lock in their own databases.
  const held = `select from pg_locks
    where locktype = 'advisory' and objid = ${holdLock} and not granted
      and database = (select oid from pg_database where datname = current_database())`
  await vi.waitFor(
    async () => expect((await holder.query(held)).rowCount).toBe(statements.length),
    { timeout: patienceMs, interval: 100 },
  )
  await victim.kill()
  await holder.query(`select pg_advisory_unlock(${holdLock})`)
  for (const [n, { step }] of statements.entries())
    await changeTable(holder, `drop trigger held_${n} on ${step.split(' ')[1]}`)
  return asked
}

/** Milliseconds for which PostgreSQL checks for no deadlock, and so fails nobody for one. */
const lockMs = 200
/** The lock was not granted in time. */
const lockNotAvailable = '55P03'

/** Alters a table that a running shop uses, in a moment when nothing locks it. */
async function changeTable(holder: pg.Client, statement: string): Promise<void> {
  await holder.query(`set lock_timeout = ${lockMs}`)
  for (let triesLeft = patienceMs / lockMs; triesLeft > 0; triesLeft--) {
    const failure = await holder.query(statement).then(
      () => null,
      (error: pg.DatabaseError) => error,
    )
    if (failure === null) break
    if (failure.code !== lockNotAvailable || triesLeft === 1) throw failure
  }
  await holder.query('reset lock_timeout')
}
