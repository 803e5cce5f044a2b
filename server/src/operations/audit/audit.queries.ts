import { printsStarted } from '@tohfa/contract/fulfilment/print/print-moves'
import { sql, type SQL } from 'drizzle-orm'
import { returnsUndone } from '@tohfa/contract/fulfilment/return-moves'
import { cashAnsweredNo, cashReady } from '@tohfa/contract/orders/cash-states'
import { messagesArrived } from '@tohfa/contract/orders/messages/message-states'
import { ordersUnsent } from '@tohfa/contract/orders/order-moves'
import type { Database } from '#platform/database/connect.ts'
import { noWords } from '#orders/order/no-words.fragments.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { checkoutsInForce } from '#platform/database/schema/checkout.tables.ts'
import { worthInSql } from '#orders/order/line-worth.fragments.ts'
import { isOwedRefund } from '#payments/payment/refund/owed-refund.fragments.ts'
import { documentRules } from './document-rules.queries.ts'
import { derivedInvariants } from './derived-invariants.queries.ts'

/** A rule over payments, orders and stock, and a query for its violations, as one column `what`. */
type Rule = { rule: string; broken: SQL }

/** What is left of a line of an order, `i`, is worth. */
const leftInSql = worthInSql('i', sql`i.quantity - i.cancelled_quantity`)

const rupees = (paise: string) => sql.raw(`to_char(${paise} / 100.0, 'FM999999999990.00')`)

/** Whether an order, `o` in the statement, was to be paid in cash and was paid online instead. */
const paidInstead = sql`(o.payment_method = 'online' and exists (
  select from payment_requests r where r.order_id = o.id and r.amount_paise = o.paid_paise))`

/** Rules between an order and its source. */
const orders: Rule[] = [
  {
    rule: 'An order has its settled checkout, of the same person, method, offer, wrap and total before anything was cancelled',
    broken: sql`select o.order_number what from orders o join checkouts c on c.id = o.checkout_id
      where c.status <> 'settled' or c.user_id <> o.user_id
        or c.payment_method <> o.payment_method and not ${paidInstead}
        or c.offer_code is distinct from o.offer_code or c.wrap_paise <> o.wrap_paise
        or c.total_paise <> o.total_paise + (
          select coalesce(sum(${worthInSql('i', sql`i.quantity`)} - ${leftInSql}), 0)
            + case when sum(i.quantity - i.cancelled_quantity) = 0 then o.wrap_paise else 0 end
          from order_items i where i.order_id = o.id)`,
  },
  {
    rule: 'An order is cancelled when, and only when, every piece of it is',
    broken: sql`select o.order_number what from orders o
      where (o.status = 'cancelled') <> not exists (
        select from order_items i where i.order_id = o.id and i.cancelled_quantity < i.quantity)`,
  },
  {
    rule: 'What was cancelled of a line is what its cancellations name',
    broken: sql`select o.order_number || ', ' || i.title what
      from orders o join order_items i on i.order_id = o.id left join (
        select (line ->> 'id')::uuid item_id, sum((line ->> 'quantity')::int) quantity
        from cancellations c, jsonb_array_elements(c.lines) line group by 1) c on c.item_id = i.id
      where i.cancelled_quantity <> coalesce(c.quantity, 0)`,
  },
  {
    rule: 'A draft is ordered when, and only when, one order was made of it',
    broken: sql`select d.number what from drafts d
      where (d.state = 'ordered') <> (1 = (select count(*) from checkouts c
        join orders o on o.checkout_id = c.id where c.draft_id = d.id and c.status = 'settled'))`,
  },
  {
    rule: 'What was ordered by a quote has the prices, the pieces and the buyer of it',
    broken: sql`select d.number what from drafts d
      join checkouts c on c.draft_id = d.id and c.status = 'settled'
      where c.user_id <> d.user_id or c.total_paise <> d.total_paise or exists (
        select from (select * from checkout_lines where checkout_id = c.id) l
        full join (select * from draft_items where draft_id = d.id) i
          on i.position = l.position and i.product_id = l.product_id and i.quantity = l.quantity
          and i.unit_price_paise = l.unit_price_paise and i.offer_paise = l.offer_paise
          and i.personalisation_paise = l.personalisation_paise
        where i.id is null or l.id is null)
      and exists (select from draft_items where draft_id = d.id)`,
  },
  {
    rule: 'A settled checkout has its order',
    broken: sql`select 'checkout ' || c.id what from checkouts c
      where c.status = 'settled' and not exists (select from orders o where o.checkout_id = c.id)`,
  },
  {
    // Except the words that its buyer changed since.
    rule: 'An order has the very lines of its checkout',
    broken: sql`select o.order_number what from orders o where o.checkout_id is not null and exists (
      select from (select * from order_items where order_id = o.id) i
      full join (select * from checkout_lines where checkout_id = o.checkout_id) l
        on l.position = i.position and l.product_id = i.product_id and l.color = i.color
        and l.size is not distinct from i.size and l.pack is not distinct from i.pack
        and l.quantity = i.quantity and l.price_paise = i.price_paise
        and l.discounted_price_paise = i.discounted_price_paise
        and l.unit_price_paise = i.unit_price_paise
        and l.break_from is not distinct from i.break_from
        and l.personalisation_paise = i.personalisation_paise
        and l.offer_paise = i.offer_paise
        and (l.approval_id is not distinct from i.approval_id or exists (
          select from order_changes c where c.order_item_id = i.id and c.changed = 'words'))
      where i.id is null or l.id is null)`,
  },
  {
    rule: 'The total of a checkout is the sum of its lines and its wrap',
    broken: sql`select 'checkout ' || c.id || ' says ' || ${rupees('c.total_paise')} || ', its lines '
        || ${rupees('coalesce(l.total, 0)')} what
      from checkouts c left join (
        select checkout_id, sum(${worthInSql('l', sql`l.quantity`)}) total
        from checkout_lines l group by 1) l on l.checkout_id = c.id
      where l.total + c.wrap_paise is distinct from c.total_paise`,
  },
  {
    rule: 'An order comes to what is left of its lines and its wrap',
    broken: sql`select o.order_number what from orders o
      where (o.replaces_order_id is null or o.payment_method = 'cash') and o.total_paise <> (
        select coalesce(sum(${leftInSql}), 0)
          + case when sum(i.quantity - i.cancelled_quantity) > 0 then o.wrap_paise else 0 end
        from order_items i where i.order_id = o.id)`,
  },
  {
    rule: 'Lines have shares of an offer where, and only where, a coupon or a quote is named',
    broken: sql`select 'checkout ' || c.id what from checkouts c
      where (c.offer_code is null) <> not exists (
        select from checkout_lines l where l.checkout_id = c.id and l.offer_paise > 0)
        or c.draft_id is not null and c.offer_code is distinct from (select d.number from drafts d
          where d.id = c.draft_id and c.offer_code is not null)
        or c.offer_code is not null and c.draft_id is null and not exists (
          select from coupon_uses u join coupons k on k.id = u.coupon_id
          where u.checkout_id = c.id and u.user_id = c.user_id and k.code = c.offer_code)`,
  },
  {
    rule: 'The use of a coupon counts while its checkout is open or its order is made',
    broken: sql`select k.code || ', checkout ' || c.id what
      from coupon_uses u join coupons k on k.id = u.coupon_id
      join checkouts c on c.id = u.checkout_id left join orders o on o.checkout_id = c.id
      where u.returned_at is null and ${noneOf('c.status', checkoutsInForce)}
        or u.returned_at is not null and (c.status = 'open' or o.status <> 'cancelled')`,
  },
  {
    rule: 'A coupon is used no more often than it may be',
    broken: sql`select k.code what from coupons k join coupon_uses u on u.coupon_id = k.id
      where u.returned_at is null group by k.id having count(*) > k.uses_limit`,
  },
  {
    rule: 'What is printed on a line was approved by its buyer, for that product, colour and size',
    broken: sql`select o.order_number what from orders o join order_items i on i.order_id = o.id
      left join proof_approvals a on a.id = i.approval_id
      join users u on u.id = o.user_id
      where i.approval_id is null and u.erased_at is null
        -- The words of ordered rows die before the account.
        and i.list is distinct from ${noWords}
        and (i.personalisation is not null or i.personalisation_paise <> 0)
        or i.approval_id is not null and (a.user_id, a.product_id, a.color, a.size)
          is distinct from (o.user_id, i.product_id, i.color, i.size)`,
  },
  {
    rule: 'An order has its confirmation mail',
    broken: sql`select o.order_number what from orders o
      where not exists (select from mails m
        where m.key = case when ${oneOf('o.cash_state', cashReady)} then 'order-confirmed:'
          else 'cash-question:' end || o.id)`,
  },
  {
    rule: 'What nobody has confirmed is neither printed nor sent',
    broken: sql`select o.order_number what from orders o
      where ${noneOf('o.cash_state', cashReady)} and (o.printing_started_at is not null
        or ${noneOf('o.status', ordersUnsent)}
        or exists (select from print_jobs j
          where j.order_id = o.id and ${oneOf('j.state', printsStarted)})
        or exists (select from shipments s where s.order_id = o.id))`,
  },
  {
    rule: 'An order whose buyer declined or never answered is cancelled',
    broken: sql`select o.order_number what from orders o
      where ${oneOf('o.cash_state', cashAnsweredNo)} and o.status <> 'cancelled'`,
  },
]

/** Rules between payments and what they paid for. */
const payments: Rule[] = [
  {
    rule: 'An online order has exactly one payment, of what it says was paid',
    broken: sql`select o.order_number || ' has ' || count(p.id) || ' payments of '
        || coalesce(${rupees('sum(p.amount_paise)')}, '0.00') || ' for ' || ${rupees('o.paid_paise')} what
      from orders o join checkouts c on c.id = o.checkout_id
      left join payments p on p.order_id = o.id and p.status <> 'flagged'
      where o.payment_method = 'online' group by o.id, c.id
      having count(p.id) <> 1 or sum(p.amount_paise) <> o.paid_paise
        or o.paid_paise <> c.total_paise and not ${paidInstead}
        or min(p.currency) <> 'INR'`,
  },
  {
    rule: 'An order for cash is paid with its advance, and with what was to be collected when, and only when, it was delivered',
    broken: sql`select o.order_number what from orders o join checkouts c on c.id = o.checkout_id
      where o.payment_method = 'cash' and o.paid_paise <> coalesce(c.due_now_paise, 0) + case
        when o.status = 'delivered' or o.status = 'returned' and exists (
          select from order_events e where e.order_id = o.id and e.to_status = 'delivered')
        then o.total_paise + coalesce(o.rounding_paise, 0) - o.advance_paise else 0 end`,
  },
  {
    rule: 'An advance is what was paid of a cash order beforehand, as far as there is something to pay with it',
    broken: sql`select o.order_number what from orders o join checkouts c on c.id = o.checkout_id
      where o.advance_paise <> case when o.payment_method = 'cash' then least(
        coalesce(c.due_now_paise, 0), o.total_paise + coalesce(o.rounding_paise, 0)) else 0 end`,
  },
  {
    rule: 'A replacement costs nothing, unless it is for cash that was never collected',
    broken: sql`select again.order_number what
      from orders again join orders o on o.id = again.replaces_order_id
      where again.payment_method = 'online' and (again.total_paise <> 0 or again.paid_paise <> 0)
        or again.payment_method = 'cash' and (o.payment_method <> 'cash'
          or o.paid_paise <> 0 and o.paid_paise >= o.total_paise + coalesce(o.rounding_paise, 0))`,
  },
  {
    rule: 'A payment belongs to the checkout of its order, and to an order for cash only as its advance',
    broken: sql`select coalesce(p.provider_payment_id, p.id::text) || ' for ' || o.order_number what
      from payments p join orders o on o.id = p.order_id join checkouts c on c.id = o.checkout_id
      where o.checkout_id <> p.checkout_id or p.status = 'flagged'
        or o.payment_method = 'cash' and p.amount_paise is distinct from c.due_now_paise`,
  },
  {
    rule: 'A payment without an order, and one of an order that was cancelled, goes back whole',
    broken: sql`select coalesce(p.provider_payment_id, p.id::text) || ' of ' || ${rupees('p.amount_paise')} what
      from payments p left join orders o on o.id = p.order_id
      where p.status = 'captured' and (o.id is null or o.status = 'cancelled')
        and p.refund_held_paise <> p.amount_paise
        and not exists (select from refunds r where r.payment_id = p.id and r.status = 'failed')`,
  },
  {
    rule: 'A payment holds the sum of its refunds that did not fail',
    broken: sql`select coalesce(p.provider_payment_id, p.id::text) what from payments p left join (
        select payment_id, sum(amount_paise) sum from refunds where status <> 'failed' group by 1
      ) r on r.payment_id = p.id
      where p.refund_held_paise <> coalesce(r.sum, case when p.status = 'refunded'
        then p.amount_paise else 0 end)`,
  },
  {
    rule: 'An order holds the sum of its refunds that did not fail',
    broken: sql`select o.order_number what from orders o left join (
        select order_id, sum(amount_paise) sum from refunds where status <> 'failed' group by 1
      ) r on r.order_id = o.id
      left join payments p on p.order_id = o.id
      where o.refund_held_paise <> coalesce(r.sum, case when p.status = 'refunded'
        then p.amount_paise else 0 end)`,
  },
  {
    rule: 'A refund is of the payment of its order',
    broken: sql`select r.id::text what from refunds r join payments p on p.id = r.payment_id
      where p.order_id is distinct from r.order_id`,
  },
  {
    rule: 'A payment counts as refunded when all of it has arrived',
    broken: sql`select coalesce(p.provider_payment_id, p.id::text) what from payments p
      join refunds r on r.payment_id = p.id group by p.id
      having (sum(r.amount_paise) filter (where r.status = 'processed') is not distinct from p.amount_paise)
        <> (p.status = 'refunded')`,
  },
  {
    rule: 'No more pieces of a line are refunded than were bought',
    broken: sql`select i.title what from order_items i join refund_lines l on l.order_item_id = i.id
      join refunds r on r.id = l.refund_id and r.status <> 'failed' and r.cancellation_id is null
      group by i.id having sum(l.quantity) > i.quantity`,
  },
  {
    rule: 'Who is given money back is told by mail',
    broken: sql`select r.id::text what from refunds r
      where (r.order_id is not null or exists (
          select from payments p where p.id = r.payment_id and p.status <> 'flagged'))
        and not exists (select from mails m where m.key = 'payment-refunded:' || r.id)`,
  },
  {
    rule: 'The shop is told by mail of a flagged payment',
    broken: sql`select coalesce(p.provider_payment_id, p.id::text) what from payments p where p.status = 'flagged'
      and not exists (select from mails m where m.key = 'payment-flagged:' || p.id)`,
  },
  {
    rule: 'No receipt, order or payment of the provider stands twice',
    broken: sql`select id what from (
        select receipt id from checkouts union all
        select provider_order_id from checkouts where provider_order_id is not null union all
        select provider_order_id from payment_requests where provider_order_id is not null union all
        select provider_payment_id from payments where provider_payment_id is not null) ids
      group by id having count(*) > 1`,
  },
]

/** Rules between returns and their outcomes. */
const returned: Rule[] = [
  {
    rule: 'No more pieces of a line are taken back than were bought',
    broken: sql`select o.order_number || ', ' || i.title what
      from order_items i join orders o on o.id = i.order_id
      join return_items p on p.order_item_id = i.id
      join returns r on r.id = p.return_id and ${noneOf('r.state', returnsUndone)}
      group by o.id, i.id having sum(p.quantity) > i.quantity - i.cancelled_quantity`,
  },
  {
    rule: 'A return stands where its last event left it, and was asked for',
    broken: sql`select o.order_number || '-R' || r.number what
      from returns r join orders o on o.id = r.order_id
      where r.state is distinct from (select e.to_state from return_events e
          where e.return_id = r.id order by e.at desc, e.id desc limit 1)
        or not exists (select from return_events e where e.return_id = r.id and e.action = 'requested')`,
  },
  {
    rule: 'What a return gave back or made again is of its order',
    broken: sql`select o.order_number || '-R' || r.number what
      from returns r join orders o on o.id = r.order_id
      left join refunds f on f.id = r.refund_id left join orders again on again.id = r.replacement_id
      where r.refund_id is not null and f.order_id is distinct from r.order_id
        or r.replacement_id is not null and again.replaces_order_id is distinct from r.order_id`,
  },
  {
    rule: 'A return shows photos of the buyer of its order alone',
    broken: sql`select o.order_number || '-R' || r.number what
      from returns r join orders o on o.id = r.order_id
      join return_photo_uses shown on shown.return_id = r.id
      join sent_photos photo on photo.id = shown.photo_id where photo.owner <> o.user_id`,
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
    rule: 'What is on a blank has the stock of the blank, and is tracked as it is',
    broken: sql`select p.title || ', ' || c.name || coalesce(' ' || v.size, '') what
      from products p join blanks b on b.id = p.blank_id
      join product_colors c on c.product_id = p.id join product_variants v on v.color_id = c.id
      left join blank_variants s on s.blank_id = b.id and lower(s.color) = lower(c.name)
        and s.size is not distinct from v.size
      where not v.on_blank or v.blank_variant_id is distinct from s.id
        or v.stock <> coalesce(s.stock, 0) or p.track_stock <> b.track_stock`,
  },
  {
    rule: 'Only an open checkout holds stock',
    broken: sql`select distinct c.status || ' checkout ' || c.id what
      from checkouts c join checkout_lines l on l.checkout_id = c.id
      where c.status <> 'open' and l.reserved_variant_id is not null`,
  },
  {
    rule: 'An open checkout holds each of its lines whose stock is tracked, and no other',
    // A later change is not a fault of the checkout.
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
      where status = 'open' and expires_at < shop_now() - interval '10 minutes'`,
  },
]

/** Rows that break no rule, but need the staff's attention. */
const attention: Rule[] = [
  {
    rule: 'A payment that differs from what was due was kept and confirmed nothing',
    broken: sql`select provider_payment_id || ': ' || coalesce(flag, '') what from payments
      where status = 'flagged'`,
  },
  {
    rule: 'A refund was refused by the provider, or has not been made for a day',
    broken: sql`select coalesce(o.order_number, p.provider_payment_id, p.id::text) || ' of ' || ${rupees('r.amount_paise')} what
      from refunds r left join payments p on p.id = r.payment_id left join orders o on o.id = r.order_id
      where ${isOwedRefund} or r.status = 'pending' and r.created_at < shop_now() - interval '1 day'`,
  },
  {
    rule: 'All the money of an order went back, and it still waits to be made',
    broken: sql`select order_number what from orders
      where status = 'confirmed' and paid_paise > 0 and refund_held_paise = paid_paise`,
  },
  {
    rule: 'An event of a provider has waited for more than an hour',
    broken: sql`select id what from provider_events
      where processed_at is null and received_at < shop_now() - interval '1 hour'`,
  },
]

const messages: readonly Rule[] = [
  {
    rule: 'A message that its mail waits for has that mail',
    broken: sql`select m.key what from whatsapp_messages m
      where m.mail_waits and not exists (select from mails where mails.key = m.key)`,
  },
  {
    rule: 'A mail is replaced only by a message that arrived',
    broken: sql`select key what from mails where replaced_at is not null
      and not exists (select from whatsapp_messages m
        where m.key = mails.key and ${oneOf('m.state', messagesArrived)})`,
  },
]

export const rules: readonly Rule[] = [
  ...orders,
  ...messages,
  ...payments,
  ...returned,
  ...documentRules,
  ...stock,
  ...derivedInvariants,
]
export const matters: readonly Rule[] = attention

/** The violations of a list of rules, a sentence each, all in one statement. */
export async function broken(db: Database, list: readonly Rule[]): Promise<string[]> {
  const parts = list.map(
    ({ rule, broken }) => sql`select ${rule}::text "rule", found.what from (${broken}) found`,
  )
  const { rows } = await db.execute<{ rule: string; what: string }>(
    sql`${sql.join(parts, sql` union all `)} order by 1, 2`,
  )
  return rows.map(({ rule, what }) => `${rule}: ${what}`)
}
