import type { Connection } from './connect.ts'
import { takesWrites } from './readiness.queries.ts'

/** Answers are cached for this long, because the check costs the database a few milliseconds. */
const keptMs = 250

/**
 * Checks whether the database can serve. A full disk stops writes long before it stops reads, and
 * without its synchronous standby the database acknowledges none. `log` gets the reason for a
 * failure once.
 */
export function createReadiness(
  { pool, gate }: Pick<Connection, 'pool' | 'gate'>,
  log: (why: unknown) => void,
): () => Promise<boolean> {
  let lastCheck: { answer: Promise<boolean>; until: number } | undefined
  let wasReady = true

  async function ask(): Promise<boolean> {
    const why = await whyNot().catch((error: unknown) => error)
    if (why !== undefined && wasReady) log(why)
    wasReady = why === undefined
    return wasReady
  }

  async function whyNot(): Promise<Error | undefined> {
    if (!(await takesWrites(pool))) return new Error('the database is read-only')
    if (!(await gate.acknowledges())) return new Error('the database acknowledges no writes')
    return undefined
  }

  return () => {
    if (!lastCheck || lastCheck.until <= performance.now()) {
      const mine = { answer: ask(), until: Infinity }
      lastCheck = mine
      void mine.answer.then(() => (mine.until = performance.now() + keptMs))
    }
    return lastCheck.answer
  }
}
