import type { Connection } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { forgetChangedProducts } from './count.queries.ts'

const forget = defineJob<Record<string, never>>('forget-product-changes', { retryLimit: 0 })
const everyHour = '23 * * * *'

/** Deletes old changes of products that are unlikely to be needed (decision 77). */
export function forgetChanges({
  connection,
  jobs,
}: {
  connection: Connection
  jobs: Pick<Jobs, 'handle' | 'repeat'>
}): void {
  jobs.handle(forget, () => forgetChangedProducts(connection.db))
  jobs.repeat(forget, everyHour)
}
