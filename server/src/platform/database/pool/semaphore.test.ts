import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { databaseIsAway } from '#platform/database/failures.ts'
import { createSemaphore } from './semaphore.ts'

test('a single statement does not wait for many transactions that wait for a row', async () => {
  const database = await createTestDatabase()
  const [connection, other] = [connectPatiently(database.url), connectPatiently(database.url)]
  const lock = sql`select pg_advisory_xact_lock(1)`
  const crowd = await other.transaction(async (holder) => {
    await holder.execute(lock)
    const crowd = Array.from({ length: 30 }, () => connection.transaction((tx) => tx.execute(lock)))
    // Not pg_stat_activity, which does not change during a transaction.
    const waiting = sql`select count(*)::int as n from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await holder.execute(waiting)).rows).toEqual([{ n: 8 }])
    expect((await connection.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    return { all: Promise.all(crowd) }
  })
  expect(await crowd.all).toHaveLength(30)
  await connection.close()
  await other.close()
  await database.drop()
})

test('permits are granted in the order of the requests', async () => {
  const semaphore = createSemaphore(2, 60_000)
  const [first, second] = [await semaphore.take(), await semaphore.take()]
  const asked = ['third', 'fourth'].map(async (name) => ({
    name,
    release: await semaphore.take(),
  }))
  first()
  expect(await Promise.race(asked)).toMatchObject({ name: 'third' })
  second()
  expect(await asked[1]).toMatchObject({ name: 'fourth' })
})

test('a caller whose wait times out gets a database failure, and takes no connection', async () => {
  const semaphore = createSemaphore(1, 5)
  const release = await semaphore.take()
  expect(await semaphore.take().catch(databaseIsAway)).toBe(true)
  release()
  await semaphore.take()
})
