import { createHash } from 'node:crypto'
import { getTableColumns, is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './transaction.ts'

const dialect = new PgDialect({ casing: 'snake_case' })
const names = new Map<string, string>()

/**
 * The name under which a connection stores the parsed and planned statement. Only for constant
 * texts: a connection would store every other text as well.
 */
export function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A statement that each connection parses and plans once. `sql.placeholder` marks the values of an
 * execution. It is sent when called. In a transaction, consecutive statements run in that order
 * without waiting for each other's answers.
 */
export function prepared<Row extends object>(statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const name = nameOf(text)
  return async (db: Database, given: Record<string, unknown> = {}): Promise<Row[]> => {
    const values = params.map((value) => (is(value, Placeholder) ? given[value.name] : value))
    return (await db.$client.query<Row>({ name, text, values })).rows
  }
}

/**
 * An insert of any number of rows with these columns as one prepared statement; `ending` follows
 * the rows.
 */
export function insertion<
  Table extends PgTable,
  Key extends keyof Table['$inferInsert'] & string,
  Row extends object = object,
>(table: Table, keys: readonly Key[], ending: SQL = sql``) {
  const columns = getTableColumns(table)
  const list = (of: (key: Key) => unknown) =>
    sql.join(
      keys.map((key) => sql`${of(key)}`),
      sql`, `,
    )
  // As the schema names them, with `casing: 'snake_case'`.
  const names = list((key) =>
    sql.identifier(key.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)),
  )
  const types = list(
    (key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]?.getSQLType() ?? '')}`,
  )
  const run = prepared<Row>(sql`
    insert into ${table} (${names}) select ${list((key) => sql.identifier(key))}
    from json_to_recordset(${sql.placeholder('rows')}::json) as given (${types}) ${ending}`)
  return (db: Database, rows: readonly Pick<Table['$inferInsert'], Key>[]) =>
    run(db, { rows: JSON.stringify(rows) })
}
