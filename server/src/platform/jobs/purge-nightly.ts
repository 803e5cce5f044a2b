import { defineJob, type Jobs } from './jobs.ts'

/** So many at a time, so that nobody waits for a row that is being forgotten. */
const portion = 1_000
/** Once a night, as India has it. */
const forgetAt = '53 21 * * *'

/**
 * Forgets each night what is old and of no more use (docs/decisions/016). What a night does not get
 * through is left to the next.
 *
 * @param forget takes away so many at most, and answers how many it took
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
