import { sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { type MoneyFigureName, moneyFigures } from '@tohfa/contract/tax/money-figures'
import { end, start } from '#platform/database/india-days.ts'
import { oneOf } from '#platform/database/one-of.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { matchedEntries, matchedParcels } from '#payments/settlements/settlements.fragments.ts'

/** The days of a month in India: the first and the last. */
export type Days = { first: string; last: string }

/** A figure in paise, and its orders in rupees as JSON: `[{"orderNumber":"TF1","amount":449.1}]`. */
export type FigureRow = { name: MoneyFigureName; paise: number; orders: string }

/**
 * The orders of a month with what came of their money, the first first, figure by figure. The rows are
 * written by the database: thousands of them would hold the thread.
 */
export async function moneyOfOrders(tx: Transaction, { first, last }: Days): Promise<FigureRow[]> {
  const figures = sql.join(
    moneyFigures.map((name, at) => sql`(${at}::int, ${name}, m.${sql.identifier(name)}::numeric)`),
    sql`, `,
  )
  const { rows } = await tx.execute<FigureRow>(sql`
    with orders_of_month as materialized (
      select o.id, o.order_number, o.created_at, o.refund_held_paise given_back,
        case when o.payment_method = 'online' or ${oneOf('o.status', ordersOver)}
          then o.paid_paise else o.total_paise + coalesce(o.rounding_paise, 0) end sold
      from orders o where o.created_at >= ${start(first)} and o.created_at < ${end(last)}),
    payments_of_month as materialized (
      select p.provider_payment_id id from payments p
      where p.order_id in (select id from orders_of_month) and p.provider_payment_id is not null),
    entries_of_month as materialized (
      select x.id from settlement_entries x join payments_of_month p on x.entity_id = p.id
      union
      select x.id from settlement_entries x join payments_of_month p on x.provider_payment_id = p.id
      union
      select x.id from refunds r join settlement_entries x on x.entity_id = r.provider_refund_id
      where r.order_id in (select id from orders_of_month)),
    settled as (
      select e.order_id, sum(e.credit_paise - e.debit_paise) settled, sum(e.fee_paise + e.tax_paise) fees
      from ${matchedEntries} e
      where e.id in (select id from entries_of_month) and e.reason is distinct from 'settled_before'
      group by 1),
    by_hand as (
      select m.order_id, sum(m.paise) paise from (
        select e.order_id, e.amount_paise paise from ${matchedParcels} e
        where e.waybill in (select h.waybill from shipments h
            where h.order_id in (select id from orders_of_month))
          and e.reason is distinct from 'remitted_before'
        union all
        select p.order_id, p.amount_paise from payments p
        where p.kind <> 'provider' and p.order_id in (select id from orders_of_month)
        union all
        select r.order_id, -r.amount_paise from refunds r
        where r.kind <> 'provider' and r.status = 'processed'
          and r.order_id in (select id from orders_of_month)) m
      group by 1),
    money as (
      select s.order_number, s.created_at, s.id, s.sold, s.given_back "givenBack",
        coalesce(h.paise, 0) collected, coalesce(t.settled, 0) settled, coalesce(t.fees, 0) fees,
        s.sold - s.given_back - coalesce(h.paise, 0) - coalesce(t.settled, 0) - coalesce(t.fees, 0) "open"
      from orders_of_month s
      left join settled t on t.order_id = s.id left join by_hand h on h.order_id = s.id)
    select f.name, sum(f.paise)::float8 paise, '[' || string_agg(
        '{"orderNumber":' || to_json(m.order_number) || ',"amount":' || trim_scale(f.paise / 100) || '}',
        ',' order by m.created_at, m.id) || ']' orders
    from money m cross join lateral (values ${figures}) f (at, name, paise)
    where f.paise <> 0 group by f.at, f.name order by f.at`)
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
