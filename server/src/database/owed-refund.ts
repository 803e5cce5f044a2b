import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a refund, `r` in the statement, was refused by the provider and its sum is still owed: what
 * went back otherwise since then makes up for it (docs/product.md 10.10).
 */
export const isOwedRefund: SQL = sql`(r.status = 'failed' and r.amount_paise > (
  select coalesce(sum(later.amount_paise), 0) from refunds later
  where later.status <> 'failed' and later.created_at >= r.failed_at
    and later.order_id is not distinct from r.order_id
    and later.payment_id is not distinct from r.payment_id))`
