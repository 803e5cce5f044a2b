import { sql } from 'drizzle-orm'

/** What is left of the row of a name list in a line when its words are erased: that it was one. */
export const noWords = sql`'{"title": "", "values": {}}'::jsonb`
