import { type SQL, sql } from 'drizzle-orm'
import type { SoldProduct } from '@tohfa/contract/backoffice/report'
import type { DayCountKind, ReportStep } from '@tohfa/contract/backoffice/report-limits'
import { type ReturnReason, returnsInVain } from '@tohfa/contract/fulfilment/return-moves'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import type { Database } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { worthInSql } from '#orders/order/line-worth.fragments.ts'
import { revenueOfOrder } from '#orders/order/revenue.fragments.ts'

/** Days in India, both included. */
export type Span = { from: string; to: string }

const zone = sql.raw(`'Asia/Kolkata'`)

/** Whether an instant is in the range of days. */
const within = (at: SQL, { from, to }: Span): SQL => sql`(
  ${at} >= ${from}::date::timestamp at time zone ${zone}
  and ${at} < (${to}::date + 1)::timestamp at time zone ${zone})`

/** Orders, `o`, of the range, without replacements, which are not sales. */
const soldIn = (span: Span): SQL =>
  sql`${within(sql`o.created_at`, span)} and o.replaces_order_id is null`

/** The first day of the stretch that a day in India belongs to. */
const stretch = (day: SQL, by: ReportStep): SQL =>
  sql`to_char(date_trunc(${by}, ${day}), 'YYYY-MM-DD')`

type OrderSums = {
  period: string
  orders: number
  kept: number
  takings: number
  refunded: number
  due: number
}

/** The totals of the orders of each period, in paise. */
export async function sumsOfOrders(db: Database, span: Span, by: ReportStep): Promise<OrderSums[]> {
  const { rows } = await db.execute<OrderSums>(sql`
    select ${stretch(sql`day`, by)} as period, sum(orders)::int as orders, sum(kept)::int as kept,
      sum(takings)::float8 as takings, sum(refunded)::float8 as refunded, sum(due)::float8 as due
    from (
      select date_trunc('day', o.created_at at time zone ${zone}) as day, count(*) as orders,
        count(*) filter (where ${revenueOfOrder} > 0) as kept, sum(${revenueOfOrder}) as takings,
        sum(o.refund_held_paise) as refunded,
        sum(greatest(o.total_paise + coalesce(o.rounding_paise, 0) - o.paid_paise, 0)) filter (where o.payment_method = 'cash'
          and ${noneOf('o.status', ordersOver)}) as due
      from orders o where ${soldIn(span)} group by 1) by_day
    group by 1`)
  return rows.map((row) => ({ ...row, due: row.due ?? 0 }))
}

/** How many checkouts were begun in each stretch. */
export async function sumsOfCheckouts(
  db: Database,
  span: Span,
  by: ReportStep,
): Promise<{ period: string; checkouts: number }[]> {
  const { rows } = await db.execute<{ period: string; checkouts: number }>(sql`
    select ${stretch(sql`c.created_at at time zone ${zone}`, by)} as period, count(*)::int as checkouts
    from checkouts c where ${within(sql`c.created_at`, span)} group by 1`)
  return rows
}

/** Counts without personal data. */
export async function sumsOfCounts(
  db: Database,
  { from, to }: Span,
  by: ReportStep,
): Promise<{ period: string; kind: DayCountKind; number: number }[]> {
  const { rows } = await db.execute<{ period: string; kind: DayCountKind; number: number }>(sql`
    select ${stretch(sql`day::timestamp`, by)} as period, kind, sum(number)::int as number
    from day_counts where day between ${from}::date and ${to}::date group by 1, 2`)
  return rows
}

/** The buyers in the range, and how many of them bought before or again. */
export async function countBuyers(
  db: Database,
  span: Span,
): Promise<{ buyers: number; repeatBuyers: number }> {
  const { rows } = await db.execute<{ buyers: number; repeatBuyers: number }>(sql`
    select count(*)::int as buyers, count(*) filter (where orders > 1 or exists (
        select from orders earlier where earlier.user_id = b.user_id
          and earlier.replaces_order_id is null
          and earlier.created_at < ${span.from}::date::timestamp at time zone ${zone}))::int
        as "repeatBuyers"
    from (select o.user_id, count(*) as orders from orders o where ${soldIn(span)}
      group by o.user_id) b`)
  return rows[0] ?? { buyers: 0, repeatBuyers: 0 }
}

/** Of the returns, `r` in the statement, those that came to nothing. */
const cameToNothing = oneOf('r.state', returnsInVain)

/**
 * The revenue of each product, the highest first; money in paise. A line counts its pieces minus
 * cancellations minus refunds; a line of an order without revenue counts nothing.
 */
export async function salesOfProducts(
  db: Database,
  span: Span,
): Promise<(Omit<SoldProduct, 'takings'> & { paise: number })[]> {
  const { rows } = await db.execute<Omit<SoldProduct, 'takings'> & { paise: number }>(sql`
    with sold as (
      select o.id, ${revenueOfOrder} as takings,
        o.status = 'cancelled' or (o.status = 'returned' and o.paid_paise = 0) as undone
      from orders o where ${soldIn(span)}
    ), given_back as (
      select l.order_item_id, sum(l.amount_paise) as paise
      from refund_lines l join refunds r on r.id = l.refund_id
      where r.status <> 'failed' and r.cancellation_id is null
        and r.created_at >= ${span.from}::date::timestamp at time zone ${zone}
      group by 1
    ), requested_returns as (
      select i.order_item_id, sum(i.quantity) as pieces
      from return_items i join returns r on r.id = i.return_id
      where not ${cameToNothing}
        and r.created_at >= ${span.from}::date::timestamp at time zone ${zone}
      group by 1
    ), by_product as (
      select i.product_id, i.product_type, max(i.title) as title,
        sum(case when s.undone then 0 else i.quantity - i.cancelled_quantity end) as pieces,
        sum(coalesce(a.pieces, 0)) as returned,
        sum(case when s.takings > 0 then
          ${worthInSql('i', sql`i.quantity - i.cancelled_quantity`)}
          - coalesce(g.paise, 0) else 0 end) as paise
      from sold s join order_items i on i.order_id = s.id
      left join given_back g on g.order_item_id = i.id
      left join requested_returns a on a.order_item_id = i.id
      group by 1, 2
    )
    select b.product_id as "productId", coalesce(p.title, b.title) as title,
      b.product_type as "productType", b.pieces::int, b.returned::int, b.paise::float8
    from by_product b left join products p on p.id = b.product_id
    where b.pieces > 0 or b.returned > 0 or b.paise <> 0
    order by b.paise desc, b.pieces desc, title, b.product_id`)
  return rows
}

/** The reasons of the returns of the range's orders. */
export async function returnsByReason(
  db: Database,
  span: Span,
): Promise<{ reason: ReturnReason; returns: number; pieces: number }[]> {
  const { rows } = await db.execute<{ reason: ReturnReason; returns: number; pieces: number }>(sql`
    select r.reason, count(distinct r.id)::int as returns, sum(i.quantity)::int as pieces
    from returns r
    join orders o on o.id = r.order_id
    join return_items i on i.return_id = r.id
    where ${soldIn(span)} and not ${cameToNothing}
      and r.created_at >= ${span.from}::date::timestamp at time zone ${zone}
    group by 1 order by 3 desc, 1`)
  return rows
}
