import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import { now } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { lanes } from '#platform/database/schema/promise.tables.ts'

/** From where to where a carrier brings a parcel. */
export type Lane = { carrier: CarrierName; origin: string; destination: string }

/** How many days the carrier last said, and when. */
export async function knownLane(
  db: Database,
  lane: Lane,
): Promise<{ days: number; askedAt: Date } | undefined> {
  const [row] = await readLane(db, lane)
  return row
}

const readLane = prepared<{ days: number; askedAt: Date }>(sql`
  select days, asked_at "askedAt" from lanes where carrier = ${sql.placeholder('carrier')}
    and origin = ${sql.placeholder('origin')} and destination = ${sql.placeholder('destination')}`)

export async function keepLane(db: Database, lane: Lane, days: number): Promise<void> {
  const answer = { days, askedAt: now() }
  await db
    .insert(lanes)
    .values({ ...lane, ...answer })
    .onConflictDoUpdate({ target: [lanes.carrier, lanes.origin, lanes.destination], set: answer })
}

/** The types of these products, of those that are sold. */
export function typesOf(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; type: string }[]> {
  return db
    .select({ id: products.id, type: products.productType })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.onSale, true)))
}

/** How many pieces of each type are to be dispatched on each day from one on. */
export async function piecesByDay(
  db: Database,
  from: string,
): Promise<{ type: string; day: string; pieces: number }[]> {
  const { rows } = await db.execute<{ type: string; day: string; pieces: number }>(sql`
    select i.product_type "type", o.dispatch_by::text "day",
      sum(i.quantity - i.cancelled_quantity)::int "pieces"
    from orders o join order_items i on i.order_id = o.id
    where o.status = 'confirmed' and o.dispatch_by >= ${from}
    group by 1, 2`)
  return rows
}
