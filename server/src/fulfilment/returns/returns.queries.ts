import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type ReturnState, returnsUndone } from '@tohfa/contract/fulfilment/return-moves'
import { proofPreview } from '@tohfa/contract/studio/proof-pictures'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf } from '#platform/database/one-of.ts'
import { isPrintable, lockProofs } from '#studio/proofs/printable.fragments.ts'
import { proofApprovals, proofs } from '#platform/database/schema/proof.tables.ts'
import { representativeArea } from '#studio/templates/representative-area.fragments.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { lineOfItem } from '#orders/order/line-of-item.fragments.ts'
import { nextPiecesPaise } from '#orders/order/orders.service.ts'
import { orderEvents, orderItems, orders } from '#platform/database/schema/order.tables.ts'
import {
  returnEvents,
  returnItems,
  returnPhotoUses,
  returns,
} from '#platform/database/schema/return.tables.ts'

export type ReturnRow = typeof returns.$inferSelect
type ReturnPiece = { orderItemId: string; quantity: number }

/**
 * The pieces of an order's lines that were or will be given back: in a return, or by a refund
 * outside of one.
 */
export async function piecesGone(db: Database, orderId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; gone: number }>(sql`
    select i.id, (
        coalesce((select sum(p.quantity) from return_items p join returns r on r.id = p.return_id
          where p.order_item_id = i.id and ${noneOf('r.state', returnsUndone)}), 0)
        + coalesce((select sum(l.quantity) from refund_lines l
            join refunds f on f.id = l.refund_id and f.status <> 'failed'
              and f.cancellation_id is null
            where l.order_item_id = i.id
              and not exists (select from returns r where r.refund_id = f.id)), 0)
      )::int gone
    from order_items i where i.order_id = ${orderId}`)
  return new Map(rows.map(({ id, gone }) => [id, gone]))
}

/** When an order was delivered; undefined when it never was. */
export async function deliveredAt(db: Database, orderId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'delivered')))
    .orderBy(desc(orderEvents.at))
    .limit(1)
  return row?.at
}

export async function insertReturn(
  tx: Transaction,
  made: Pick<ReturnRow, 'orderId' | 'reason' | 'comment' | 'carrier'>,
  items: readonly ReturnPiece[],
): Promise<ReturnRow> {
  const [row] = await tx
    .insert(returns)
    .values({
      ...made,
      stateAt: now(),
      createdAt: now(),
      number: sql`(select count(*) + 1 from returns where order_id = ${made.orderId})`,
    })
    .returning()
  if (!row) throw new Error('the return was not stored')
  await tx.insert(returnItems).values(items.map((item) => ({ ...item, returnId: row.id })))
  return row
}

/** Attaches photos to a return; one that is attached already stays as it is. */
export async function showPhotos(
  tx: Transaction,
  returnId: string,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return
  const shown = await tx.$count(returnPhotoUses, eq(returnPhotoUses.returnId, returnId))
  await tx
    .insert(returnPhotoUses)
    .values(photoIds.map((photoId, at) => ({ returnId, photoId, position: shown + at })))
    .onConflictDoNothing()
}

/** The owner and the order of a return; both are locked then, the order first, as refunds do. */
export async function orderOfReturn(
  db: Database,
  id: string,
): Promise<{ orderId: string; userId: string } | undefined> {
  const [row] = await db
    .select({ orderId: returns.orderId, userId: orders.userId })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, id))
  return row
}

export async function lockReturn(tx: Transaction, id: string): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('no key update')
  return row
}

export async function piecesOfReturn(db: Database, id: string): Promise<ReturnPiece[]> {
  return db
    .select({ orderItemId: returnItems.orderItemId, quantity: returnItems.quantity })
    .from(returnItems)
    .where(eq(returnItems.returnId, id))
}

export async function changeReturn(
  tx: Transaction,
  id: string,
  change: Partial<typeof returns.$inferInsert>,
): Promise<void> {
  await tx.update(returns).set(change).where(eq(returns.id, id))
}

export async function insertEvent(
  tx: Transaction,
  event: typeof returnEvents.$inferInsert,
): Promise<void> {
  await tx.insert(returnEvents).values({ ...event, at: now() })
}

/** How many pieces of an order came back to the shop and were paid back. */
export async function piecesBack(tx: Transaction, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ pieces: number }>(sql`
    select coalesce(sum(i.quantity), 0)::int pieces from return_items i
    join returns r on r.id = i.return_id
    where r.order_id = ${orderId} and r.state = 'refunded' and r.received_at is not null`)
  return rows[0]?.pieces ?? 0
}

/** An order that was made again for this one, and not given up since. */
export async function replacementOf(tx: Transaction, orderId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from orders o where o.replaces_order_id = ${orderId} and o.status <> 'cancelled'
      and not exists (select from returns r where r.replacement_id = o.id) limit 1`)
  return rows[0]?.id
}

export async function unansweredReturns(
  db: Database,
  cutoff: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.state, 'needs_info'), lt(returns.stateAt, cutoff)))
    .orderBy(asc(returns.stateAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** A return whose goods a carrier fetches. */
export type PickupOnItsWay = { id: string; carrier: string; waybill: string }

/** Open pick-ups whose tracking was read before then, or never; the oldest first. */
export async function pickupsToFollow(db: Database, syncedBefore: Date): Promise<PickupOnItsWay[]> {
  const { rows } = await db.execute<PickupOnItsWay>(sql`
    select id, carrier, waybill from returns
    where state = 'pickup_booked' and (synced_at is null or synced_at < ${syncedBefore.toISOString()})
    order by synced_at nulls first`)
  return rows
}

/** The pick-ups with a waybill: one, or one of each of several carriers. */
export async function pickupsByWaybill(db: Database, waybill: string): Promise<PickupOnItsWay[]> {
  const rows = await db
    .select({ id: returns.id, carrier: returns.carrier })
    .from(returns)
    .where(eq(returns.waybill, waybill))
  return rows.map((row) => ({ ...row, waybill }))
}

export async function markSynced(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(returns)
      .set({ syncedAt: at })
      .where(inArray(returns.id, [...ids]))
}

type ReturnFilter = {
  id?: string
  orderId?: string
  userId?: string
  state?: ReturnState | undefined
}

/** A return with all data of its view. */
export type FullReturn = {
  row: ReturnRow
  orderNumber: string
  name: string
  replacementNumber: string | null
  items: {
    lineId: string
    listN: number | null
    quantity: number
    title: string
    color: string
    paise: number
    preview: string | null
    sides: string[]
    ground: string | null
  }[]
  photos: string[]
  events: (typeof returnEvents.$inferSelect & { by: string | null })[]
}

/** The returns that a filter finds, the oldest first, in as many statements whatever their number. */
export async function readReturns(db: Database, filter: ReturnFilter): Promise<FullReturn[]> {
  const found = await db
    .select({
      row: returns,
      orderNumber: orders.orderNumber,
      name: sql<string>`${orders.shippingAddress} ->> 'name'`,
      replacementNumber: sql<string | null>`(select again.order_number from orders again
        where again.id = ${returns.replacementId})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        filter.id ? eq(returns.id, filter.id) : undefined,
        filter.orderId ? eq(returns.orderId, filter.orderId) : undefined,
        filter.userId ? eq(orders.userId, filter.userId) : undefined,
        filter.state ? eq(returns.state, filter.state) : undefined,
      ),
    )
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(most)
  if (found.length === 0) return []
  const ids = found.map(({ row }) => row.id)
  const [items, photos, events] = await Promise.all([
    db
      .select({
        item: returnItems,
        line: orderItems,
        lineId: lineOfItem('order_items'),
        hash: proofs.hash,
        area: representativeArea(sql`${proofs.pages}`, sql`${proofs.scene}`),
        pages: proofs.pages,
        blank: proofs.blank,
      })
      .from(returnItems)
      .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
      .leftJoin(proofApprovals, eq(proofApprovals.id, orderItems.approvalId))
      .leftJoin(proofs, eq(proofs.hash, proofApprovals.hash))
      .where(inArray(returnItems.returnId, ids))
      .orderBy(asc(orderItems.position)),
    db
      .select()
      .from(returnPhotoUses)
      .where(inArray(returnPhotoUses.returnId, ids))
      .orderBy(asc(returnPhotoUses.position)),
    db
      .select({ event: returnEvents, by: users.email })
      .from(returnEvents)
      .leftJoin(users, eq(users.id, returnEvents.actorId))
      .where(inArray(returnEvents.returnId, ids))
      .orderBy(asc(returnEvents.at), asc(returnEvents.id)),
  ])
  return found.map((one) => ({
    ...one,
    items: items
      .filter(({ item }) => item.returnId === one.row.id)
      .map(({ item, line, lineId, hash, area, pages, blank }) => ({
        lineId,
        listN: line.listN,
        quantity: item.quantity,
        title: line.title,
        color: line.color,
        paise: nextPiecesPaise(line, line.cancelledQuantity, item.quantity),
        preview: hash && area ? proofPreview(hash, area) : null,
        sides: hash ? (pages ?? []).map((page) => proofPreview(hash, page.area)) : [],
        ground: blank && sheetGround(blank.id, line.color, blank.areas),
      })),
    photos: photos.filter(({ returnId }) => returnId === one.row.id).map(({ photoId }) => photoId),
    events: events
      .filter(({ event }) => event.returnId === one.row.id)
      .map(({ event, by }) => ({ ...event, by })),
  }))
}

/** More than any shop of this size has open at once; a state filter returns fewer. */
const most = 500

/**
 * Among these lines of an order, the title of one whose print cannot be made again. Undefined if
 * all can be; they stay so until the transaction ends.
 */
export async function unprintableAmong(
  tx: Transaction,
  lines: readonly { title: string; approvalId: string | null }[],
): Promise<string | undefined> {
  const ids = lines.flatMap(({ approvalId }) => approvalId ?? [])
  const oneOfThem = sql`any(${sql.param(ids)}::uuid[])`
  await lockProofs(tx, sql`select hash from proof_approvals where id = ${oneOfThem}`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from proof_approvals a join proofs p on p.hash = a.hash
    where a.id = ${oneOfThem} and not ${isPrintable(sql`p`)}`)
  return lines.find(({ approvalId }) => rows.some(({ id }) => id === approvalId))?.title
}
