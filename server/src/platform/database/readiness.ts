import type pg from 'pg'
import { takesWrites } from './readiness.queries.ts'

/** Answers are cached for this long, because the check costs the database a few milliseconds. */
const keptMs = 250

/**
 * Checks whether the database can serve. A full disk stops writes long before it stops reads. `log`
 * gets the reason for a failure once.
 */
export function createReadiness(
  pool: pg.Pool,
  log: (why: unknown) => void,
): () => Promise<boolean> {
  let lastCheck: { answer: Promise<boolean>; until: number } | undefined
  let wasReady = true

  async function ask(): Promise<boolean> {
    const why = await takesWrites(pool).then(
      (writable) => (writable ? undefined : new Error('the database is read-only')),
      (error: unknown) => error,
    )
    if (why !== undefined && wasReady) log(why)
    wasReady = why === undefined
    return wasReady
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
