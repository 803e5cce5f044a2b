import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Connection } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'
import { createJobs, defineJob, type Jobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection
let jobs: Jobs
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectPatiently(database.url)
  jobs = createJobs(database.url, () => undefined, { jobPollMs: 100 })
})
afterEach(async () => {
  await jobs.stop()
  await connection.close()
  await database.drop()
})

const greet = defineJob<{ name: string }>('greet')
const sweep = defineJob<Record<string, never>>('sweep')

test('the first job of a kind is sent over the connection of its transaction alone', async () => {
  jobs.handle(greet, async () => undefined)
  await jobs.open()
  await connection.db.execute(sql`select 1`)
  const name = new URL(database.url).pathname.slice(1)
  await runSql(
    inject('testServer').url,
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and application_name = 'tohfa jobs'`,
  )
  await connection.transaction((tx) => jobs.send(tx, greet, { name: 'Asha' }))
  const { rows } = await connection.db.execute(
    sql`select data from pgboss.job where name = 'greet'`,
  )
  expect(rows).toEqual([{ data: { name: 'Asha' } }])
})

test('a delayed job begins when it is due, without an announcement', async () => {
  const greeted: string[] = []
  jobs.handle(greet, async ({ name }) => void greeted.push(name))
  await jobs.open()
  await jobs.start()
  const later = new Date(Date.now() + 3_600_000)
  await connection.transaction((tx) =>
    jobs.send(tx, greet, { name: 'Asha' }, { startAfter: later }),
  )
  await connection.db.execute(sql`update pgboss.job set start_after = now() where name = 'greet'`)
  await expect.poll(() => greeted).toEqual(['Asha'])
})

test('a start keeps unchanged schedules and replaces the others', async () => {
  const hours = () => connection.db.execute(sql`select cron, xmin from pgboss.schedule`)
  const openAt = async (cron: string) => {
    const mine = createJobs(database.url, () => undefined)
    mine.handle(sweep, async () => undefined)
    mine.repeat(sweep, cron)
    await mine.open()
    await mine.stop()
    return (await hours()).rows.find(({ cron: kept }) => kept === cron)
  }
  const first = await openAt('1 2 * * *')
  expect(first).toBeDefined()
  expect(await openAt('1 2 * * *')).toEqual(first)
  expect(await openAt('3 4 * * *')).toBeDefined()
})
