import { sql } from 'drizzle-orm'
import { shopSettings } from '#platform/database/schema/settings.tables.ts'

/** The owner ended the sample: what came with it counts no more, and never comes again. */
export const sampleEnded = sql`exists (
  select from ${shopSettings} where ${shopSettings.sampleEndedAt} is not null)`
