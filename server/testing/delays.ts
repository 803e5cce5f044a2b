import type { Delays } from '#platform/config/delays.ts'
import { connect, type Connection } from '#platform/database/connect.ts'
import type { ConnectionLimits } from '#platform/limits/connection-limits.ts'
import { patienceMs } from './patience.ts'

/**
 * Delays of a test's shop. No timeout fires because the machine is busy; a test of a timeout sets
 * its own. Jobs are as fast as the queue allows. The reconciliation of payments waits until a test
 * triggers it, so that an unsettled payment stays so. So does a mail that waits for a message. A start runs no scheduled jobs: two dozen in
 * each of hundreds of shops, of which a test needs about one.
 */
export const testDelays: Delays = {
  jobPollMs: 500,
  startJobsMs: Infinity,
  mailsMs: 0,
  messageMs: 3_600_000,
  lateMessageMs: 3_600_000,
  firstReconcileMs: 3_600_000,
  providerMs: patienceMs,
  providerAgainMs: patienceMs,
  reportMs: patienceMs,
  connectionMs: patienceMs,
  statementMs: patienceMs,
  commitMs: patienceMs,
  connectionLossMs: patienceMs,
  changesMs: patienceMs,
  eventMs: patienceMs,
  scanMs: patienceMs,
}

/** Each connection starts a process of PostgreSQL for every shop; one test's jobs need no more. */
export const testJobConnections = 2

/** A test's own call that waits for its answer is not disconnected either. */
export const testConnectionLimits: Partial<ConnectionLimits> = {
  headersMs: patienceMs,
  requestMs: patienceMs,
  idleMs: patienceMs,
}

/** A connection of a test, with timeouts as long as its shop's. */
export const connectPatiently = (url: string): Connection =>
  connect(url, () => undefined, undefined, { delays: testDelays })
