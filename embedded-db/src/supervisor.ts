import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'
import { endPostmaster } from './postmaster-file.ts'
import type { Postmaster } from './postmaster.ts'

/** Waits before one start after another, the last for all later ones: no spinning on a full disk. */
const BACKOFF_MS = [0, 100, 300, 1000, 3000]
/** A database that ran as long as this has earned a quick restart again. */
const STEADY_MS = 30_000

/**
 * Starts a PostgreSQL and starts it again whenever it ends, until `stop`.
 *
 * @param launch starts one; called again for every restart
 * @returns when the first one takes connections
 * @throws StartError when five attempts at the first start fail (the remaining processes of a
 *   killed PostgreSQL can hold its memory for a moment)
 */
export async function supervise(
  launch: () => Postmaster,
  log: (message: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let current = launch()
  // The last resort when the server ends without `stop`: fast shutdown, no orphan.
  const endWithServer = () => current.process.kill('SIGINT')
  process.once('exit', endWithServer)

  for (let attempt = 1; ; attempt++) {
    const problem = await current.ready.then(() => undefined, String)
    if (problem === undefined) break
    if (attempt === BACKOFF_MS.length) {
      process.off('exit', endWithServer)
      throw new StartError(`The embedded database does not start. PostgreSQL says: ${problem}`)
    }
    await sleep(BACKOFF_MS[attempt])
    current = launch()
  }

  const keepRunning = async () => {
    for (let failures = 0; ;) {
      const since = Date.now()
      await current.ended
      if (stopping.signal.aborted) return
      failures = Date.now() - since > STEADY_MS ? 0 : failures + 1
      log('the database ended; starting it again')
      const wait = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1] ?? 0
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      current = launch()
      await current.ready.catch((error: Error) => log(`it did not start: ${error.message}`))
    }
  }
  const watching = keepRunning()

  let stopped: Promise<void> | undefined
  const stop = async () => {
    stopping.abort()
    if (current.process.pid) await endPostmaster(current.process.pid)
    await current.ended
    await watching
    process.off('exit', endWithServer)
  }
  return { stop: () => (stopped ??= stop()) }
}
