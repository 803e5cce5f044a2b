import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { DatabaseDelays } from './database-delays.ts'
import { asTransaction, refuseHeldConnection } from './pool/one-connection.ts'
import {
  type BusinessEvent,
  onBusinessEvent,
  type BusinessEventListener,
} from './business-events.ts'
import type { Semaphore } from './pool/semaphore.ts'
import { connectionWasCut, databaseIsAway, isDeadlock, wasNotSent } from './failures.ts'

/** The database or a transaction on it; queries take either. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>

declare const underWay: unique symbol
/** A transaction under way: what must be kept or undone with others takes this, never the pool. */
export type Transaction = Database & { readonly [underWay]: true }

const mostDeadlocks = 5

/** Where transactions run: on connections of the pool, so many at once. */
type Place = {
  pool: pg.Pool
  semaphore: Semaphore
  delays: Pick<DatabaseDelays, 'connectionLossMs'>
}

/**
 * Runs `work` in one transaction on a connection of its own; what it throws undoes everything. It is
 * run again after a deadlock, and when the connection turns out to have been cut before the commit:
 * in both cases the database has kept nothing of it.
 */
export async function runTransaction<T>(
  place: Place,
  work: (tx: Transaction) => Promise<T>,
  onEvent: BusinessEventListener,
): Promise<T> {
  const { pool, delays } = place
  refuseHeldConnection(pool)
  // Each connection that was cut is thrown away; after all of them comes a new one.
  const mostCuts = pool.options.max + 1
  const deadline = Date.now() + delays.connectionLossMs
  for (let tries = 1; ; tries++) {
    const attempt = { isCommitting: false }
    try {
      const { result, events } = await runOnce(place, work, attempt)
      events.forEach(onEvent)
      return result
    } catch (error) {
      const wasCut = wasNotSent(error) || (connectionWasCut(error) && !attempt.isCommitting)
      const mostTries =
        wasCut && Date.now() < deadline ? mostCuts : isDeadlock(error) ? mostDeadlocks : 1
      if (tries >= mostTries) throw error
    }
  }
}

async function runOnce<T>(
  { pool, semaphore }: Place,
  work: (tx: Transaction) => Promise<T>,
  attempt: { isCommitting: boolean },
): Promise<{ result: T; events: BusinessEvent[] }> {
  const giveBack = await semaphore.take()
  let client: pg.PoolClient | undefined
  let isBroken = false
  try {
    client = await pool.connect()
    await client.query('begin')
    const db: Database = drizzle({ client, casing: 'snake_case' })
    const tx = db as Transaction
    const events: BusinessEvent[] = []
    onBusinessEvent(tx, (event) => void events.push(event))
    const result = await asTransaction(pool, () => work(tx))
    attempt.isCommitting = true
    await client.query('commit')
    return { result, events }
  } catch (error) {
    // A connection that does not answer is thrown away: to wait for its rollback takes as long again.
    isBroken = databaseIsAway(error)
    if (!isBroken) await client?.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client?.release(isBroken)
    giveBack()
  }
}
