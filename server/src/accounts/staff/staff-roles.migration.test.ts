import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { connectPatiently } from '#testing/delays.ts'
import { runSql } from '#testing/test-server.ts'

test('who was an admin before there were roles is an owner, and was here last when a session says', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0045') })
  const connection = connectPatiently(url)
  const { db } = connection
  for (const [name, role] of [
    ['boss', 'ADMIN'],
    ['absent', 'ADMIN'],
    ['shopper', 'USER'],
  ])
    await db.execute(sql`insert into users (id, email, role)
      values (gen_random_uuid(), ${`${name}@example.com`}, ${role})`)
  for (const seen of ['2026-11-01T10:00:00Z', '2026-11-03T10:00:00Z'])
    await db.execute(sql`insert into sessions (id, user_id, last_seen_at)
      select gen_random_uuid(), id, ${seen}::timestamptz from users where email <> 'absent@example.com'`)
  await migrate(url)
  const { rows } = await db.execute(sql`select email, staff_role as role,
    to_char(staff_seen_at at time zone 'UTC', 'YYYY-MM-DD') as seen from users order by email`)
  expect(rows).toEqual([
    { email: 'absent@example.com', role: 'owner', seen: null },
    { email: 'boss@example.com', role: 'owner', seen: '2026-11-03' },
    { email: 'shopper@example.com', role: null, seen: null },
  ])
  for (const set of [
    `role = 'ADMIN'`,
    `staff_role = 'printer'`,
    `role = 'ADMIN', staff_role = 'x'`,
  ])
    await expect(
      runSql(url, `update users set ${set} where email = 'shopper@example.com'`),
    ).rejects.toThrow(/users_staff_role/)
  await connection.close()
  await drop()
})
