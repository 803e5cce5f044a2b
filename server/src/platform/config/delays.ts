import { type DatabaseDelays, usualDatabaseDelays } from '#platform/database/database-delays.ts'
import { type ProviderDelays, usualProviderDelays } from '#platform/outgoing/provider-delays.ts'

/**
 * Delays in milliseconds that would slow tests down, and timeouts that a busy machine would exceed.
 * They are not settings: a running shop uses `productDelays`, and a test passes its own.
 */
export type Delays = DatabaseDelays &
  ProviderDelays & {
    /** Between two polls for delayed jobs. New jobs are announced and need no poll. */
    jobPollMs: number
    /** From the start to the first run of scheduled jobs; `Infinity` disables them. */
    startJobsMs: number
    /** For mails that may wait, so that several go out in one batch. */
    mailsMs: number
    /** How long a mail waits for news that a message by WhatsApp arrived. */
    messageMs: number
    /** Up to which age a message by WhatsApp is still sent. */
    lateMessageMs: number
    /** From opening the payment window to the first question to the provider about its outcome. */
    firstReconcileMs: number
    /** Timeout of the simulator for delivering a payment event to the shop. */
    eventMs: number
    /** Timeout of the simulator for delivering a scan of a parcel to the shop. */
    scanMs: number
  }

export const productDelays: Delays = {
  ...usualDatabaseDelays,
  ...usualProviderDelays,
  jobPollMs: 2_000,
  startJobsMs: 0,
  mailsMs: 500,
  // With the poll for delayed jobs, the mail is under way within a minute.
  messageMs: 50_000,
  lateMessageMs: 45_000,
  firstReconcileMs: 10_000,
  eventMs: 5_000,
  scanMs: 2_000,
}
