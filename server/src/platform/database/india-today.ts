import { sql } from 'drizzle-orm'

/** The day in India by the shop's clock. */
export const indiaToday = sql`(shop_now() at time zone 'Asia/Kolkata')::date`
