/** Timeouts of the database in milliseconds; part of `Delays`. */
export type DatabaseDelays = {
  /** For a connection, and for a permit to begin a transaction. */
  connectionMs: number
  /** For one statement, including the wait for a locked row. */
  statementMs: number
  /** For a commit, which waits for a synchronous standby beyond `statementMs`. */
  commitMs: number
  /** For retries after a cut connection: the cut is noticed at once, or the database is down. */
  connectionLossMs: number
  /** For changes by other processes to be received before a request is answered. */
  changesMs: number
}

export const usualDatabaseDelays: DatabaseDelays = {
  connectionMs: 8_000,
  statementMs: 10_000,
  commitMs: 5_000,
  connectionLossMs: 1_000,
  changesMs: 2_000,
}
