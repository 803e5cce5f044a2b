import type { Connection } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { changedDays, chooseCommonTokens, makeBitmaps } from './order-bitmaps.queries.ts'

const once = { retryLimit: 0, expireInSeconds: 900 }
const choose = defineJob<Record<string, never>>('choose-common-tokens', once)
const make = defineJob<Record<string, never>>('make-order-bitmaps', once)
/** Once a night, as India has it. */
const chooseAt = '7 21 * * *'
const makeEvery = '* * * * *'

/** Makes the bitmaps of all days that have changed. */
export async function makeChangedBitmaps({
  db,
  transaction,
}: Pick<Connection, 'db' | 'transaction'>): Promise<void> {
  for (const day of await changedDays(db)) await transaction((tx) => makeBitmaps(tx, day))
}

/** Maintains the bitmaps that count orders with common words (decision 71). */
export function updateOrderBitmaps({
  connection,
  jobs,
}: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat'>
}): void {
  jobs.handle(choose, () => connection.transaction((tx) => chooseCommonTokens(tx)))
  jobs.handle(make, () => makeChangedBitmaps(connection))
  jobs.repeat(choose, chooseAt)
  jobs.repeat(make, makeEvery)
}
