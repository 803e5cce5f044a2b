import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { connectPatiently } from '../testing/delays.ts'
import { createTestDatabase } from '../testing/database.ts'
import { runSql } from '../testing/test-server.ts'
import { createJobs, defineJob, type Jobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: Connection
let jobs: Jobs
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectPatiently(database.url)
  jobs = createJobs(database.url, () => undefined)
})
afterEach(async () => {
  await jobs.stop()
  await connection.close()
  await database.drop()
})

const greet = defineJob<{ name: string }>('greet')

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
