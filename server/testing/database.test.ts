import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { runSql } from './test-server.ts'

async function tables(url: string): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  await client.end()
  return rows.map((row) => row.name)
}

test('a test database is migrated and not shared', async () => {
  const [mine, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await runSql(mine.url, 'create table only_mine ()')
  expect(await tables(mine.url)).toEqual(expect.arrayContaining(['schema_migrations', 'only_mine']))
  expect(await tables(other.url)).not.toContain('only_mine')
  await Promise.all([mine.drop(), other.drop()])
  await expect(tables(mine.url)).rejects.toThrow(/does not exist/)
})
