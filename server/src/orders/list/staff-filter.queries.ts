import { SQL, sql } from 'drizzle-orm'
import type { OrderStatus, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import type { OrderPile } from '@tohfa/contract/orders/piles'
import { indiaToday } from '#platform/database/india-today.ts'
import { instantOfType } from '#platform/database/instant-of-type.ts'
import { isEndangered } from '#orders/order/endangered.fragments.ts'
import { onPile } from '#orders/order/order-piles.fragments.ts'
import { end, start } from '#platform/database/india-days.ts'
import type { OrderQuery } from './order-search.ts'

/** The staff's filter of all orders; days are India's. */
export type StaffFilter = {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  payment?: PaymentMethod | undefined
  printing?: PrintProgress | undefined
  /** Whether it is confirmed and its last remaining print was due before today. */
  late?: boolean | undefined
  /** Whether its promised day may not be met; the counts of days do not include it. */
  endangered?: boolean | undefined
  /** Its next step; the counts of days do not include it. */
  pile?: OrderPile | undefined
  /**
   * The time before which an order must have been placed to be due before today, by product type.
   */
  dueSince: Readonly<Record<string, string>>
  search?: OrderQuery | undefined
}

type Condition = SQL | false | undefined

export const and = (conditions: Condition[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one instanceof SQL)], sql` and `)

/** Conditions on columns that orders and the daily counts share. */
export function equalsFilter({ status, payment, printing }: StaffFilter): Condition[] {
  return [
    status && sql`status = ${status}`,
    payment && sql`payment_method = ${payment}`,
    printing && sql`printing = ${printing}`,
  ]
}

/** For confirmed orders: the promised dispatch, or else the last remaining line, was due before today. */
export function isLate({ dueSince }: StaffFilter): SQL {
  return sql`(status = 'confirmed' and cash_state <> 'to_confirm'
    and case when orders.dispatch_by is not null
    then orders.dispatch_by < ${indiaToday}
    else not exists (
      select from order_items i where i.order_id = orders.id and i.cancelled_quantity < i.quantity
        and coalesce(orders.cash_confirmed_at, orders.created_at)
          >= ${instantOfType(dueSince, sql`i.product_type`)}) end)`
}

export const hasWords = ({ query }: OrderQuery): SQL => sql`words @@ ${query}::tsquery`

/** Of `orders`. */
export function matching(filter: StaffFilter): SQL {
  const { from, to, late, endangered, pile, search } = filter
  return and([
    ...equalsFilter(filter),
    from === undefined ? undefined : sql`created_at >= ${start(from)}`,
    to === undefined ? undefined : sql`created_at < ${end(to)}`,
    late === undefined ? undefined : late ? isLate(filter) : sql`not ${isLate(filter)}`,
    endangered && isEndangered,
    pile && onPile[pile],
    search && hasWords(search),
  ])
}
