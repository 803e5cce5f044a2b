import type pg from 'pg'
import { takesWrites } from './readiness.queries.ts'

/** Whoever asks more often hears the same: the question costs a few milliseconds of the database. */
const keptMs = 250

/**
 * Asks whether the database serves, which a full disk ends long before it ends reading. `log` hears
 * why it does not, once.
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
