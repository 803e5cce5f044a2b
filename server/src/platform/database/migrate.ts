import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartError } from '@tohfa/embedded-db/start-error'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any fixed number will do; it names the lock under which exactly one process migrates. */
const lock = 7_036_821_902

/**
 * Applies the numbered files of `server/migrations` that the database at `url` does not have yet,
 * each in a transaction of its own. Safe when several processes start at once: one migrates, the
 * others wait and find nothing left to do.
 *
 * @param limit.only the names of those to apply, for tables as an older shop had them
 * @throws StartError when the database has one that this version of the shop does not know
 */
export async function migrate(url: string, limit: { only?: string[] } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = await client.query<{ name: string }>('select name from schema_migrations')
    const done = new Set(applied.rows.map((row) => row.name))
    await refuseNewer('The database', [...done])
    for (const name of await migrationNames()) {
      if (!done.has(name) && (limit.only?.includes(name) ?? true)) await apply(client, name)
    }
  } finally {
    await client.end()
  }
}

/**
 * A version that does not know what was migrated would read and write past it.
 *
 * @param what of which these are the migrations, to begin a sentence with
 * @throws StartError
 */
export async function refuseNewer(what: string, migrations: readonly string[]): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new StartError(
      `${what} was made by a newer version of the shop (${unknown.replace(/\.sql$/, '')}). Use that version, or restore the backup from before the upgrade.`,
    )
}

/** The migrations of this version, the first first. */
export async function migrationNames(): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith('.sql')).sort()
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  await client.query('begin')
  await client.query(sql)
  await client.query('insert into schema_migrations (name) values ($1)', [name])
  await client.query('commit')
}
