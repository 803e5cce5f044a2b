import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertion, prepared } from '#platform/database/prepared.ts'
import { boughtLineKeys, listKeys } from '#platform/database/schema/bought-line.ts'
import { promiseKeys } from '#platform/database/schema/promise-columns.ts'
import { users } from '#platform/database/schema/account.tables.ts'
import {
  orderEvents,
  orderItems,
  orders,
  shipments,
} from '#platform/database/schema/order.tables.ts'
import { proofApprovals, proofs } from '#platform/database/schema/proof.tables.ts'
import { inLines } from './order-lines.ts'
import { representativeArea } from '#studio/templates/representative-area.fragments.ts'

export type OrderRow = typeof orders.$inferSelect & { waybill: string | null }
/** A line with the proof of its print and the area for the small picture. */
export type OrderItemRow = typeof orderItems.$inferSelect & {
  print: { hash: string; area: string } | null
}
const orderColumns = [
  'id',
  'checkoutId',
  'replacesOrderId',
  'userId',
  'paymentMethod',
  'shippingAddress',
  'gift',
  'buyerGstin',
  'buyerLegalName',
  'buyerLegalAddress',
  'deliveredTo',
  ...promiseKeys,
  'totalPaise',
  'offerCode',
  'wrapPaise',
  'roundingPaise',
  'paidPaise',
  'advancePaise',
  'cashState',
  'cashUntil',
  'delivery',
] as const
const lineColumns = [
  'id',
  'orderId',
  'position',
  'productId',
  ...boughtLineKeys,
  ...listKeys,
  'line',
  'variantId',
] as const
type StoredOrder = Pick<typeof orders.$inferInsert, (typeof orderColumns)[number]> & {
  id: string
  offerCode: string | null
  wrapPaise: number
}
/** What of a new order only an order for cash has. */
type CashOfOrder = { advancePaise?: number; cashState?: 'none' | 'to_confirm' }
export type NewOrder = Omit<
  StoredOrder,
  'id' | 'roundingPaise' | 'advancePaise' | 'cashState' | 'cashUntil'
> &
  CashOfOrder
export type NewOrderLine = Omit<
  typeof orderItems.$inferSelect,
  'orderId' | 'cancelledQuantity' | 'line'
>

const insertOrders = insertion<
  typeof orders,
  (typeof orderColumns)[number],
  { orderNumber: string; createdAt: Date }
>(orders, orderColumns, sql`returning order_number "orderNumber", created_at "createdAt"`)
const insertLines = insertion(orderItems, lineColumns)
const insertMoves = insertion(orderEvents, [
  'id',
  'orderId',
  'fromStatus',
  'toStatus',
  'actor',
  'actorId',
  'reason',
])
export type Actor = { actor: (typeof orderEvents.$inferInsert)['actor']; actorId?: string }

/** Stores an order; its number, and when it was made. */
export async function insertOrder(
  tx: Transaction,
  order: StoredOrder,
): Promise<{ orderNumber: string; createdAt: Date }> {
  const [row] = await insertOrders(tx, [order])
  if (!row) throw new Error('the order was not stored')
  return row
}

export async function insertItems(
  tx: Transaction,
  orderId: string,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await insertLines(
    tx,
    numbered(lines).map((line) => ({ ...line, orderId })),
  )
}

/** Says of each which line of its order it is, where rows of a name list are one. */
function numbered(lines: readonly NewOrderLine[]) {
  if (lines.every(({ listId }) => listId === null))
    return lines.map((one) => ({ ...one, line: null }))
  return inLines(lines).flatMap((group, at) => group.map((one) => ({ ...one, line: at + 1 })))
}

export async function orderIdOfCheckout(
  db: Database,
  checkoutId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId))
  return row?.id
}

/** Orders of a person, of all or of some statuses. */
export type OrderFilter = { userId: string; statuses?: readonly OrderStatus[] | undefined }

function matching({ userId, statuses }: OrderFilter) {
  return and(
    eq(orders.userId, userId),
    statuses ? inArray(orders.status, [...statuses]) : undefined,
  )
}

/** One page of orders, newest first, each with its waybill. */
export async function pageOfOrders(
  db: Database,
  filter: OrderFilter,
  { page, limit }: { page: number; limit: number },
): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders, waybill: shipments.waybill })
    .from(orders)
    .leftJoin(shipments, and(eq(shipments.orderId, orders.id), eq(shipments.status, 'booked')))
    .where(matching(filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ order, waybill }) => ({ ...order, waybill }))
}

export async function orderById(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await ordersById(db, [id])
  return row
}

/** Those with these ids, in no order, each with its waybill. */
export async function ordersById(db: Database, ids: readonly string[]): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders, waybill: shipments.waybill })
    .from(orders)
    .leftJoin(shipments, and(eq(shipments.orderId, orders.id), eq(shipments.status, 'booked')))
    .where(inArray(orders.id, [...ids]))
  return rows.map(({ order, waybill }) => ({ ...order, waybill }))
}

export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matching(filter))
}

/** The number of unshipped cash orders of a person. */
export async function countUnshippedCash(tx: Transaction, userId: string): Promise<number> {
  const [row] = await unshippedCash(tx, { userId })
  return row?.n ?? 0
}

const unshippedCash = prepared<{ n: number }>(sql`
  select count(*)::int n from orders
  where user_id = ${sql.placeholder('userId')} and status = 'confirmed' and payment_method = 'cash'`)

/** How often an order came to a status. */
export async function timesMoved(
  tx: Transaction,
  orderId: string,
  to: OrderStatus,
): Promise<number> {
  return tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, to)))
}

export type Move = typeof orderEvents.$inferSelect & { by: string | null }

/** The moves of an order from the first on, each with the e-mail of its author. */
export async function movesOf(db: Database, orderId: string): Promise<Move[]> {
  const rows = await db
    .select({ event: orderEvents, by: users.email })
    .from(orderEvents)
    .leftJoin(users, sql`${users.id}::text = ${orderEvents.actorId}`)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  return rows.map(({ event, by }) => ({ ...event, by }))
}

/** Data of an order that its view lacks: its owner, and its printing with the start time. */
export type OrderBackground = {
  userId: string
  email: string
  pinState: string | null
  ewayBill: string | null
  printing: PrintProgress
  printingStartedAt: Date | null
  printedAt: Date | null
  cashConfirmedAt: Date | null
}

export async function backgroundOf(
  db: Database,
  orderId: string,
): Promise<OrderBackground | undefined> {
  const [row] = await db
    .select({
      userId: orders.userId,
      email: users.email,
      pinState: orders.pinState,
      ewayBill: orders.ewayBill,
      printing: orders.printing,
      printingStartedAt: orders.printingStartedAt,
      printedAt: orders.printedAt,
      cashConfirmedAt: orders.cashConfirmedAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return row
}

/** The items of many orders in one statement. */
export async function itemsOf(db: Database, orderIds: string[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({
      ...getTableColumns(orderItems),
      hash: proofs.hash,
      area: representativeArea(sql`${proofs.pages}`, sql`${proofs.scene}`),
    })
    .from(orderItems)
    .leftJoin(proofApprovals, eq(proofApprovals.id, orderItems.approvalId))
    .leftJoin(proofs, eq(proofs.hash, proofApprovals.hash))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.position))
  return rows.map(({ hash, area, ...item }) => ({
    ...item,
    print: hash && area ? { hash, area } : null,
  }))
}

/** Moves an order only if it is still in the expected state; false when it is not. */
export async function moveStatus(
  tx: Transaction,
  id: string,
  from: OrderStatus,
  to: OrderStatus,
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id })
  return rows.length > 0
}

export async function recordMove(
  tx: Transaction,
  orderId: string,
  from: OrderStatus | null,
  to: OrderStatus,
  by: Actor & { reason?: string | undefined },
): Promise<void> {
  await insertMoves(tx, [{ id: v7(), orderId, fromStatus: from, toStatus: to, ...by }])
}
