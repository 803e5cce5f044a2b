import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'

test('of older accounts those are proven whose e-mail surely never changed', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  const before = names.filter((name) => name < '0016')
  await migrate(url, { only: before })
  const connection = connectPatiently(url)
  const add = async (name: string, age: string, role = 'USER') => {
    const { rows } = await connection.db.execute<{ id: string }>(sql`
      insert into users (id, email, password_hash, role, created_at)
      values (gen_random_uuid(), ${`${name}@example.com`}, 'hash', ${role}, now() - ${age}::interval)
      returning id`)
    return rows[0]?.id ?? ''
  }
  await add('new', '3 days')
  await add('old', '1 year')
  await add('staff', '1 year', 'ADMIN')
  const moved = await add('moved', '3 days')
  await connection.db.execute(sql`insert into mails (key, recipient, subject, text, html)
    values (${`email-changed:${moved}:1`}, 'victim@example.com', '', '', '')`)
  await migrate(url)
  const { rows } = await connection.db.execute(
    sql`select email from users where email_proven_at is not null order by email`,
  )
  expect(rows).toEqual([{ email: 'new@example.com' }, { email: 'staff@example.com' }])
  await connection.close()
  await drop()
})
