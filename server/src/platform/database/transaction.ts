import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { DatabaseDelays } from './database-delays.ts'
import { noteCommit } from './announcements.ts'
import { asTransaction, assertNoNestedCheckout } from './pool/one-connection.ts'
import {
  type BusinessEvent,
  onBusinessEvent,
  type BusinessEventListener,
} from './business-events.ts'
import type { Semaphore } from './pool/semaphore.ts'
import {
  becameReadOnly,
  connectionWasCut,
  databaseIsAway,
  hadNoAnswer,
  isDeadlock,
  mayHaveHappened,
  OutcomeUnknown,
  wasNotSent,
} from './failures.ts'
import { isRefusedByGate, type WriteGate } from './pool/write-gate.ts'

/** The database or a transaction on it; queries accept either. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
> & { $client: Client }

/** Its pg client, for statements that are prepared by name. */
type Client = {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
}

declare const underWay: unique symbol
/** A transaction; functions whose writes must commit together take this, never the pool. */
export type Transaction = Database & { readonly [underWay]: true }

const mostDeadlocks = 5

export type TransactionOptions = {
  /**
   * All its statements find rows by key, whatever the values. So PostgreSQL uses a generic plan at
   * once. Otherwise each connection would plan each prepared statement, and those of triggers, five
   * times first.
   */
  forceGenericPlan?: boolean
}
const genericPlans = {
  name: 'general plans',
  text: 'set local plan_cache_mode = force_generic_plan',
}

/** Where transactions run: on connections of the pool, limited in number. */
type ConnectionSource = {
  pool: pg.Pool
  semaphore: Semaphore
  gate: WriteGate
  delays: Pick<DatabaseDelays, 'connectionLossMs' | 'commitMs'>
}

/**
 * Runs `work` in one transaction on its own connection; an exception rolls it back. It is run again
 * after a deadlock, when the connection was cut before the commit, and when its server became a
 * standby. In each case the database has stored nothing of it.
 * @throws OutcomeUnknown when the commit was sent and not acknowledged
 */
export async function runTransaction<T>(
  place: ConnectionSource,
  work: (tx: Transaction) => Promise<T>,
  onEvent: BusinessEventListener,
  options: TransactionOptions = {},
): Promise<T> {
  const { pool, gate, delays } = place
  assertNoNestedCheckout(pool)
  // Each broken connection is discarded, so after all of them comes a new one.
  const mostCuts = pool.options.max + 1
  const deadline = Date.now() + delays.connectionLossMs
  for (let attemptCount = 1; ; attemptCount++) {
    const attempt = { isCommitting: false, isOver: false }
    try {
      const { result, events } = await runOnce(place, work, attempt, options)
      events.forEach(onEvent)
      return result
    } catch (error) {
      const wasCut =
        wasNotSent(error) ||
        becameReadOnly(error) ||
        (connectionWasCut(error) && !attempt.isCommitting)
      const maxAttempts =
        wasCut && Date.now() < deadline ? mostCuts : isDeadlock(error) ? mostDeadlocks : 1
      if (attemptCount < maxAttempts) continue
      if (!attempt.isCommitting || !mayHaveHappened(error)) throw error
      if (hadNoAnswer(error)) gate.close()
      throw new OutcomeUnknown(error)
    }
  }
}

type Attempt = { isCommitting: boolean; isOver: boolean }

/**
 * The connection while the transaction is open. One of several concurrent statements may fail and
 * end it. The others must not write outside of the transaction.
 */
function untilOver(client: pg.PoolClient, attempt: Attempt): pg.PoolClient {
  const query = (...statement: unknown[]): unknown => {
    if (attempt.isOver) throw new Error('The transaction is over')
    return Reflect.apply(client.query, client, statement)
  }
  return { query } as pg.PoolClient
}

async function runOnce<T>(
  { pool, semaphore, gate, delays }: ConnectionSource,
  work: (tx: Transaction) => Promise<T>,
  attempt: Attempt,
  { forceGenericPlan = false }: TransactionOptions,
): Promise<{ result: T; events: BusinessEvent[] }> {
  const release = await semaphore.take()
  let client: pg.PoolClient | undefined
  let isBroken = false
  try {
    client = await pool.connect()
    // BEGIN travels with the first statement; its outcome is checked at the end.
    const begun = client.query({ name: 'begin', text: 'begin' })
    begun.catch(() => undefined)
    if (forceGenericPlan) client.query(genericPlans).catch(() => undefined)
    const db: Database = drizzle({ client: untilOver(client, attempt), casing: 'snake_case' })
    const tx = db as Transaction
    const events: BusinessEvent[] = []
    onBusinessEvent(tx, (event) => void events.push(event))
    const result = await asTransaction(pool, () => work(tx))
    await begun
    attempt.isOver = true
    if (gate.isClosed() && (await hasWritten(client))) gate.enter()
    attempt.isCommitting = true
    await client.query(commitWithin(delays.commitMs))
    noteCommit(tx)
    return { result, events }
  } catch (error) {
    attempt.isOver = true
    // A connection that does not answer is discarded: waiting for its rollback would take as long
    // again.
    isBroken = !isRefusedByGate(error) && (databaseIsAway(error) || becameReadOnly(error))
    if (!isBroken) await client?.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client?.release(isBroken)
    release()
  }
}

/** The driver's limit for this statement alone, in milliseconds. */
const commitWithin = (commitMs: number): pg.QueryConfig & { query_timeout: number } => ({
  text: 'commit',
  query_timeout: commitMs,
})

/** Whether the open transaction has to be committed to the log. */
async function hasWritten(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ writes: boolean }>(
    'select pg_current_xact_id_if_assigned() is not null as writes',
  )
  return rows[0]?.writes === true
}
