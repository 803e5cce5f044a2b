import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('jobs of older versions name an account in place of an e-mail, and those that are done go', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade', 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0066') })
  const connection = connectPatiently(url)
  const { rows: made } = await connection.db.execute<{ id: string }>(sql`
    insert into users (id, email, role, created_at)
    values (gen_random_uuid(), 'Asha@example.com', 'USER', now()) returning id`)
  await connection.db.execute(sql`insert into pgboss.job (name, data, state) values
    ('mail-reset-link', '{"email": "asha@example.com"}', 'created'),
    ('mail-reset-link', '{"email": "nobody@example.com"}', 'retry'),
    ('mail-reset-link', '{"email": "former@example.com"}', 'completed')`)
  await migrate(url)
  const { rows } = await connection.db.execute(
    sql`select data from pgboss.job where name = 'mail-reset-link' order by state`,
  )
  expect(rows).toEqual([{ data: { userId: made[0]?.id } }, { data: { userId: null } }])
  await connection.close()
  await drop()
})
