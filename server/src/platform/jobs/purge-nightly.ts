import { defineJob, type Jobs } from './jobs.ts'

/** Rows per batch, so that no other transaction waits long for a locked row. */
const portion = 1_000
/** Once a night in Indian time. */
const forgetAt = '53 21 * * *'

/**
 * Deletes old data each night (docs/decisions/016). What a night does not finish is left to the
 * next.
 * @param forget deletes a batch of at most this size, and returns the number deleted
 */
export function purgeNightly(
  jobs: Pick<Jobs, 'handle' | 'repeat'>,
  name: string,
  forget: (most: number) => Promise<number>,
): void {
  const job = defineJob<Record<string, never>>(name, { retryLimit: 0, expireInSeconds: 600 })
  jobs.handle(job, async () => {
    for (let full = true; full;) full = (await forget(portion)) === portion
  })
  jobs.repeat(job, forgetAt)
}
