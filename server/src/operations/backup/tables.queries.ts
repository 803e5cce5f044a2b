import type { ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Closing, TableShape } from './entries.ts'

type Table = Pick<TableShape, 'schema' | 'name'>

/** Of the queue's own tables only those that hold work; the others are its machinery. */
const queueTables = ['queue', 'schedule', 'job_common', 'job_dependency']

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const full = ({ schema, name }: Table) => `${quoted(schema)}.${quoted(name)}`
const list = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** COPY writes values as the session shows them: the same on both sides, whatever the server's own. */
const session = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0`

/** One snapshot of everything, unaffected by later writes. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query(session)
  await client.query('begin isolation level repeatable read read only')
}

export async function beginRestore(client: ClientBase): Promise<void> {
  await client.query(session)
  await client.query('begin')
}

export async function commit(client: ClientBase): Promise<void> {
  await client.query('commit')
}

/**
 * The shop's tables and their written columns, each after those that its rows refer to; without the
 * changes that are noted for processes, which name transactions of this server.
 */
export async function shopTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refersTo: string[] }>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       ) as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relname <> all('{schema_migrations,product_changes}')
       and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1)))
     order by n.nspname, c.relname`,
    [queueTables],
  )
  const sorted: TableShape[] = []
  const placed = new Set<string>()
  let left = rows
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => placed.has(name)))
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { schema, name, columns } of ready) {
      sorted.push({ schema, name, columns })
      placed.add(schema === 'public' ? name : `${schema}.${name}`)
    }
    left = left.filter((table) => !ready.includes(table))
  }
  return sorted
}

/** The migrations applied to this database; none when it is new. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

/** Of people's own photos, those that went to the shop among them, by the name that the database has. */
export async function photoKeys(client: ClientBase): Promise<string[]> {
  const { rows: known } = await client.query<{ sent: string | null }>(
    `select coalesce(to_regclass('sent_photos'), to_regclass('return_photos'))::text sent`,
  )
  const sent = known[0]?.sent
  const { rows } = await client.query<{ id: string }>(
    `select id from studio_photos ${sent ? `union all select id from ${sent}` : ''} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The rows of a table as the text of COPY. */
export function readRows(client: ClientBase, table: TableShape): AsyncIterable<Buffer> {
  const stream = copyTo(`copy ${full(table)} (${list(table.columns)}) to stdout`)
  return client.query(stream)
}

/** Takes the text of COPY and adds its rows. */
export function writeRows(client: ClientBase, table: TableShape): NodeJS.WritableStream {
  return client.query(copyFrom(`copy ${full(table)} (${list(table.columns)}) from stdin`))
}

export async function countRows(client: ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 count from ${full(table)}`,
  )
  return rows[0]?.count ?? 0
}

export async function pictureKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select key from images order by key')
  return rows.map(({ key }) => key)
}

/** The values of sequences, which no snapshot includes: at least the ones of its rows. */
export async function readSequences(client: ClientBase): Promise<Closing['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  const sequences: Closing['sequences'] = []
  for (const { name } of rows) {
    const schema = 'public'
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${full({ schema, name })}`,
    )
    for (const at of found.rows) sequences.push({ schema, name, ...at })
  }
  return sequences
}

export async function setSequences(
  client: ClientBase,
  sequences: Closing['sequences'],
): Promise<void> {
  for (const { schema, name, value, isCalled } of sequences)
    await client.query('select setval($1::text::regclass, $2, $3)', [
      full({ schema, name }),
      value,
      isCalled,
    ])
}

/** True when a shop lives in this database already. */
export async function holdsShop(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    `select exists (select from users) or exists (select from products)
       or exists (select from orders) as holds`,
  )
  return rows[0]?.holds ?? false
}

/**
 * Empties the tables and disables the triggers that derive rows: the derived rows are restored too.
 */
export async function clearTables(client: ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(full).join(', ')} cascade`)
  for (const table of tables) await client.query(`alter table ${full(table)} disable trigger user`)
}

/** Enables the triggers again, once all rows are there. */
export async function wakeTables(client: ClientBase, tables: readonly Table[]): Promise<void> {
  // Deferred constraints are checked now: no table can be altered while a check is pending.
  await client.query('set constraints all immediate')
  for (const table of tables) await client.query(`alter table ${full(table)} enable trigger user`)
}

/** Updates the planner's statistics. */
export async function analyse(client: ClientBase): Promise<void> {
  await client.query('analyze')
}
