import { chmodSync, mkdirSync, realpathSync } from 'node:fs'
import { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { lockDataDir } from './data-lock.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { layoutOf, makeSocketDir, removeSocketDir, socketUrl } from './layout.ts'
import { stopOrphan } from './postmaster-file.ts'
import { startPostmaster } from './postmaster.ts'
import { chooseRunner, chownTo } from './runner.ts'
import { supervise } from './supervisor.ts'

const DATABASE = 'tohfa'

interface EmbeddedPostgres {
  /** for node-postgres; stays the same for as long as this server runs */
  url: string
  /** ends PostgreSQL in good order; may be called twice */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL that came with npm on the files under `dataDir`, and keeps it running: one
 * that dies is started again at the same URL. Only this machine and this user can reach it.
 *
 * @param o.dataDir DATA_DIR as an absolute path; made when it is missing
 * @param o.log takes sentences about restarts and left-over processes
 * @param o.begun called when a PostgreSQL was begun, which is ready some time later
 * @throws StartError with a sentence when another server uses `dataDir` or it cannot run here
 */
export async function startEmbeddedPostgres(o: {
  dataDir: string
  log: (message: string) => void
  begun?: () => void
}): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const lock = await lockDataDir(o.dataDir)
  try {
    const layout = layoutOf(realpathSync(o.dataDir))
    mkdirSync(layout.home, { recursive: true })
    const staleSocketDir = await stopOrphan(layout.data, o.log)
    if (staleSocketDir) removeSocketDir(staleSocketDir, layout.home)

    const runner = chooseRunner(binaries, layout.home, layout.data)
    mkdirSync(layout.log, { recursive: true })
    await initialiseCluster(binaries.initdb, runner, layout.data)
    const socketDir = makeSocketDir(layout.home)
    for (const part of [layout.data, layout.log, socketDir]) chownTo(runner, part)
    // PostgreSQL insists; a restored backup may have lost it.
    chmodSync(layout.data, 0o700)

    const begin = () => {
      const postmaster = startPostmaster(binaries.postgres, runner, layout, socketDir)
      o.begun?.()
      return postmaster
    }
    const supervisor = await supervise(begin, o.log)
    const stop = async () => {
      await supervisor.stop()
      removeSocketDir(socketDir, layout.home)
      lock.release()
    }
    await makeDatabase(socketUrl(socketDir, 'postgres')).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { url: socketUrl(socketDir, DATABASE), stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Also after a first start that ended between the data directory and this. */
async function makeDatabase(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
