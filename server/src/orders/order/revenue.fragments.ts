import { sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { oneOf } from '#platform/database/one-of.ts'

/**
 * The paise that an order, `o` in the statement, brought: what was paid less what goes back, and of cash
 * still to be collected what is due.
 */
export const revenueOfOrder = sql`(case
  when o.payment_method = 'online' or ${oneOf('o.status', ordersOver)}
  then o.paid_paise - o.refund_held_paise else o.total_paise + coalesce(o.rounding_paise, 0) end)`
