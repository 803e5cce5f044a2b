import { sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { oneOf } from '#platform/database/one-of.ts'

/**
 * The revenue of an order, `o` in the statement, in paise: payment minus refunds, plus cash still
 * to be collected.
 */
export const revenueOfOrder = sql`(case
  when o.payment_method = 'online' or ${oneOf('o.status', ordersOver)}
  then o.paid_paise - o.refund_held_paise else o.total_paise + coalesce(o.rounding_paise, 0) end)`
