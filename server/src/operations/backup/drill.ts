import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { childEnv } from '@tohfa/embedded-db/child-env'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { StartError } from '@tohfa/embedded-db/start-error'
import { listeningAddress } from '#platform/runtime/listening-address.ts'
import { readArchive } from './archive.ts'
import { restoreShop, type Restored } from './restore-shop.ts'
import { openStores } from './stores.ts'

const programOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const shopProgram = programOf('../../main.ts')
const auditProgram = programOf('../audit/main.ts')

/** Times are in milliseconds; `audit` is what `npm run audit` printed. */
export type Drill = Restored & {
  restoreMs: number
  startMs: number
  audit: string
  addsUp: boolean
}

/**
 * Restores a backup in a place of its own, starts the shop there and audits its books; afterwards
 * it deletes the place. The shop has none of this machine's settings: it sends no mail, and asks no
 * provider.
 * @throws StartError when the backup cannot be restored, or the shop does not start
 */
export async function drillRestore(file: string): Promise<Drill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-drill-'))
  try {
    const began = performance.now()
    const restored = await restoreInto(dataDir, file)
    const restoredAt = performance.now()
    const shop = await startShop(dataDir)
    try {
      const answers = await Promise.all(
        ['/readyz', '/v1/product?limit=1'].map(async (path) => fetch(shop.url + path)),
      )
      const refused = answers.find(({ ok }) => !ok)
      if (refused) throw new StartError(`The restored shop answers ${refused.status}.`)
      const startMs = performance.now() - restoredAt
      return {
        ...restored,
        restoreMs: Math.round(restoredAt - began),
        startMs: Math.round(startMs),
        ...(await auditIn(dataDir)),
      }
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function restoreInto(dataDir: string, file: string): Promise<Restored> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  try {
    const stores = openStores({ dataDir, s3: undefined })
    return await restoreShop(readArchive(file), database.url, stores)
  } finally {
    await database.stop()
  }
}

async function startShop(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const settings = { HOST: '127.0.0.1', PORT: '0', SAMPLE_DATA: 'false', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [shopProgram], {
    env: { ...childEnv(), ...settings, DATA_DIR: dataDir, DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await listeningAddress(child.stdout)
  if (!url) throw new StartError('The restored shop did not start.')
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function auditIn(dataDir: string): Promise<Pick<Drill, 'audit' | 'addsUp'>> {
  const child = spawn(process.execPath, [auditProgram], {
    env: { ...childEnv(), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const output = await text(child.stdout)
  const [code] = await ended
  return { audit: output, addsUp: code === 0 }
}
