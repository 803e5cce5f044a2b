import { Client, type ClientBase } from 'pg'

/** Runs `work` on a separate connection to the database at `url`. */
export async function onDatabase<T>(
  url: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The server and the name of a database, without its user. */
export function placeOf(url: string): { host: string; port: number; name: string } {
  const { host, port, database: name = '' } = new Client({ connectionString: url })
  return { host, port, name }
}

/** How much it takes, as people read it. */
export async function sizeOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) size',
  )
  return rows[0]?.size ?? ''
}

/** Whether migrations were ever applied to it. */
export async function isMigrated(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.schema_migrations') is not null "is"`,
  )
  return rows[0]?.is ?? false
}

/** How many others are connected to it. */
export async function countOthers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  )
  return rows[0]?.count ?? 0
}

/** Drops everything that a shop creates in its database: its own tables and those of its queue. */
export async function dropAll(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}
