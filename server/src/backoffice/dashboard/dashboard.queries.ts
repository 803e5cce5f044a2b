import { sql } from 'drizzle-orm'
import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import {
  isPrintDone,
  printsBlocked,
  printStates,
} from '@tohfa/contract/fulfilment/print/print-moves'
import { ordersUndone } from '@tohfa/contract/orders/order-moves'
import type { Database } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { cameBack } from '#orders/order/came-back.fragments.ts'
import { danger, isEndangered, withParcel } from '#orders/order/endangered.fragments.ts'
import { isOwedRefund } from '#payments/payment/refund/owed-refund.fragments.ts'
import { revenueOfOrder } from '#orders/order/revenue.fragments.ts'

const unprinted = printStates.filter((state) => !isPrintDone(state))
const zone = sql.raw(`'Asia/Kolkata'`)

type DayRow = { day: string; orders: number; paise: number }

/** The last so many days in India, each with its orders and their revenue in paise. */
export async function ordersByDay(db: Database, days: number): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(o.id)::int as orders,
      coalesce(sum(${revenueOfOrder}), 0)::float8 as paise
    from generate_series(
      ((shop_now() at time zone ${zone})::date - ${days - 1}::int)::timestamp,
      (shop_now() at time zone ${zone})::date::timestamp, interval '1 day') d (day)
    left join orders o on o.created_at >= d.day at time zone ${zone}
      and o.created_at < (d.day + interval '1 day') at time zone ${zone}
    group by d.day order by d.day`)
  return rows
}

/** The orders that have waited longest to be shipped, and the number of unshipped ones. */
export async function ordersToShip(db: Database, most: number): Promise<Dashboard['toShip']> {
  const { rows } = await db.execute<{ toShip: Dashboard['toShip'] }>(sql`
    select json_build_object(
      'count', (select count(*)::int from orders where status = 'confirmed'),
      'oldest', coalesce((
        select json_agg(json_build_object('id', o.id, 'orderNumber', o.order_number,
          'name', o.shipping_address ->> 'name', 'city', o.shipping_address ->> 'city',
          'units', (select sum(i.quantity - i.cancelled_quantity)::int from order_items i where i.order_id = o.id),
          'orderedAt', to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by o.created_at, o.id)
        from (select * from orders where status = 'confirmed'
          order by created_at, id limit ${most}) o), '[]')) as "toShip"`)
  return rows[0]?.toShip ?? { count: 0, oldest: [] }
}

/**
 * The number of lines waiting for the press, by reason; days are India's. The states are listed, so
 * that their index finds them among all that were ever printed.
 */
export async function linesToPrint(db: Database): Promise<Dashboard['printing']> {
  const { rows } = await db.execute<Dashboard['printing']>(sql`
    select count(*) filter (where waits)::int as waiting,
      count(*) filter (where waits and due < (shop_now() at time zone ${zone})::date)::int as late,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'failed')::int as failed
    from (
      select j.state, j.due, ${noneOf('j.state', printsBlocked)} as waits
      from print_jobs j join orders o on o.id = j.order_id
      where ${oneOf('j.state', unprinted)} and ${noneOf('o.status', ordersUndone)}
        and (j.order_item_id is null or exists (select from order_items i
          where i.id = j.order_item_id and i.cancelled_quantity < i.quantity))) open`)
  return rows[0] ?? { waiting: 0, late: 0, held: 0, failed: 0 }
}

/**
 * The variants of products on sale whose tracked stock is at or below `low`, the lowest first. Those
 * of a blank are one each, by their own figure where they have one.
 */
export async function variantsRunningLow(
  db: Database,
  low: number,
  most: number,
): Promise<Dashboard['lowStock']> {
  const { rows } = await db.execute<Dashboard['lowStock']['lowest'][number] & { all: number }>(sql`
    select low.*, count(*) over ()::int as "all" from (
      select p.id as "productId", null::uuid as "blankId", p.title, c.name as color, v.size, v.stock,
        c.position as at, v.position as place
      from products p
      join product_variants v on v.product_id = p.id and v.stock <= ${low} and not v.on_blank
      join product_colors c on c.id = v.color_id
      where p.track_stock and p.on_sale
      union all
      select null, b.id, b.title, v.color, v.size, v.stock, v.position, 0
      from blanks b
      join blank_variants v on v.blank_id = b.id and v.stock <= coalesce(v.low, ${low})
      where b.track_stock
    ) low
    order by low.stock, low.title, low.at, low.place
    limit ${most}`)
  return {
    count: rows[0]?.all ?? 0,
    lowest: rows.map(({ productId, blankId, title, color, size, stock }) => ({
      productId,
      blankId,
      title,
      color,
      size,
      stock,
    })),
  }
}

export type PaymentProblemRow = {
  kind: 'flagged' | 'refund-waiting'
  provider_payment_id: string
  amount_paise: number
  currency: string
  note: string
  name: string
  phone: string
  order_id: string | null
  at: string
}

/** Payments that were flagged, and refunds that have waited for a day. */
export async function listPaymentProblems(
  db: Database,
  most: number,
): Promise<PaymentProblemRow[]> {
  const { rows } = await db.execute<PaymentProblemRow>(sql`
    select matter.kind, p.provider_payment_id, p.amount_paise::float8 as amount_paise, p.currency,
      matter.note, c.address ->> 'name' as name, c.address ->> 'phone' as phone,
      coalesce(p.order_id, o.id) as order_id, matter.at::text as at
    from (
      select id as payment_id, 'flagged' as kind, coalesce(flag, '') as note, created_at as at
      from payments where status = 'flagged'
      union all
      select payment_id, 'refund-waiting', reason, created_at
      from refunds
      where kind = 'provider' and status = 'pending' and created_at < shop_now() - interval '1 day'
    ) matter
    join payments p on p.id = matter.payment_id
    join checkouts c on c.id = p.checkout_id
    left join orders o on o.checkout_id = c.id
    order by matter.at desc limit ${most}`)
  return rows
}

/**
 * Refunds that the provider refused, the newest first, unless their amount was refunded otherwise
 * since.
 */
export async function listFailedRefunds(
  db: Database,
  most: number,
): Promise<{ orderNumber: string; paise: number; reason: string }[]> {
  const { rows } = await db.execute<{ orderNumber: string; paise: number; reason: string }>(sql`
    select coalesce(o.order_number, p.provider_payment_id) as "orderNumber",
      r.amount_paise::float8 as paise, r.reason
    from refunds r
    left join orders o on o.id = r.order_id
    left join payments p on p.id = r.payment_id
    where ${isOwedRefund}
    order by r.failed_at desc limit ${most}`)
  return rows
}

/** Refunds by hand with bank details, which staff can send. */
export async function listRefundsToSend(
  db: Database,
  most: number,
): Promise<{ orderId: string; orderNumber: string; paise: number }[]> {
  const { rows } = await db.execute<{ orderId: string; orderNumber: string; paise: number }>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", r.amount_paise::float8 as paise
    from refunds r join orders o on o.id = r.order_id
    where r.status = 'pending' and r.kind <> 'provider' order by r.created_at limit ${most}`)
  return rows
}

/** Refunds by hand that wait for bank details, the oldest first. */
export async function listRefundsAwaited(
  db: Database,
  most: number,
): Promise<{ orderId: string; orderNumber: string; paise: number; since: string }[]> {
  const { rows } = await db.execute<{
    orderId: string
    orderNumber: string
    paise: number
    since: string
  }>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", r.amount_paise::float8 as paise,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from refunds r join orders o on o.id = r.order_id
    where r.status = 'needs_details' order by r.created_at limit ${most}`)
  return rows
}

/** Orders whose parcel came back, the oldest first, until somebody settles them. */
export async function listCameBack(db: Database, most: number): Promise<Dashboard['cameBack']> {
  const { rows } = await db.execute<Dashboard['cameBack'][number]>(sql`
    select o.id, o.order_number as "orderNumber", o.shipping_address ->> 'name' as name,
      o.paid_paise > 0 as "isPaid"
    from orders o where ${cameBack}
    order by o.updated_at limit ${most}`)
  return rows
}

/** Orders whose promised day may not be met and that are not delivered, the first promised first. */
export async function listEndangered(db: Database, most: number): Promise<Dashboard['endangered']> {
  const { rows } = await db.execute<Dashboard['endangered'][number]>(sql`
    select orders.id, orders.order_number as "orderNumber",
      orders.shipping_address ->> 'name' as name, orders.status,
      orders.arrives_by::text as "promisedBy", coalesce(${danger}, 'delayed') as danger
    from orders ${withParcel}
    where ${isEndangered}
    order by orders.arrives_by, orders.id limit ${most}`)
  return rows
}

/** Open messages, those due soon, and overdue ones. */
export async function messagesToHandle(
  db: Database,
): Promise<Pick<Dashboard, 'messages' | 'tickets'>> {
  const { rows } = await db.execute<{ open: number; due: number; overdue: number }>(sql`
    select count(*)::int as open,
      count(*) filter (where not over and (acknowledged_at is null
        or due_close < shop_now() + interval '7 days'))::int as due,
      count(*) filter (where over)::int as overdue
    from (select acknowledged_at, due_close,
        case when acknowledged_at is null then due_ack else due_close end < shop_now() as over
      from contact_messages where handled_at is null) open`)
  const { open = 0, due = 0, overdue = 0 } = rows[0] ?? {}
  return { messages: open, tickets: { due, overdue } }
}
