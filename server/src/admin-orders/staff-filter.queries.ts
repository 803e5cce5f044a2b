import { SQL, sql } from 'drizzle-orm'
import type { OrderStatus, PaymentMethod } from '@tohfa/contract/orders'
import type { PrintProgress } from '@tohfa/contract/print-progress'
import type { OrderPile } from '@tohfa/contract/piles'
import { onPile } from '../database/order-piles.ts'
import { alikeFound } from './common-words.queries.ts'
import { end, start } from '../database/india-days.ts'
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

export type Condition = SQL | false | undefined

export const and = (conditions: Condition[]): SQL =>
  sql.join([sql`true`, ...conditions.filter((one) => one instanceof SQL)], sql` and `)

/** What the orders and the counts of their days are both asked. */
export function alike({ status, payment, printing }: StaffFilter): Condition[] {
  return [
    status && sql`status = ${status}`,
    payment && sql`payment_method = ${payment}`,
    printing && sql`printing = ${printing}`,
  ]
}

/** Of those that wait: what is left of them was due before today. */
function isLate({ dueSince }: StaffFilter): SQL {
  const before = sql`${JSON.stringify(dueSince)}::jsonb`
  return sql`(status = 'confirmed' and not exists (
    select from order_items i where i.order_id = orders.id and i.cancelled_quantity < i.quantity
      and orders.created_at >= (${before} ->> i.product_type)::timestamptz))`
}

const hasWords = ({ query }: OrderQuery): SQL => sql`words @@ ${query}::tsquery`

/** How many orders of a day are alike, of those that are late, of the others, or of all. */
function alikeOrders(filter: StaffFilter): SQL {
  const { late, search } = filter
  const each = (n: number) => sql`select india_day(created_at) as day, status, payment_method,
    printing, ${n}::int as n from orders where ${and([isLate(filter), search && hasWords(search)])}`
  const all = search?.common
    ? alikeFound(search.query, search.common)
    : sql`select day, status, payment_method, printing, n from order_counts`
  return late ? each(1) : late === false ? sql`${all} union all ${each(-1)}` : all
}

/** The days that match, each row so many orders of one status; of a search for common words, or of none. */
export function countedRows(filter: StaffFilter): SQL {
  const { from, to } = filter
  const where = and([
    ...alike(filter),
    from === undefined ? undefined : sql`day >= ${from}::date`,
    to === undefined ? undefined : sql`day <= ${to}::date`,
  ])
  return sql`(select day, status, n from (${alikeOrders(filter)}) alike where ${where}) counted`
}

/** Of `orders`. */
export function matching(filter: StaffFilter): SQL {
  const { from, to, late, pile, search } = filter
  return and([
    ...alike(filter),
    from === undefined ? undefined : sql`created_at >= ${start(from)}`,
    to === undefined ? undefined : sql`created_at < ${end(to)}`,
    late === undefined ? undefined : late ? isLate(filter) : sql`not ${isLate(filter)}`,
    pile && onPile[pile],
    search && hasWords(search),
  ])
}
