import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'

/** A rule that money, orders and stock keep, and a query for what breaks it, as one column `what`. */
export type Rule = { rule: string; broken: SQL }

const rupees = (paise: string) => sql.raw(`to_char(${paise} / 100.0, 'FM999999999990.00')`)

/** Rules between an order and what it was made from. */
const orders: Rule[] = [
  {
    rule: 'An order has its settled checkout, of the same person, method and total',
    broken: sql`select o.order_number what from orders o join checkouts c on c.id = o.checkout_id
      where c.status <> 'settled' or c.total_paise <> o.total_paise or c.user_id <> o.user_id
        or c.payment_method <> o.payment_method`,
  },
  {
    rule: 'A settled checkout has its order',
    broken: sql`select 'checkout ' || c.id what from checkouts c
      where c.status = 'settled' and not exists (select from orders o where o.checkout_id = c.id)`,
  },
  {
    rule: 'An order has the very lines of its checkout',
    broken: sql`select o.order_number what from orders o where exists (
      select from (select * from order_items where order_id = o.id) i
      full join (select * from checkout_lines where checkout_id = o.checkout_id) l
        on l.position = i.position and l.product_id = i.product_id and l.color = i.color
        and l.size is not distinct from i.size and l.pack is not distinct from i.pack
        and l.quantity = i.quantity and l.price_paise = i.price_paise
        and l.discounted_price_paise = i.discounted_price_paise
        and l.personalisation_paise = i.personalisation_paise
        and l.approval_id is not distinct from i.approval_id
      where i.id is null or l.id is null)`,
  },
  {
    rule: 'The total of a checkout is the sum of its lines',
    broken: sql`select 'checkout ' || c.id || ' says ' || ${rupees('c.total_paise')} || ', its lines '
        || ${rupees('coalesce(l.total, 0)')} what
      from checkouts c left join (
        select checkout_id, sum((discounted_price_paise + personalisation_paise) * quantity::bigint) total
        from checkout_lines group by 1) l on l.checkout_id = c.id
      where l.total is distinct from c.total_paise`,
  },
  {
    rule: 'What is printed on a line was approved by its buyer, for that product, colour and size',
    broken: sql`select o.order_number what from orders o join order_items i on i.order_id = o.id
      left join proof_approvals a on a.id = i.approval_id
      join users u on u.id = o.user_id
      where i.approval_id is null and u.erased_at is null and (i.personalisation is not null or i.personalisation_paise <> 0)
        or i.approval_id is not null and (a.user_id, a.product_id, a.color, a.size)
          is distinct from (o.user_id, i.product_id, i.color, i.size)`,
  },
  {
    rule: 'An order has its confirmation mail',
    broken: sql`select o.order_number what from orders o
      where not exists (select from mails m where m.key = 'order-confirmed:' || o.id)`,
  },
]

/** Rules between the money that came in and what it paid for. */
const payments: Rule[] = [
  {
    rule: 'An online order has exactly one payment of its amount',
    broken: sql`select o.order_number || ' has ' || count(p.id) || ' payments of '
        || coalesce(${rupees('sum(p.amount_paise)')}, '0.00') || ' for ' || ${rupees('o.total_paise')} what
      from orders o left join payments p on p.order_id = o.id and p.status <> 'flagged'
      where o.payment_method = 'online' group by o.id
      having count(p.id) <> 1 or sum(p.amount_paise) <> o.total_paise or min(p.currency) <> 'INR'`,
  },
  {
    rule: 'What was paid back is not sent',
    broken: sql`select o.order_number what from orders o join payments p on p.order_id = o.id
      where p.status = 'refunded' and o.status in ('confirmed', 'shipped', 'out-for-delivery')`,
  },
  {
    rule: 'A payment belongs to the checkout of its order, and none to an order for cash',
    broken: sql`select p.provider_payment_id || ' for ' || o.order_number what
      from payments p join orders o on o.id = p.order_id
      where o.checkout_id <> p.checkout_id or o.payment_method = 'cash' or p.status = 'flagged'`,
  },
  {
    rule: 'A captured payment has an order that is or was to be delivered, or one full refund',
    broken: sql`select p.provider_payment_id || ' of ' || ${rupees('p.amount_paise')} what
      from payments p left join refunds r on r.payment_id = p.id left join orders o on o.id = p.order_id
      where p.status = 'captured'
        and (o.id is null or o.status in ('cancelled', 'returned')) = (r.id is null)`,
  },
  {
    rule: 'A refund is of the whole payment, and both agree whether it is done',
    broken: sql`select p.provider_payment_id what from refunds r join payments p on p.id = r.payment_id
      where r.amount_paise <> p.amount_paise or (r.status = 'processed') <> (p.status = 'refunded')`,
  },
  {
    rule: 'Who is given money back is told by mail',
    broken: sql`select p.provider_payment_id what from refunds r join payments p on p.id = r.payment_id
      where not exists (select from mails m where m.key = 'payment-refunded:' || r.id)`,
  },
  {
    rule: 'The shop is told by mail of a flagged payment',
    broken: sql`select p.provider_payment_id what from payments p where p.status = 'flagged'
      and not exists (select from mails m where m.key = 'payment-flagged:' || p.id)`,
  },
  {
    rule: 'No receipt, order or payment of the provider stands twice',
    broken: sql`select id what from (
        select receipt id from checkouts union all
        select provider_order_id from checkouts where provider_order_id is not null union all
        select provider_payment_id from payments) ids
      group by id having count(*) > 1`,
  },
]

/** Rules between stock and the checkouts that hold it. */
const stock: Rule[] = [
  {
    rule: 'No stock is below zero',
    broken: sql`select p.title what from product_variants v join products p on p.id = v.product_id
      where v.stock < 0`,
  },
  {
    rule: 'Only an open checkout holds stock',
    broken: sql`select distinct c.status || ' checkout ' || c.id what
      from checkouts c join checkout_lines l on l.checkout_id = c.id
      where c.status <> 'open' and l.reserved_variant_id is not null`,
  },
  {
    rule: 'An open checkout holds each of its lines whose stock is tracked, and no other',
    // What somebody changed since is no fault of the checkout.
    broken: sql`select 'checkout ' || c.id || ', ' || l.title what
      from checkouts c join checkout_lines l on l.checkout_id = c.id
      join products p on p.id = l.product_id
      where c.status = 'open' and p.updated_at < c.created_at
        and p.track_stock <> (l.reserved_variant_id is not null)`,
  },
  {
    rule: 'What a checkout holds is of the product that its line names',
    broken: sql`select 'checkout ' || l.checkout_id || ', ' || l.title what
      from checkout_lines l join product_variants v on v.id = l.reserved_variant_id
      where v.product_id <> l.product_id`,
  },
  {
    rule: 'No checkout is open long after its time',
    broken: sql`select 'checkout ' || id what from checkouts
      where status = 'open' and expires_at < now() - interval '10 minutes'`,
  },
]

/** What breaks none of the rules, but waits for somebody of the shop. */
const attention: Rule[] = [
  {
    rule: 'A payment that differs from what was due was kept and confirmed nothing',
    broken: sql`select provider_payment_id || ': ' || coalesce(flag, '') what from payments
      where status = 'flagged'`,
  },
  {
    rule: 'A refund was refused by the provider, or has not been made for a day',
    broken: sql`select p.provider_payment_id || ' of ' || ${rupees('r.amount_paise')} what
      from refunds r join payments p on p.id = r.payment_id
      where r.status = 'failed'
        or r.status = 'pending' and r.created_at < now() - interval '1 day'`,
  },
  {
    rule: 'An event of a provider has waited for more than an hour',
    broken: sql`select id what from provider_events
      where worked_at is null and received_at < now() - interval '1 hour'`,
  },
]

export const rules: readonly Rule[] = [...orders, ...payments, ...stock]
export const matters: readonly Rule[] = attention

/** What breaks the rules of a list, a sentence each, all in one statement. */
export async function broken(db: Database, list: readonly Rule[]): Promise<string[]> {
  const parts = list.map(
    ({ rule, broken }) => sql`select ${rule}::text "rule", found.what from (${broken}) found`,
  )
  const { rows } = await db.execute<{ rule: string; what: string }>(
    sql`${sql.join(parts, sql` union all `)} order by 1, 2`,
  )
  return rows.map(({ rule, what }) => `${rule}: ${what}`)
}
