import { type SQL, sql } from 'drizzle-orm'

/** When a day in India begins. */
export const start = (day: string | SQL) =>
  sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
/** When the next day begins. */
export const end = (day: string | SQL) =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`
