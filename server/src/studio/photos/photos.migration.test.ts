import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPatiently } from '#testing/delays.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'

test('people of an older shop can keep photos, each of them once', async () => {
  const { url, drop } = await createTestDatabase()
  await runSql(url, 'drop schema public cascade')
  await runSql(url, 'create schema public')
  const names = await readdir(new URL('../../../migrations/', import.meta.url))
  await migrate(url, { only: names.filter((name) => name < '0018') })
  const connection = connectPatiently(url)
  const { rows } = await connection.db.execute<{ id: string }>(sql`
    insert into users (id, email) values (gen_random_uuid(), 'asha@example.com') returning id`)
  const id = rows[0]?.id
  await migrate(url)
  const add = (sha256: string) =>
    connection.db.execute(sql`
      insert into studio_photos (id, owner, sha256, width, height, bytes)
      values (gen_random_uuid(), ${id}, ${sha256}, 1, 1, 1)`)
  await add('a'.repeat(64))
  for (const [sha256, rule] of [
    ['a'.repeat(64), 'studio_photos_once'],
    ['no hash', 'studio_photos_sha256'],
  ] as const)
    await expect(add(sha256)).rejects.toMatchObject({ cause: { constraint: rule } })
  await connection.db.execute(sql`delete from users where id = ${id}`)
  expect(await connection.db.$count(sql`studio_photos`)).toBe(0)
  await connection.close()
  await drop()
})
