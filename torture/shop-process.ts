import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listeningAddress } from '../server/src/platform/runtime/listening-address.ts'
import { bareEnv } from '../server/testing/bare-env.ts'
import { connectPatiently } from '../server/testing/delays.ts'
import { callsTo, tokenSecret, type TestShop } from '../server/testing/shop.ts'

const serve = fileURLToPath(new URL('serve.ts', import.meta.url))
/** As in start.mjs. */
const resolveOnce = new URL('../resolve-once.mjs', import.meta.url).href

/** A shop in a process of its own; `kill` ends it like a power cut. */
export type ShopProcess = TestShop & { kill(): Promise<void> }

/** Starts a server process on a migrated database; several may share one. A test's is `patient`. */
export async function startShopProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
  isPatient = false,
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-torture-'))
  const child = spawn(
    process.execPath,
    ['--import', resolveOnce, serve, ...(isPatient ? ['patient'] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...bareEnv(),
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        TOKEN_SECRET: tokenSecret,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...env,
      },
    },
  )
  const ended = once(child, 'exit')
  const url = await Promise.race([listeningAddress(child.stdout), ended.then(() => undefined)])
  if (!url) throw new Error('the server process ended before it listened')
  const connection = connectPatiently(databaseUrl)
  const clearUp = async () => {
    await ended
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  let gone: Promise<void> | undefined
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return (gone ??= clearUp())
  }
  return {
    url,
    db: connection.db,
    databaseUrl,
    dataDir,
    call: callsTo(url),
    stop: () => end('SIGTERM'),
    drop: async () => undefined,
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
