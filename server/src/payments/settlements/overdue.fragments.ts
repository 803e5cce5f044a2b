import { sql, type SQL } from 'drizzle-orm'

/** What is older is for the accountant: the staff's overview reads a year. */
const since = sql`shop_now() - interval '1 year'`
const daysAgo = (days: number) => sql`shop_now() - make_interval(days => ${days})`

/** Payments that no settlement holds so many days later, as a table; nothing for 0 days. */
export const unsettledPayments = (days: number): SQL => sql`(
  select o.id, o.order_number, o.created_at, p.created_at since, p.amount_paise paise
  from payments p join orders o on o.id = p.order_id
  where ${days} > 0 and p.kind = 'provider' and p.status = 'captured'
    and p.created_at > ${since} and p.created_at < ${daysAgo(days)}
    and not exists (select from settlement_entries e where e.entity_id = p.provider_payment_id))`

/**
 * Orders whose cash the courier collected and did not pay out so many days later, as a table; nothing
 * for 0 days.
 */
export const unremittedCash = (days: number): SQL => sql`(
  select o.id, o.order_number, o.created_at, h.moved_at since, o.paid_paise - k.by_hand paise
  from orders o
  join shipments h on h.order_id = o.id
  cross join lateral (select coalesce(sum(p.amount_paise), 0) by_hand
    from payments p where p.order_id = o.id) k
  where ${days} > 0 and o.status = 'delivered' and o.payment_method = 'cash'
    and o.created_at > ${since} and o.created_at < ${daysAgo(days)} and h.moved_at < ${daysAgo(days)}
    and o.paid_paise > k.by_hand
    and not exists (select from remitted_parcels m where m.waybill = h.waybill))`
