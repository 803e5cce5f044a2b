import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layoutOf } from '@tohfa/embedded-db/layout'
import { readPostmasterFile } from '@tohfa/embedded-db/postmaster-file'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '../server/src/platform/database/migrate.ts'

type MortalDatabase = {
  url: string
  /** Kills it like a power cut; it restarts at the same address and recovers. */
  kill(): void
  close(): Promise<void>
}

/** A database server of one's own, migrated, that keeps what it acknowledged. */
export async function openMortalDatabase(): Promise<MortalDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-mortal-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(url)
  return {
    url,
    kill() {
      const running = readPostmasterFile(layoutOf(dataDir).data)
      if (running) process.kill(running.pid, 'SIGKILL')
    },
    async close() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
