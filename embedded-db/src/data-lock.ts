import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'
import { claim, type Claim } from './claim.ts'

/** A server that was just told to end may still be finishing its last requests. */
const PATIENCE_MS = 3000

/**
 * Makes this process the only server of a data directory.
 *
 * @param dir an absolute path; made when it is missing
 * @throws StartError when another server holds it, or it cannot be written to
 */
export async function lockDataDir(dir: string): Promise<Claim> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const result = await tryLock(dir)
    if (!('holder' in result)) return result
    if (Date.now() > deadline) {
      throw new StartError(
        `Another server (process ${result.holder}) already uses ${dir}. ` +
          'Stop it first, or set DATA_DIR to another directory.',
      )
    }
    await sleep(100)
  }
}

async function tryLock(dir: string) {
  try {
    mkdirSync(dir, { recursive: true })
    return await claim(dir, 'server.lock')
  } catch (error) {
    throw new StartError(`The data directory ${dir} cannot be written to.`, { cause: error })
  }
}
