import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { layoutOf, socketUrl } from '@tohfa/embedded-db/layout'
import { readPostmasterFile } from '@tohfa/embedded-db/postmaster-file'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { StartError } from '@tohfa/embedded-db/start-error'

/**
 * Opens the database that these settings describe, whether or not the shop runs. It is that of
 * DATABASE_URL, or the embedded one of DATA_DIR, which is started only if no process runs it.
 * @returns `how` it is reached: an external server, the running shop's database, or one that was
 * started for this
 * @param made whether a missing embedded database is created
 * @throws StartError when there is no data of a shop
 */
export async function openShopDatabase(
  env: Record<string, string | undefined>,
  { made = false }: { made?: boolean } = {},
): Promise<{ url: string; how: 'server' | 'running' | 'started'; close(): Promise<void> }> {
  const close = async () => undefined
  if (env['DATABASE_URL']) return { url: env['DATABASE_URL'], how: 'server', close }
  const dataDir = resolve(env['DATA_DIR'] || './data')
  const data = dataOf(dataDir)
  if (data === undefined && !made)
    throw new StartError(`There is no shop's database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  const running = data && (await runningDatabase(data))
  if (running) return { url: running, how: 'running', close }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  return { url, how: 'started', close: stop }
}

async function runningDatabase(data: string): Promise<string | undefined> {
  const socketDir = readPostmasterFile(data)?.socketDir
  if (!socketDir) return undefined
  const url = socketUrl(socketDir, 'tohfa')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The folder of its database files; undefined for an external server. */
function dataOf(dataDir: string): string | undefined {
  try {
    return realpathSync(layoutOf(dataDir).data)
  } catch {
    return undefined
  }
}
