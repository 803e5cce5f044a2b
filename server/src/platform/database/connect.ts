import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type DatabaseDelays, usualDatabaseDelays } from './database-delays.ts'
import { BatchingSocket } from './pool/batching-socket.ts'
import { CheckedClient } from './pool/checked-client.ts'
import { retryOnConnectionLoss } from './pool/retry-on-connection-loss.ts'
import { guardNestedCheckouts } from './pool/one-connection.ts'
import { onBusinessEvent, type BusinessEventListener } from './business-events.ts'
import { createSemaphore } from './pool/semaphore.ts'
import { createWriteGate, type WriteGate } from './pool/write-gate.ts'
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
   * Runs `work` in one transaction; an exception rolls it back. It makes no network calls, because
   * `work` is run again after a deadlock or when the connection was cut before the commit. Within
   * it, a query on the pool instead of `tx` is an error.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  pool: pg.Pool
  /** Whether the database acknowledges what is written. */
  gate: Pick<WriteGate, 'acknowledges' | 'isClosed'>
  close(): Promise<void>
}

/** With 6 for jobs and one that listens, five processes stay below PostgreSQL's default of 100. */
const usualPoolSize = 12
/** Connections that transactions never use, so that single statements do not wait behind them. */
const forStatements = 4
/** The driver waits longer than the database, whose error names what timed out. */
const driversExtraMs = 2_000

/** Overrides of the product's values. */
type ConnectOptions = {
  poolSize?: number | undefined
  delays?: DatabaseDelays
  /** The offset of `shop_now()` from the database's clock, in milliseconds. */
  clockOffsetMs?: number
}

/**
 * Opens a pool of connections to the database at `url`. A cut connection is replaced. `onEvent`
 * gets the business events once they are committed.
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
    Client: CheckedClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    query_timeout: statementMs + driversExtraMs,
    statement_timeout: statementMs,
    application_name: 'tohfa',
    // On an SSD or in memory all pages cost the same. With the default of 4, a search with many
    // results reads the whole table (docs/decisions/007).
    options: `-c random_page_cost=1.1 -c tohfa.clock_offset_ms=${clockOffsetMs}`,
    keepAlive: true,
    // Statements of a transaction that are not awaited are sent together.
    pipeline: true,
    stream: () => new BatchingSocket(),
  })
  // An idle connection that breaks must not end the process; the pool opens another.
  let closing = false
  pool.on('error', (error) => {
    // During shutdown the database may close an idle connection first.
    if (!closing) log(error)
  })
  // A connection that fails while checked out fails its current statement. Without a listener its
  // error event would end the process, and between two owners nobody listens.
  pool.on('connect', (client) => client.on('error', () => undefined))
  guardNestedCheckouts(pool)
  const gate = createWriteGate(url, delays, (error) => closing || log(error))
  retryOnConnectionLoss(pool, gate, delays)
  const semaphore = createSemaphore(Math.max(1, poolSize - forStatements), connectionMs)
  const db = drizzle({ client: pool, casing: 'snake_case' })
  onBusinessEvent(db, onEvent)
  return {
    db,
    transaction: (work, options) =>
      runTransaction({ pool, semaphore, gate, delays }, work, onEvent, options),
    pool,
    gate,
    async close() {
      closing = true
      await Promise.all([pool.end(), gate.stop()])
    },
  }
}
