import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartError } from '@tohfa/embedded-db/start-error'

const folder = new URL('../../../migrations/', import.meta.url)
/** Any fixed number works. It is the key of the advisory lock under which one process migrates. */
const lock = 7_036_821_902

/**
 * Applies the missing files of `server/migrations` to the database at `url`, each in its own
 * transaction. Several processes may start at once: one migrates, and the others wait and find
 * nothing to do.
 * @param limit.only the names of those to apply, for the tables of an older version
 * @throws StartError when the database has a migration that this version does not know
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
 * An older version would read and write the new tables incorrectly.
 * @param what the owner of these migrations, as the subject of the message
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

/** The migrations of this version in their order. */
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
