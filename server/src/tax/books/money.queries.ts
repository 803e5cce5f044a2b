import { sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { end, start } from '#platform/database/india-days.ts'
import { oneOf } from '#platform/database/one-of.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { matchedEntries, matchedParcels } from '#payments/settlements/settlements.fragments.ts'

/** The days of a month in India: the first and the last. */
export type Days = { first: string; last: string }

/** An order with its money in paise. */
export type OrderMoney = {
  orderNumber: string
  sold: number
  givenBack: number
  collected: number
  settled: number
  fees: number
}

/** The orders of a month with what came of their money, the first first. */
export async function moneyOfOrders(tx: Transaction, { first, last }: Days): Promise<OrderMoney[]> {
  const { rows } = await tx.execute<OrderMoney>(sql`
    with sold as materialized (
      select o.id, o.order_number, o.created_at, o.refund_held_paise given_back,
        case when o.payment_method = 'online' or ${oneOf('o.status', ordersOver)}
          then o.paid_paise else o.total_paise + coalesce(o.rounding_paise, 0) end sold
      from orders o where o.created_at >= ${start(first)} and o.created_at < ${end(last)}),
    settled as (
      select e.order_id, sum(e.credit_paise - e.debit_paise) settled, sum(e.fee_paise + e.tax_paise) fees
      from ${matchedEntries} e
      where e.settled_on >= ${first}::date and e.order_id in (select id from sold)
        and e.reason is distinct from 'settled_before'
      group by 1),
    by_hand as (
      select m.order_id, sum(m.paise) paise from (
        select e.order_id, e.amount_paise paise from ${matchedParcels} e
        where e.remitted_on >= ${first}::date and e.reason is distinct from 'remitted_before'
        union all
        select p.order_id, p.amount_paise from payments p
        where p.kind <> 'provider' and p.created_at >= ${start(first)}
        union all
        select r.order_id, -r.amount_paise from refunds r
        where r.kind <> 'provider' and r.status = 'processed' and r.created_at >= ${start(first)}) m
      where m.order_id in (select id from sold) group by 1)
    select s.order_number "orderNumber", s.sold::float8 sold, s.given_back::float8 "givenBack",
      coalesce(h.paise, 0)::float8 collected, coalesce(t.settled, 0)::float8 settled,
      coalesce(t.fees, 0)::float8 fees
    from sold s left join settled t on t.order_id = s.id left join by_hand h on h.order_id = s.id
    order by s.created_at, s.id`)
  return rows
}

/** What was paid out in a month and belongs to no order, in paise. */
export async function unknownMoney(
  tx: Transaction,
  { first, last }: Days,
): Promise<{ id: string; amount: number }[]> {
  const { rows } = await tx.execute<{ id: string; amount: number }>(sql`
    select e.entity_id id, (e.credit_paise - e.debit_paise)::float8 amount from ${matchedEntries} e
    where e.settled_on between ${first}::date and ${last}::date
      and (e.order_id is null or e.reason = 'settled_before')
    union all
    select e.waybill, e.amount_paise::float8 from ${matchedParcels} e
    where e.remitted_on between ${first}::date and ${last}::date
      and (e.order_id is null or e.reason = 'remitted_before')`)
  return rows
}
