import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'
import type { Connection } from './connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import { databaseIsAway } from './failures.ts'
import { prepared } from './prepared.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectPatiently(database.url)
})
afterEach(async () => {
  await connection.close()
  await database.drop()
})

const endSessions = () =>
  runSql(
    database.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
const ask = () => connection.db.execute(sql`select 1 as one`)

test('idle connections that the server closes cause no error', async () => {
  await Promise.all(
    Array.from({ length: 12 }, () => connection.db.execute(sql`select pg_sleep(0.1)`)),
  )
  expect(connection.pool.idleCount).toBe(12)
  await endSessions()
  for (let round = 0; round < 40; round++) {
    const [row] = (await ask()).rows
    expect(row).toEqual({ one: 1 })
    await connection.transaction((tx) => tx.execute(sql`select 1`))
  }
})

test('a transaction whose connection is cut before its commit is run again and committed once', async () => {
  await connection.db.execute(sql`create table kept (n int)`)
  let runs = 0
  await connection.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`insert into kept values (1)`)
    if (runs === 1) await endSessions()
    await tx.execute(sql`insert into kept values (2)`)
  })
  expect(runs).toBe(2)
  const { rows } = await connection.db.execute(sql`select n from kept order by n`)
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('an exception rolls a transaction back, and its connection is used again', async () => {
  await connection.db.execute(sql`create table kept (n int)`)
  const failing = connection.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await connection.db.execute(sql`select n from kept`)).rows).toEqual([])
  expect(connection.pool.totalCount).toBe(1)
})

test('a statement timeout counts as a database that is not available', async () => {
  const slow = connection.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`)
    await tx.execute(sql`select pg_sleep(10)`)
  })
  expect(await slow.catch(databaseIsAway)).toBe(true)
  const wrong = connection.db.execute(sql`select 1 / 0`)
  expect(await wrong.catch(databaseIsAway)).toBe(false)
})

test('statements of a transaction that are not awaited run in the order of sending', async () => {
  await connection.db.execute(sql`create table steps (step int)`)
  const insert = prepared(sql`insert into steps values (${sql.placeholder('step')})`)
  const count = prepared<{ n: number }>(sql`select count(*)::int n from steps`)
  const seen = await connection.transaction((tx) =>
    Promise.all([insert(tx, { step: 1 }), count(tx), insert(tx, { step: 2 }), count(tx)]),
  )
  expect(seen).toEqual([[], [{ n: 1 }], [], [{ n: 2 }]])
})

test('statements left running when a transaction failed write nothing after it', async () => {
  await connection.db.execute(sql`create table steps (step int)`)
  const { promise: failed, resolve: hasFailed } = Promise.withResolvers<void>()
  let late: Promise<unknown> | undefined
  const failing = connection.transaction((tx) => {
    late = failed.then(() => tx.execute(sql`insert into steps values (1)`))
    return Promise.all([late, tx.execute(sql`select 1 / 0`)])
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  hasFailed()
  await expect(late).rejects.toMatchObject({ cause: { message: 'The transaction is over' } })
  expect((await connection.db.execute(sql`select from steps`)).rowCount).toBe(0)
})

test('of statements that are sent together the first that fails is reported', async () => {
  const divide = prepared(sql`select 1 / ${sql.placeholder('by')}::int`)
  const failing = connection.transaction((tx) =>
    Promise.all([divide(tx, { by: 1 }), divide(tx, { by: 0 }), divide(tx, { by: 2 })]),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect((await connection.transaction((tx) => divide(tx, { by: 1 }))).length).toBe(1)
})
