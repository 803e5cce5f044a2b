import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a refund, `r` in the statement, was refused by the provider and its amount is still owed:
 * later refunds count towards it (docs/product.md 10.10). A refund belongs to an order, to a
 * payment without one, or to both. The condition is written so that an index finds the refunds;
 * comparing two nullable values would read them all.
 */
export const isOwedRefund: SQL = sql`(r.status = 'failed' and r.amount_paise > (
  select coalesce(sum(later.amount_paise), 0) from refunds later
  where later.status <> 'failed' and later.created_at >= r.failed_at
    and (later.order_id = r.order_id and later.payment_id is not distinct from r.payment_id
      or later.payment_id = r.payment_id and later.order_id is null and r.order_id is null)))`
