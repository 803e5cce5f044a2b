import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type OrderStatus, ordersUndone } from '@tohfa/contract/orders/order-moves'
import { type PrintState, printsUnrendered } from '@tohfa/contract/fulfilment/print/print-moves'
import type { CashState } from '@tohfa/contract/orders/cash-states'
import type { Gift } from '@tohfa/contract/orders/gift'
import { giftCardTitle } from '@tohfa/contract/orders/gift-limits'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'
import {
  printJobEvents,
  printJobs,
  type PrintFile,
} from '#platform/database/schema/print.tables.ts'
import { proofApprovals, type ProofPage, proofs } from '#platform/database/schema/proof.tables.ts'

export type { PrintFile }

/** The lines of an order that carry a print. */
export async function linesToPrint(
  tx: Transaction,
  orderId: string,
): Promise<{ orderItemId: string; approvalId: string; productType: string }[]> {
  const rows = await tx
    .select({
      orderItemId: orderItems.id,
      approvalId: orderItems.approvalId,
      productType: orderItems.productType,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.approvalId)))
    .orderBy(orderItems.position)
  return rows.flatMap(({ approvalId, ...line }) =>
    approvalId === null ? [] : [{ ...line, approvalId }],
  )
}

/** The ids of the new jobs; a line that has one already gets no second. */
export async function insertJobs(
  tx: Transaction,
  jobs: (typeof printJobs.$inferInsert)[],
): Promise<string[]> {
  const rows = await tx
    .insert(printJobs)
    .values(jobs)
    .onConflictDoNothing({ target: printJobs.orderItemId })
    .returning({ id: printJobs.id })
  return rows.map(({ id }) => id)
}

/** What kinds of goods an order has, where it is a gift: its card is due with them. */
export async function giftToPrint(
  tx: Transaction,
  orderId: string,
): Promise<{ productTypes: string[] } | undefined> {
  const rows = await tx
    .selectDistinct({ productType: orderItems.productType })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNotNull(orders.gift)))
  return rows.length > 0 ? { productTypes: rows.map(({ productType }) => productType) } : undefined
}

/** The id of the new job of an order's gift card; nothing where it has one already. */
export async function insertCardJob(
  tx: Transaction,
  job: { orderId: string; due: string },
): Promise<string[]> {
  const rows = await tx
    .insert(printJobs)
    .values(job)
    .onConflictDoNothing({ target: printJobs.orderId, where: sql`order_item_id is null` })
    .returning({ id: printJobs.id })
  return rows.map(({ id }) => id)
}

/** Moves the jobs of an order to a later day; what is due later stays. */
export async function postponeJobs(tx: Transaction, orderId: string, due: string): Promise<void> {
  await tx
    .update(printJobs)
    .set({ due })
    .where(and(eq(printJobs.orderId, orderId), lt(printJobs.due, due)))
}

/** Where the card of an order stands; nothing where it has none. */
export async function cardJob(
  db: Database,
  orderId: string,
): Promise<{ id: string; state: PrintState; due: string } | undefined> {
  const [row] = await db
    .select({ id: printJobs.id, state: printJobs.state, due: printJobs.due })
    .from(printJobs)
    .where(and(eq(printJobs.orderId, orderId), isNull(printJobs.orderItemId)))
  return row
}

export async function deleteJobById(tx: Transaction, id: string): Promise<void> {
  await tx.delete(printJobs).where(eq(printJobs.id, id))
}

/** Removes the job of a line, whoever renders it; the day by which it was due. */
export async function deleteJob(tx: Transaction, orderItemId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(printJobs)
    .where(eq(printJobs.orderItemId, orderItemId))
    .returning({ due: printJobs.due })
  return row?.due
}

type NewEvent = Omit<typeof printJobEvents.$inferInsert, 'id' | 'at'>

export async function insertEvents(tx: Transaction, events: NewEvent[]): Promise<void> {
  await tx.insert(printJobEvents).values(events)
}

/** A print job to move, locked together with its order's status. */
export type LockedJob = {
  id: string
  state: PrintState
  isRendered: boolean
  orderId: string
  orderStatus: OrderStatus
  orderedAt: Date
  cashState: CashState
  /** No piece of its line is left: all were cancelled. Never of a card. */
  isCancelled: boolean
  /** The remaining pieces of its line. */
  quantity: number
  /** The line that it prints; null of the card of a gift, which no stock is counted of. */
  item: { id: string; productId: string; color: string; size: string | null } | null
  orderNumber: string
  title: string
}

export async function lockJob(tx: Transaction, id: string): Promise<LockedJob | undefined> {
  // The order first, as whoever moves orders does: how far it has come is written down with the order.
  await tx.execute(sql`select 1 from orders
    where id = (select order_id from print_jobs where id = ${id}) for no key update`)
  const [row] = await tx
    .select({
      id: printJobs.id,
      state: printJobs.state,
      isRendered: sql<boolean>`${printJobs.files} is not null`,
      orderId: printJobs.orderId,
      orderStatus: orders.status,
      orderedAt: orders.createdAt,
      cashState: orders.cashState,
      isCancelled: sql<boolean>`coalesce(${orderItems.cancelledQuantity} = ${orderItems.quantity}, false)`,
      quantity: sql<number>`coalesce(${orderItems.quantity} - ${orderItems.cancelledQuantity}, 1)`,
      item: {
        id: orderItems.id,
        productId: orderItems.productId,
        color: orderItems.color,
        size: orderItems.size,
      },
      orderNumber: orders.orderNumber,
      title: sql<string>`coalesce(${orderItems.title}, ${giftCardTitle})`,
    })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .leftJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .where(eq(printJobs.id, id))
    .for('no key update', { of: printJobs })
  return row
}

type JobChange = Partial<
  Pick<typeof printJobs.$inferInsert, 'state' | 'reason' | 'tries' | 'files' | 'again' | 'cardHash'>
>

/** Changes a job in one of these states; false when it is in another. */
export async function changeJob(
  tx: Transaction,
  id: string,
  from: readonly PrintState[],
  change: JobChange,
): Promise<boolean> {
  const rows = await tx
    .update(printJobs)
    .set(change)
    .where(and(eq(printJobs.id, id), inArray(printJobs.state, [...from])))
    .returning({ id: printJobs.id })
  return rows.length > 0
}

/** Selects a queued job whose order or line was not cancelled. */
const waits = and(
  oneOf(printJobs.state, printsUnrendered),
  noneOf(orders.status, ordersUndone),
  sql`(${printJobs.orderItemId} is null or exists (select 1 from order_items i
    where i.id = ${printJobs.orderItemId} and i.cancelled_quantity < i.quantity))`,
)

/** The input for rendering a job: the approved print, or the card of a gift. */
export type ToRender = {
  state: PrintState
  tries: number
  print: PrintToRender | { gift: Gift }
}
export type PrintToRender = {
  hash: string
  pages: readonly ProofPage[]
  formats: readonly PrintFile['kind'][]
}

/** A queued job, locked; nothing when it is in another state, or its order was cancelled. */
export async function lockUnrendered(tx: Transaction, id: string): Promise<ToRender | undefined> {
  const [row] = await tx
    .select({
      hash: proofs.hash,
      pages: proofs.pages,
      blank: proofs.blank,
      gift: orders.gift,
      state: printJobs.state,
      tries: printJobs.tries,
    })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .leftJoin(proofApprovals, eq(proofApprovals.id, printJobs.approvalId))
    .leftJoin(proofs, eq(proofs.hash, proofApprovals.hash))
    .where(and(eq(printJobs.id, id), waits))
    .for('no key update', { of: printJobs })
  if (!row) return undefined
  const { blank, pages, hash, gift, ...job } = row
  if (hash !== null && blank !== null)
    return { ...job, print: { hash, pages: pages ?? [], formats: blank.formats } }
  return gift ? { ...job, print: { gift } } : undefined
}

/** What was drawn of a card. */
export async function drawnCard(db: Database, hash: string): Promise<PrintToRender> {
  const [row] = await db
    .select({ blank: proofs.blank, pages: proofs.pages })
    .from(proofs)
    .where(eq(proofs.hash, hash))
  if (!row) throw new Error(`the card ${hash} is gone`)
  return { hash, pages: row.pages ?? [], formats: row.blank.formats }
}

/** Jobs that stopped rendering, as after a crash. */
export async function stuckJobs(db: Database, minutes: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: printJobs.id })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(and(waits, lt(printJobs.updatedAt, sql`shop_now() - make_interval(mins => ${minutes})`)))
    .orderBy(printJobs.updatedAt)
    .limit(most)
  return rows.map(({ id }) => id)
}

export function jobsByItem(
  db: Database,
  orderId: string,
): Promise<{ itemId: string | null; state: PrintState }[]> {
  return db
    .select({ itemId: printJobs.orderItemId, state: printJobs.state })
    .from(printJobs)
    .where(eq(printJobs.orderId, orderId))
}

/** The lines of an order of which a number of pieces is to print again, with that number. */
export async function piecesAgain(db: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: printJobs.orderItemId, again: printJobs.again })
    .from(printJobs)
    .where(eq(printJobs.orderId, orderId))
  return new Map(
    rows.flatMap(({ itemId, again }) =>
      itemId === null || again === null ? [] : [[itemId, again] as const],
    ),
  )
}

export type PrintEvent = {
  at: Date
  state: PrintState
  reason: string | null
  spoilt: number | null
  title: string
  by: string | null
}

/** The printing events of an order's lines, the oldest first. */
export function eventsOf(db: Database, orderId: string): Promise<PrintEvent[]> {
  return db
    .select({
      at: printJobEvents.at,
      state: printJobEvents.toState,
      reason: printJobEvents.reason,
      spoilt: printJobEvents.spoilt,
      title: sql<string>`coalesce(${orderItems.title}, ${giftCardTitle})`,
      by: users.email,
    })
    .from(printJobEvents)
    .innerJoin(printJobs, eq(printJobs.id, printJobEvents.printJobId))
    .leftJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .leftJoin(users, eq(users.id, printJobEvents.actorId))
    .where(eq(printJobs.orderId, orderId))
    .orderBy(printJobEvents.at, printJobEvents.id)
}

/** The order and its owner, for a mail. */
export async function buyerOf(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({ userId: orders.userId, address: orders.shippingAddress, gift: orders.gift })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row
}
