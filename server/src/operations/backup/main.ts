/**
 * `npm run db:dump -- FILE`, `npm run db:restore -- FILE`, `npm run db:move`: a shop into a file,
 * out of it, and from the embedded database into that of DATABASE_URL. `npm run db:drill -- FILE`: a
 * restore for trial. `npm run db:status`, `npm run db:reset`: the applied migrations, and an empty
 * database. All but the drill use the settings of the shop.
 */
import { join } from 'node:path'
import { type Config, readConfig } from '#platform/config/config.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { openShopDatabase } from '#platform/database/shop-database.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import { readArchive, writeArchive } from './archive.ts'
import { drillRestore } from './drill.ts'
import { dumpShop } from './dump-shop.ts'
import { restoreShop, type Restored } from './restore-shop.ts'
import { resetDatabase } from './reset-database.ts'
import { printStatus } from './print-status.ts'
import { openStores } from './stores.ts'

const [command, file] = process.argv.slice(2)
try {
  // People run it when something is wrong, perhaps a setting that a shop needs and this does not.
  const config = ['status', 'drill'].includes(command ?? '') ? undefined : readConfig(process.env)
  if (command === 'drill') await drill(fileName())
  else if (!config) await printStatus(process.env)
  else if (command === 'dump') await dump(config, fileName())
  else if (command === 'restore') await restore(config, fileName())
  else if (command === 'move') await move(config)
  else if (command === 'reset') await resetDatabase(config, process.env, file === '--yes')
  else throw new StartError('Say dump FILE, restore FILE, drill FILE, move, status or reset.')
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exitCode = 1
}

function fileName(): string {
  if (!file) throw new StartError(`Name the file: npm run db:${command} -- shop.tar.gz`)
  return file
}

async function dump(config: Config, path: string): Promise<void> {
  const database = await openShopDatabase(process.env)
  try {
    await writeArchive(path, dumpShop(database.url, openStores(config)))
    process.stdout.write(`The shop is kept in ${path}.\n`)
  } finally {
    await database.close()
  }
}

async function restore(config: Config, path: string): Promise<void> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  try {
    tell(await restoreShop(readArchive(path), database.url, openStores(config)))
  } finally {
    await database.stop()
  }
}

async function drill(path: string): Promise<void> {
  const { restoreMs, startMs, audit, addsUp, ...restored } = await drillRestore(path)
  tell(restored)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  process.stdout.write(
    `Restored in ${seconds(restoreMs)} s, and the shop answered ${seconds(startMs)} s later.\n`,
  )
  process.stdout.write(audit)
  if (!addsUp) process.exitCode = 1
}

/** Locks the embedded database meanwhile, so that no shop writes data that would be lost. */
async function move(config: Config): Promise<void> {
  if (!config.databaseUrl) throw new StartError('Set DATABASE_URL to where the shop shall move.')
  const source = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  try {
    const { dataDir } = config
    const entries = dumpShop(source.url, openStores({ dataDir, s3: undefined }))
    tell(await restoreShop(entries, config.databaseUrl, openStores(config)))
    process.stdout.write(
      `Start it with DATABASE_URL; with the TOKEN_SECRET in ${join(config.dataDir, 'token-secret')} everyone stays signed in.\n`,
    )
  } finally {
    await source.stop()
  }
}

function tell({ takenAt, rows, pictures, photos }: Restored): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `The shop of ${takenAt} is restored: ${total} rows (${rows['public.orders'] ?? 0} orders), ${pictures} files of pictures and ${photos} of photos.\n`,
  )
}
