import type { Delays } from '#platform/config/delays.ts'
import { connect, type Connection } from '#platform/database/connect.ts'
import type { ConnectionLimits } from '#platform/limits/connection-limits.ts'
import { patienceMs } from './patience.ts'

/**
 * What a test's shop waits for. Nothing gives up in the midst of a test because the machine is busy: who
 * tests such a limit sets one of its own. Jobs are as quick as the queue allows; but nobody asks the
 * provider about a payment before a test hurries that, so that what a test did not settle stays so. Nor
 * does a start do what comes by the clock: two dozen jobs in each of hundreds of shops, of which a test is
 * about one.
 */
export const testDelays: Delays = {
  jobPollMs: 500,
  startJobsMs: Infinity,
  mailsMs: 0,
  firstReconcileMs: 3_600_000,
  providerMs: patienceMs,
  providerAgainMs: patienceMs,
  connectionMs: patienceMs,
  statementMs: patienceMs,
  connectionLossMs: patienceMs,
  changesMs: patienceMs,
  eventMs: patienceMs,
  scanMs: patienceMs,
}

/** Each begins as a process of PostgreSQL, for every shop anew; the jobs of one test need no more. */
export const testJobConnections = 2

/** Nor is a test's own call cut off that waits for its answer. */
export const testConnectionLimits: Partial<ConnectionLimits> = {
  headersMs: patienceMs,
  requestMs: patienceMs,
  idleMs: patienceMs,
}

/** A connection of a test's own, as patient as its shop. */
export const connectPatiently = (url: string): Connection =>
  connect(url, () => undefined, undefined, { delays: testDelays })
