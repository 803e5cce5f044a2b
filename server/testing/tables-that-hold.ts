import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestShop } from './shop.ts'

/** The tables, in every schema, that contain a word in any case. */
export async function tablesThatHold(
  { db }: Pick<TestShop, 'db'>,
  word: string,
): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as "schema", table_name as "name" from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(({ schema }) => schema)).toContain('pgboss')
  const found = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
      const holds = sql`${table} as one where one::text ilike ${`%${word}%`}`
      return (await db.$count(holds)) > 0 ? [`${schema}.${name}`] : []
    }),
  )
  return found.flat()
}
