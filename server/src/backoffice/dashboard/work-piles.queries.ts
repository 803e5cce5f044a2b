import { type SQL, sql } from 'drizzle-orm'
import { type OrderPile, orderPiles, returnPiles } from '@tohfa/contract/orders/piles'
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import { printsBlocked } from '@tohfa/contract/fulfilment/print/print-moves'
import { ordersUndone } from '@tohfa/contract/orders/order-moves'
import type { Database } from '#platform/database/connect.ts'
import { indiaToday } from '#platform/database/india-today.ts'
import { instantOfType } from '#platform/database/instant-of-type.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { cameBack } from '#orders/order/came-back.fragments.ts'
import { isEndangered } from '#orders/order/endangered.fragments.ts'
import { awaitsCourier, onPile } from '#orders/order/order-piles.fragments.ts'
import { isOwedRefund } from '#payments/payment/refund/owed-refund.fragments.ts'

/** The number of open items, of overdue ones and of those due today, and the age of the oldest. */
export type PileRow<Name> = {
  pile: Name
  count: number
  late: number
  today: number
  oldest: string | null
}

/**
 * By product type, the times before which orders are overdue today, and due today at the latest.
 */
type DueToday = {
  before: Readonly<Record<string, string>>
  until: Readonly<Record<string, string>>
}
/** The same for parcels, which the courier fetches on the next working day. */
export const parcelType = 'parcel'

const iso = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** From when on an order is made: a cash order from the yes of its buyer on. */
const dueFrom = sql`coalesce(orders.cash_confirmed_at, orders.created_at)`

/** The piles of those that wait in the shop; an order is due on the day of its promise, else when the last of what is left of it is. */
function inTheShop({ before, until }: DueToday): SQL {
  const type = sql`i.product_type`
  const cases = sql.join(
    orderPiles
      .filter((pile) => pile !== 'handover')
      .map((pile) => sql`when ${onPile[pile]} then ${pile}`),
    sql` `,
  )
  return sql`
    select case ${cases} end as pile, orders.created_at as since,
      orders.cash_state <> 'to_confirm' and coalesce(orders.dispatch_by < ${indiaToday}, line.late) as late,
      orders.cash_state <> 'to_confirm' and coalesce(orders.dispatch_by <= ${indiaToday}, line.today) as today
    from orders
    cross join lateral (
      select coalesce(bool_and(${dueFrom} < ${instantOfType(before, type)}), true) as late,
        coalesce(bool_and(${dueFrom} < ${instantOfType(until, type)}), true) as today
      from order_items i where i.order_id = orders.id and i.cancelled_quantity < i.quantity
    ) line
    where orders.status = 'confirmed'`
}

/** Booked parcels that wait for the courier. */
function forTheCourier({ before, until }: DueToday): SQL {
  return sql`
    select 'handover', parcel.booked_at, parcel.booked_at < ${before[parcelType] ?? null}::timestamptz,
      parcel.booked_at < ${until[parcelType] ?? null}::timestamptz
    from orders join shipments parcel on parcel.order_id = orders.id
    where orders.status = 'shipped' and ${awaitsCourier}`
}

/** The piles of orders; the courier's apart, for its parcels have an index of their own. */
export async function countOrderPiles(db: Database, due: DueToday): Promise<PileRow<OrderPile>[]> {
  const { rows } = await db.execute<PileRow<OrderPile>>(sql`
    select pile, count(*)::int as count, count(*) filter (where late)::int as late,
      count(*) filter (where not late and today)::int as today, ${iso(sql`min(since)`)} as oldest
    from (${inTheShop(due)} union all ${forTheCourier(due)}) waiting
    where pile is not null group by pile`)
  return rows
}

/** Orders whose promised day may not be met: late when it is past, waiting since their buyers got the mail. */
export async function countEndangered(db: Database): Promise<PileRow<'endangered'>[]> {
  const { rows } = await db.execute<PileRow<'endangered'>>(sql`
    select 'endangered' as pile, count(*)::int as count,
      count(*) filter (where arrives_by < ${indiaToday})::int as late,
      count(*) filter (where arrives_by = ${indiaToday})::int as today,
      ${iso(sql`min(endangered_at)`)} as oldest
    from orders where ${isEndangered}`)
  return rows
}

/** Prints that are in the way of their orders. */
export async function countPressPiles(db: Database): Promise<PileRow<'held' | 'failedPrints'>[]> {
  const { rows } = await db.execute<PileRow<'held' | 'failedPrints'>>(sql`
    select case j.state when 'held' then 'held' else 'failedPrints' end as pile,
      count(*)::int as count, count(*) filter (where j.due < (shop_now() at time zone 'Asia/Kolkata')::date)::int as late,
      count(*) filter (where j.due = (shop_now() at time zone 'Asia/Kolkata')::date)::int as today,
      ${iso(sql`min(j.updated_at)`)} as oldest
    from print_jobs j join orders o on o.id = j.order_id
    where ${oneOf('j.state', printsBlocked)} and ${noneOf('o.status', ordersUndone)}
      and (j.order_item_id is null or exists (select from order_items i
        where i.id = j.order_item_id and i.cancelled_quantity < i.quantity))
    group by 1`)
  return rows
}

/** Unanswered messages, by their deadlines, until the end of today in India. */
export async function countMessages(db: Database): Promise<PileRow<'messages'>[]> {
  const { rows } = await db.execute<PileRow<'messages'>>(sql`
    select 'messages' as pile, count(*)::int as count,
      count(*) filter (where due < shop_now())::int as late,
      count(*) filter (where due >= shop_now() and due < ((shop_now() at time zone 'Asia/Kolkata')::date + 1)
        ::timestamp at time zone 'Asia/Kolkata')::int as today,
      ${iso(sql`min(created_at)`)} as oldest
    from (select created_at, case when acknowledged_at is null then due_ack else due_close end as due
      from contact_messages where handled_at is null and answered_at is null) open`)
  return rows
}

/** The returns that wait for the shop, each with the time since when. */
export async function waitingReturns(
  db: Database,
): Promise<{ state: ReturnState; since: string }[]> {
  const { rows } = await db.execute<{ state: ReturnState; since: string }>(sql`
    select state, ${iso(sql`state_at`)} as since from returns
    where state in ${Object.values(returnPiles).flat()}`)
  return rows
}

type MoneyPile = 'failedRefunds' | 'refundsToSend' | 'refundsAwaited' | 'cameBack'

/** Payments that need attention; they have no due day. */
export async function countMoneyPiles(db: Database): Promise<PileRow<MoneyPile>[]> {
  const { rows } = await db.execute<PileRow<MoneyPile>>(sql`
    select pile, count(*)::int as count, 0 as late, 0 as today, ${iso(sql`min(since)`)} as oldest
    from (
      select 'failedRefunds' as pile, r.failed_at as since from refunds r where ${isOwedRefund}
      union all
      select 'refundsToSend', r.created_at from refunds r
      where r.status = 'pending' and r.kind <> 'provider'
      union all
      select 'refundsAwaited', r.created_at from refunds r where r.status = 'needs_details'
      union all
      select 'cameBack', o.updated_at from orders o
      where ${cameBack}) waiting
    group by pile`)
  return rows
}
