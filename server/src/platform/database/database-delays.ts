/** How long the shop waits for its database, in milliseconds; a part of its `Delays`. */
export type DatabaseDelays = {
  /** For a connection, and for the turn to begin a transaction. */
  connectionMs: number
  /** For one statement, the wait for a row that another holds included. */
  statementMs: number
  /** For trying again what a cut connection undid: it is noticed at once, or the database is away. */
  connectionLossMs: number
  /** For what other processes changed to be heard, before somebody is answered. */
  changesMs: number
}

export const usualDatabaseDelays: DatabaseDelays = {
  connectionMs: 8_000,
  statementMs: 10_000,
  connectionLossMs: 1_000,
  changesMs: 2_000,
}
