import { and, asc, desc, eq, getTableColumns, inArray, lt, min, or, sql } from 'drizzle-orm'
import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import { ordersWithCarrier } from '@tohfa/contract/orders/order-moves'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { prepared } from '#platform/database/prepared.ts'
import {
  orders,
  pincodes,
  shipments,
  shipmentScans,
} from '#platform/database/schema/order.tables.ts'

export type Shipment = typeof shipments.$inferSelect
type Scan = typeof shipmentScans.$inferSelect
export type Pincode = typeof pincodes.$inferSelect

export async function knownPincode(db: Database, pincode: string): Promise<Pincode | undefined> {
  const [row] = await readPincode(db, { pincode })
  return row
}

const readPincode = prepared<Pincode>(sql`
  select pincode, served, cod, city, state, checked_at "checkedAt"
  from pincodes where pincode = ${sql.placeholder('pincode')}`)

export async function keepPincode(db: Database, area: Pincode): Promise<void> {
  await db.insert(pincodes).values(area).onConflictDoUpdate({ target: pincodes.pincode, set: area })
}

export async function shipmentOf(db: Database, orderId: string): Promise<Shipment | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId))
  return row
}

/** The parcels with a waybill: one, or one of each of several carriers. */
export function shipmentsByWaybill(db: Database, waybill: string): Promise<Shipment[]> {
  return db.select().from(shipments).where(eq(shipments.waybill, waybill))
}

/** A claimed booking; `isFirst` without an earlier attempt. */
export type Claim = Shipment & { isFirst: boolean }

/**
 * Claims the booking of an order's parcel: one caller gets it, everyone else undefined. A claim
 * left by a crash, or with a failed booking, can be taken over.
 */
export async function claimBooking(
  db: Database,
  orderId: string,
  { carrier, endedBefore }: { carrier: CarrierName; endedBefore: Date },
): Promise<Claim | undefined> {
  const claimedAt = now()
  const [row] = await db
    .insert(shipments)
    .values({ orderId, carrier, status: 'booking', claimedAt })
    .onConflictDoUpdate({
      target: shipments.orderId,
      set: { status: 'booking', claimedAt },
      setWhere: or(
        eq(shipments.status, 'failed'),
        and(eq(shipments.status, 'booking'), lt(shipments.claimedAt, endedBefore)),
      ),
    })
    // A row that was inserted has no earlier version.
    .returning({ ...getTableColumns(shipments), isFirst: sql<boolean>`xmax = 0` })
  return row
}

export async function updateShipment(
  db: Database,
  id: string,
  change: Partial<typeof shipments.$inferInsert>,
): Promise<void> {
  await db.update(shipments).set(change).where(eq(shipments.id, id))
}

/** The shop's clock as it runs on within a transaction. */
const wallClock = sql`clock_timestamp() + (shop_now() - now())`

/** The database's own clock, by which hints and readings are compared across processes. */
export async function currentTime(db: Database): Promise<Date> {
  const result = await db.execute<{ now: string }>(sql`select (${wallClock})::text "now"`)
  return new Date(result.rows[0]?.now ?? now().getTime())
}

/**
 * By the wall clock: a read that began after this transaction did may still have missed the hinted
 * update.
 */
export async function markHinted(tx: Transaction, id: string): Promise<void> {
  await tx.update(shipments).set({ hintedAt: wallClock }).where(eq(shipments.id, id))
}

/** True when the carrier hinted at news since the last reading of its tracking began. */
export function hasNews({ hintedAt, syncedAt }: Shipment): boolean {
  return hintedAt !== null && (syncedAt === null || hintedAt >= syncedAt)
}

/** Stores new scans; a duplicate scan is stored once. */
export async function keepScans(
  tx: Transaction,
  scans: (typeof shipmentScans.$inferInsert)[],
): Promise<void> {
  if (scans.length > 0) await tx.insert(shipmentScans).values(scans).onConflictDoNothing()
}

export async function scansOf(db: Database, shipmentId: string): Promise<Scan[]> {
  return db
    .select()
    .from(shipmentScans)
    .where(eq(shipmentScans.shipmentId, shipmentId))
    .orderBy(asc(shipmentScans.at), asc(shipmentScans.id))
}

/** The newest scan of a parcel. */
export async function lastScanOf(db: Database, shipmentId: string): Promise<Scan | undefined> {
  const [scan] = await db
    .select()
    .from(shipmentScans)
    .where(eq(shipmentScans.shipmentId, shipmentId))
    .orderBy(desc(shipmentScans.at), desc(shipmentScans.id))
    .limit(1)
  return scan
}

/** The time of the first failed delivery attempt, and whether the parcel is lost now. */
export type FailedAttempts = { firstAt: Date | null; isLost: boolean }

export async function failedAttempts(db: Database, orderId: string): Promise<FailedAttempts> {
  const [row] = await db
    .select({ firstAt: min(shipmentScans.at), lostAt: shipments.lostAt })
    .from(shipments)
    .leftJoin(
      shipmentScans,
      and(eq(shipmentScans.shipmentId, shipments.id), eq(shipmentScans.scanType, 'Undelivered')),
    )
    .where(eq(shipments.orderId, orderId))
    .groupBy(shipments.id)
  return { firstAt: row?.firstAt ?? null, isLost: row?.lostAt != null }
}

/** Whether a shipment's tracking was not read since, or not since the carrier last hinted at news. */
const isDue = (syncedBefore: Date) =>
  sql`(${shipments.syncedAt} is null or ${shipments.hintedAt} >= ${shipments.syncedAt}
    or ${shipments.syncedAt} < ${syncedBefore.toISOString()})`

/**
 * The shipments in transit with old tracking, the oldest first. Found by their orders, because
 * nearly all booked shipments have long arrived.
 */
export async function dueShipments(
  db: Database,
  syncedBefore: Date,
): Promise<{ id: string; carrier: string }[]> {
  const { rows } = await db.execute<{ id: string; carrier: string }>(sql`
    select ${shipments.id}, ${shipments.carrier} from orders o
    join ${shipments} on ${shipments.orderId} = o.id and ${shipments.status} = 'booked'
    where ${oneOf('o.status', ordersWithCarrier)} and ${isDue(syncedBefore)}
    order by ${shipments.syncedAt} nulls first`)
  return rows
}

/** Those of these shipments whose tracking nobody has read meanwhile. */
export async function stillDue(
  db: Database,
  ids: readonly string[],
  syncedBefore: Date,
): Promise<Shipment[]> {
  return db
    .select()
    .from(shipments)
    .where(and(inArray(shipments.id, [...ids]), isDue(syncedBefore)))
}

/** Locks a shipment, so that two readings of its tracking are applied one after the other. */
export async function lockShipment(tx: Transaction, id: string): Promise<Shipment | undefined> {
  const [row] = await tx.select().from(shipments).where(eq(shipments.id, id)).for('update')
  return row
}

/** Stores the state of an order's PIN code, as the carrier reports it. */
export async function setPinState(db: Database, orderId: string, pinState: string): Promise<void> {
  await db.update(orders).set({ pinState }).where(eq(orders.id, orderId))
}
