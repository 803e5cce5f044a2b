import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the parcel of an order, `o` in the statement, came back and is not settled. No money was
 * refunded, no replacement was made, and nobody closed the case.
 */
export const cameBack: SQL = sql`(o.status = 'returned' and o.refund_held_paise = 0
  and o.came_back_closed_at is null
  and not exists (select from orders again where again.replaces_order_id = o.id))`
