import { SQL, sql } from 'drizzle-orm'
import type { OrderStatus, PaymentMethod } from '@tohfa/contract/orders/orders'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import type { OrderPile } from '@tohfa/contract/orders/piles'
import { instantOfType } from '#platform/database/instant-of-type.ts'
import { onPile } from '#orders/order/order-piles.fragments.ts'
import { end, start } from '#platform/database/india-days.ts'
import type { OrderQuery } from './order-search.ts'

/** What of all orders staff ask for; days are India's. */
export type StaffFilter = {
  status?: OrderStatus | undefined
  from?: string | undefined
  to?: string | undefined
  payment?: PaymentMethod | undefined
  printing?: PrintProgress | undefined
  /** Whether it waits and all that is left of it was due before today. */
  late?: boolean | undefined
  /** What is to be done with it next; the counts of days do not know. */
  pile?: OrderPile | undefined
  /** Before when what is due before today was ordered, by the type of product. */
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

/** Of those that wait: what is left of them was due before today. */
export function isLate({ dueSince }: StaffFilter): SQL {
  return sql`(status = 'confirmed' and not exists (
    select from order_items i where i.order_id = orders.id and i.cancelled_quantity < i.quantity
      and orders.created_at >= ${instantOfType(dueSince, sql`i.product_type`)}))`
}

export const hasWords = ({ query }: OrderQuery): SQL => sql`words @@ ${query}::tsquery`

/** Of `orders`. */
export function matching(filter: StaffFilter): SQL {
  const { from, to, late, pile, search } = filter
  return and([
    ...equalsFilter(filter),
    from === undefined ? undefined : sql`created_at >= ${start(from)}`,
    to === undefined ? undefined : sql`created_at < ${end(to)}`,
    late === undefined ? undefined : late ? isLate(filter) : sql`not ${isLate(filter)}`,
    pile && onPile[pile],
    search && hasWords(search),
  ])
}
