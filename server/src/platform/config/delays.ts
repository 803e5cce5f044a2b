import { type DatabaseDelays, usualDatabaseDelays } from '#platform/database/database-delays.ts'
import { type ProviderDelays, usualProviderDelays } from '#platform/outgoing/provider-delays.ts'

/**
 * How long the shop waits, in milliseconds, where a test would wait as long, or where a busy machine
 * would make it give up in the midst of one. They are no settings: a running shop has `productDelays`, a
 * test opens its shop with its own.
 */
export type Delays = DatabaseDelays &
  ProviderDelays & {
    /** Between two looks for jobs that were to start later; new ones are announced. */
    jobPollMs: number
    /** From a start to the jobs that come by the clock, which each start does too; `Infinity` is never. */
    startJobsMs: number
    /** For mails that may wait for others, to be sent in one batch. */
    mailsMs: number
    /** From the opened pay window to the first question of what became of it. */
    firstReconcileMs: number
    /** Of the sandbox, for the shop to take a payment's event. */
    eventMs: number
    /** Of the sandbox, for the shop to take a parcel's scan. */
    scanMs: number
  }

export const productDelays: Delays = {
  ...usualDatabaseDelays,
  ...usualProviderDelays,
  jobPollMs: 2_000,
  startJobsMs: 0,
  mailsMs: 500,
  firstReconcileMs: 10_000,
  eventMs: 5_000,
  scanMs: 2_000,
}
