import { sql } from 'drizzle-orm'
import type { Pick } from '@tohfa/contract/fulfilment/shipping-papers/shipping-papers.calls'
import type { Database } from '#platform/database/connect.ts'

/** How many of the orders that `pickList` is made of are gifts, and wrapped. */
export async function giftsToPack(db: Database, day: string | null): Promise<GiftsToPack> {
  const { rows } = await db.execute<GiftsToPack>(sql`
    select count(*)::int "cards", count(*) filter (where (o.gift ->> 'wrap')::boolean)::int "wraps"
    from orders o join print_jobs j on j.order_id = o.id and j.order_item_id is null
    where o.status = 'confirmed' and o.packed_at is null
      ${day === null ? sql`` : sql`and j.due <= ${day}`}`)
  return rows[0] ?? { cards: 0, wraps: 0 }
}
export type GiftsToPack = { cards: number; wraps: number }

/**
 * The goods of confirmed orders that are due by a day in India and not packed yet. A print is due by
 * its job, plain goods by the promise of their order, or else by the time of the order.
 *
 * @param until the day, and for each type the time before which its due goods were ordered; null
 *   for all
 */
export async function pickList(
  db: Database,
  until: { day: string; before: Readonly<Record<string, string>> } | null,
): Promise<Pick[]> {
  const isDue =
    until &&
    sql`and case when j.id is null
      then coalesce(o.dispatch_by <= ${until.day}, coalesce(o.cash_confirmed_at, o.created_at)
        < (${JSON.stringify(until.before)}::jsonb ->> i.product_type)::timestamptz)
      else j.due <= ${until.day} end`
  const { rows } = await db.execute<Pick>(sql`
    select i.product_id "productId", (array_agg(i.title order by o.created_at desc))[1] "title",
      (array_agg(i.product_type order by o.created_at desc))[1] "productType",
      i.color, i.size, i.pack, sum(i.quantity - i.cancelled_quantity)::int "quantity",
      i.approval_id is not null "personalised"
    from orders o
    join order_items i on i.order_id = o.id
    left join print_jobs j on j.order_item_id = i.id
    where o.status = 'confirmed' and o.cash_state <> 'to_confirm' and o.packed_at is null and i.cancelled_quantity < i.quantity
      ${isDue ?? sql``}
    group by i.product_id, i.color, i.size, i.pack, i.approval_id is not null
    order by 3, 2, i.color, i.size, i.pack, 8`)
  return rows
}
