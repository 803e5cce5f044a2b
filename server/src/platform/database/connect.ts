import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type DatabaseDelays, usualDatabaseDelays } from './database-delays.ts'
import { BatchingSocket } from './pool/batching-socket.ts'
import { retryOnConnectionLoss } from './pool/retry-on-connection-loss.ts'
import { guardNestedCheckouts } from './pool/one-connection.ts'
import { onBusinessEvent, type BusinessEventListener } from './business-events.ts'
import { createSemaphore } from './pool/semaphore.ts'
import {
  type Database,
  runTransaction,
  type Transaction,
  type TransactionOptions,
} from './transaction.ts'

export type { Database, Transaction }

export type Connection = {
  db: Database
  /**
   * Runs `work` in one transaction; what it throws undoes everything. No network call inside:
   * the work is run again after a deadlock, or when its connection was cut before the commit.
   * Inside, whatever asks the pool instead of `tx` is an error.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  pool: pg.Pool
  close(): Promise<void>
}

/** With the jobs' 6 and one that listens, five processes stay below PostgreSQL's usual 100. */
const usualPoolSize = 12
/** Of these, so many are never a transaction's: a single statement waits for none of a crowd. */
const forStatements = 4
/** The driver waits longer than the database, which says what it gave up. */
const driversExtraMs = 2_000

/** In place of what a shop has. */
type ConnectOptions = {
  poolSize?: number | undefined
  delays?: DatabaseDelays
  /** How far `shop_now()` is ahead of the database's clock. */
  clockOffsetMs?: number
}

/**
 * Opens a pool of connections to the database at `url`; a connection that was cut is replaced.
 * `onEvent` is given the business events, once they are committed.
 */
export function connect(
  url: string,
  log: (error: Error) => void,
  onEvent: BusinessEventListener = () => undefined,
  {
    poolSize = usualPoolSize,
    delays = usualDatabaseDelays,
    clockOffsetMs = 0,
  }: ConnectOptions = {},
): Connection {
  const { connectionMs, statementMs } = delays
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    query_timeout: statementMs + driversExtraMs,
    statement_timeout: statementMs,
    application_name: 'tohfa',
    // On an SSD, or in memory, a page costs the same wherever it lies: with the default
    // of 4 a search that finds many products reads the whole table (docs/decisions/007).
    options: `-c random_page_cost=1.1 -c tohfa.clock_offset_ms=${clockOffsetMs}`,
    keepAlive: true,
    // What a transaction sends without waiting for an answer travels together.
    pipeline: true,
    stream: () => new BatchingSocket(),
  })
  // An idle connection that breaks must not end the process; the pool opens another.
  let closing = false
  pool.on('error', (error) => {
    // While the shop ends, its database may be quicker than a last idle connection.
    if (!closing) log(error)
  })
  // A connection that fails while checked out fails the statement under way; unhandled, its event would
  // end the process, and between two owners of a connection nobody listens.
  pool.on('connect', (client) => client.on('error', () => undefined))
  guardNestedCheckouts(pool)
  retryOnConnectionLoss(pool, delays)
  const semaphore = createSemaphore(Math.max(1, poolSize - forStatements), connectionMs)
  const db = drizzle({ client: pool, casing: 'snake_case' })
  onBusinessEvent(db, onEvent)
  return {
    db,
    transaction: (work, options) =>
      runTransaction({ pool, semaphore, delays }, work, onEvent, options),
    pool,
    close() {
      closing = true
      return pool.end()
    },
  }
}
