import { readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import { runSql } from '#testing/test-server.ts'

/** Everything that the table modules declare. */
async function declared(): Promise<Record<string, unknown>> {
  const folder = new URL('schema/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.tables.ts'))
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<object>),
  )
  return Object.assign({}, ...modules) as Record<string, unknown>
}

/** The statements that create the declared schema from nothing. */
function statementsFor(declarations: Record<string, unknown>): Promise<string[]> {
  const json = (from: Record<string, unknown>) =>
    generateDrizzleJson(from, undefined, ['public'], 'snake_case')
  return generateMigration(json({}), json(declarations))
}

/**
 * Columns, constraints and indexes of these tables, one per line, as PostgreSQL prints them. Names
 * of primary and foreign keys do not matter.
 */
async function described(url: string, tables: string[]): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ line: string }>(
    `with shop as (
       select oid, relname from pg_class
       where relnamespace = 'public'::regnamespace and relname = any($1)
     )
     select concat_ws(' ', relname || '.' || attname, format_type(atttypid, atttypmod),
       case when attnotnull then 'not null' end, nullif(attidentity, ''), nullif(attgenerated, ''),
       (select 'default ' || pg_get_expr(adbin, adrelid) from pg_attrdef
        where adrelid = attrelid and adnum = attnum)) as line
     from shop join pg_attribute on attrelid = shop.oid where attnum > 0 and not attisdropped
     union all
     select concat_ws(' ', relname, case when contype not in ('p', 'f') then conname end,
       pg_get_constraintdef(pg_constraint.oid))
     from shop join pg_constraint on conrelid = shop.oid where contype <> 'n'
     union all
     select pg_get_indexdef(indexrelid) from shop join pg_index on indrelid = shop.oid
     where not indisprimary
     order by line`,
    [tables],
  )
  await client.end()
  return rows.map(({ line }) => line)
}

test('the migrated database has exactly the columns, constraints and indexes that the code declares', async () => {
  const declarations = await declared()
  const tables = Object.values(declarations)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table).name)
  expect(tables.length).toBeGreaterThan(20)
  const [migrated, fresh] = await Promise.all([createTestDatabase(), createTestDatabase()])
  try {
    await runSql(
      fresh.url,
      ...tables.map((name) => `drop table ${name} cascade`),
      'drop sequence order_numbers, ticket_numbers, draft_numbers cascade',
      ...(await statementsFor(declarations)),
    )
    expect(await described(migrated.url, tables)).toEqual(await described(fresh.url, tables))
  } finally {
    await Promise.all([migrated.drop(), fresh.drop()])
  }
})
