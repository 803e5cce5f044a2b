import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('events that an older shop processed stay processed, and the others still wait', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade', 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0084') })
  await runSql(
    url,
    `insert into provider_events (id, provider, payload, worked_at) values
      ('done', 'razorpay', '{}', now()), ('waiting', 'razorpay', '{}', null)`,
  )
  await migrate(url)

  const connection = connectPatiently(url)
  const { rows } = await connection.db.execute(
    sql`select id, processed_at is not null as processed from provider_events order by id`,
  )
  await connection.close()
  await drop()
  expect(rows).toEqual([
    { id: 'done', processed: true },
    { id: 'waiting', processed: false },
  ])
})
