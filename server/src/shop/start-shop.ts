import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import type { Admin } from '#accounts/admin-command/ensure-admin.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { unknownVariables } from '#platform/config/unknown-variables.ts'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '#platform/database/migrate.ts'
import { refuseDatabase } from '#platform/database/refuse-database.ts'
import { listeningLine } from '#platform/runtime/listening.ts'
import type * as ShopModule from './shop.ts'
import { StartError } from '@tohfa/embedded-db/start-error'

/** The time for requests in flight and jobs to finish after a signal to end. */
const shutdownMs = 13_000

// Garbage is collected when the heap has grown by a quarter. By default V8 lets it grow as far as the
// machine's memory suggests (docs/operating.md, Memory).
setFlagsFromString('--heap-growing-percent=25')

/**
 * Starts the shop by its environment, and ends the process if that fails.
 *
 * @param pagesBuilt while the pages are still being built: work that needs none of them is done
 *   meanwhile
 */
export async function startShop(pagesBuilt?: Promise<void>): Promise<void> {
  // Even when the start ends at once: a mistyped setting may be why.
  for (const sentence of unknownVariables(process.env)) process.stderr.write(`${sentence}\n`)
  try {
    await run(readConfig(process.env), pagesBuilt)
  } catch (error) {
    process.stderr.write(
      error instanceof StartError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
    )
    process.exit(1)
  }
}

async function run(config: Config, pagesBuilt: Promise<void> | undefined): Promise<void> {
  await mkdir(config.dataDir, { recursive: true })
  // While PostgreSQL starts, which takes as long: nothing above needs any of it.
  let modules: Promise<typeof ShopModule> | undefined
  const loadShop = () => (modules ??= import('./shop.ts'))
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (message) => process.stdout.write(`${message}\n`),
        begun: () => void loadShop(),
      })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate(databaseUrl).catch(refuseDatabase)
    const { openShop } = await loadShop()
    await pagesBuilt
    const shop = await openShop(config, databaseUrl)
    endOnSignals(config.drainSeconds, async () => {
      await shop.close(config.drainSeconds)
      await embedded?.stop()
    })
    printAdmin(await shop.prepare())
    const address = await shop.listen().catch(refusePort(config))
    process.stdout.write(listeningLine(address.own))
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Prints the admin that this start generated; the password is stored nowhere else. */
function printAdmin(admin: Admin | undefined): void {
  if (!admin) return
  process.stdout.write(
    `\nThe shop's admin signs in with\n  e-mail    ${admin.email}\n  password  ${admin.password}\nThis is shown only now; ADMIN_EMAIL and ADMIN_PASSWORD set another.\n\n`,
  )
}

function refusePort({ port, host }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    const cannot = error.code && /^(EADDRINUSE|EACCES|EADDRNOTAVAIL|ENOTFOUND)$/.test(error.code)
    throw cannot
      ? new StartError(`PORT ${port} on HOST ${host} cannot be listened on: ${error.code}.`)
      : error
  }
}

function endOnSignals(drainSeconds: number, close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), shutdownMs + drainSeconds * 1_000).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
