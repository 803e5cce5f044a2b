import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the parcel of an order, `o` in the statement, came back and nobody has decided what becomes of
 * it: no money of it went back, it is not made again, and nobody said that nothing more is to be done.
 */
export const cameBack: SQL = sql`(o.status = 'returned' and o.refund_held_paise = 0
  and o.came_back_closed_at is null
  and not exists (select from orders again where again.replaces_order_id = o.id))`
