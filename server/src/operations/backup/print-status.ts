import { migrationNames } from '#platform/database/migrate.ts'
import { refuseDatabase } from '#platform/database/refuse-database.ts'
import { openShopDatabase } from '#platform/database/shop-database.ts'
import { isMigrated, onDatabase, placeOf, sizeOf } from './database.queries.ts'
import { appliedMigrations } from './tables.queries.ts'

const reached = {
  server: 'that of DATABASE_URL',
  running: 'the embedded one, while the shop runs',
  started: 'the embedded one, while the shop is stopped',
}

/** Prints the configured database, its size, and its applied and pending migrations. */
export async function printStatus(env: Record<string, string | undefined>): Promise<void> {
  const database = await openShopDatabase(env)
  try {
    const { applied, size } = await onDatabase(database.url, async (client) => ({
      applied: (await isMigrated(client)) ? await appliedMigrations(client) : [],
      size: await sizeOf(client),
    })).catch(refuseDatabase)
    const known = await migrationNames()
    const waiting = known.filter((name) => !applied.includes(name))
    const newer = applied.filter((name) => !known.includes(name))
    const { host, port, name } = placeOf(database.url)
    const place = database.how === 'server' ? `, ${name} on ${host}:${port}` : ''
    const last = applied.at(-1)
    const lines = [
      `Database: ${reached[database.how]}${place}.`,
      `Size: ${size}.`,
      `Migrations applied: ${applied.length}${last ? `, the last is ${last}` : ''}.`,
      waiting.length > 0
        ? `Migrations waiting for the next start: ${waiting.length}.\n${indented(waiting)}`
        : 'Migrations waiting: none.',
      ...(newer.length > 0 ? [`Applied by a newer version of the shop:\n${indented(newer)}`] : []),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await database.close()
  }
}

const indented = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n')
