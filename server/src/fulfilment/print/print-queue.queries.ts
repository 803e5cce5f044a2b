import { and, asc, count, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { ordersUndone } from '@tohfa/contract/orders/order-moves'
import {
  printsDone,
  printsRendered,
  type PrintState,
} from '@tohfa/contract/fulfilment/print/print-moves'
import type { Database } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { cancellations, orderItems, orders } from '#platform/database/schema/order.tables.ts'
import { printJobs } from '#platform/database/schema/print.tables.ts'
import { proofApprovals, proofs } from '#platform/database/schema/proof.tables.ts'

/** The filter of the queue; `number` is the beginning of an order's number. */
export type QueueFilter = {
  state?: PrintState | undefined
  day?: string | undefined
  type?: ProductType | undefined
  search?: { number: string } | { id: string } | 'nothing' | undefined
}

function matching({ state, day, type, search }: QueueFilter): SQL | undefined {
  return and(
    state && eq(printJobs.state, state),
    day ? eq(printJobs.due, day) : undefined,
    type && eq(orderItems.productType, type),
    search
      ? matchesSearch(search)
      : and(
          noneOf(orders.status, ordersUndone),
          lt(orderItems.cancelledQuantity, orderItems.quantity),
        ),
  )
}

function matchesSearch(search: NonNullable<QueueFilter['search']>): SQL | undefined {
  if (search === 'nothing') return sql`false`
  return 'id' in search
    ? eq(printJobs.id, search.id)
    : sql`${orders.orderNumber} like ${`${search.number}%`}`
}

const columns = {
  id: printJobs.id,
  orderId: printJobs.orderId,
  itemId: printJobs.orderItemId,
  state: printJobs.state,
  reason: printJobs.reason,
  due: printJobs.due,
  files: printJobs.files,
  createdAt: printJobs.createdAt,
  orderNumber: orders.orderNumber,
  orderStatus: orders.status,
  position: orderItems.position,
  title: orderItems.title,
  productType: orderItems.productType,
  color: orderItems.color,
  size: orderItems.size,
  pack: orderItems.pack,
  quantity: sql<number>`${orderItems.quantity} - ${orderItems.cancelledQuantity}`,
  again: printJobs.again,
  hash: proofApprovals.hash,
  values: orderItems.personalisation,
  blank: proofs.blank,
  pages: proofs.pages,
  /** Some printed area has no ground of its own. */
  isBare: sql<boolean>`exists (
    select from jsonb_array_elements(${proofs.scene} -> 'areas') area
    join jsonb_array_elements(${proofs.pages}) page on page ->> 'area' = area ->> 'id'
    where area ->> 'background' is null)`,
}

/** Each with its order, its line and the approved print, in one statement. */
function rows(db: Database) {
  return db
    .select(columns)
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .innerJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .innerJoin(proofApprovals, eq(proofApprovals.id, printJobs.approvalId))
    .innerJoin(proofs, eq(proofs.hash, proofApprovals.hash))
}
export type QueueRow = Awaited<ReturnType<typeof rows>>[number]

export function pageOfQueue(
  db: Database,
  filter: QueueFilter,
  { page, limit }: { page: number; limit: number },
): Promise<QueueRow[]> {
  return rows(db)
    .where(matching(filter))
    .orderBy(asc(printJobs.createdAt), asc(printJobs.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

/** The number of jobs in each state. */
export function countByState(
  db: Database,
  filter: Omit<QueueFilter, 'state'>,
): Promise<{ state: PrintState; number: number }[]> {
  const counted = db.select({ state: printJobs.state, number: count() }).from(printJobs)
  if (!filter.search && !filter.type)
    return counted.where(countedAlone(filter.day)).groupBy(printJobs.state)
  return counted
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .innerJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .where(matching(filter))
    .groupBy(printJobs.state)
}

/**
 * The count of `matching` without a search or a type, computed from the jobs that do not match.
 * Among all jobs they are few, so the orders and lines of the others are not read.
 */
function countedAlone(day: string | undefined): SQL | undefined {
  return and(
    day ? eq(printJobs.due, day) : undefined,
    sql`not exists (select from ${orders} o
      where o.id = ${printJobs.orderId} and ${oneOf('o.status', ordersUndone)})`,
    sql`not exists (select from ${cancellations} c
      join ${orderItems} i on i.order_id = c.order_id
      where c.order_id = ${printJobs.orderId} and i.id = ${printJobs.orderItemId}
        and i.cancelled_quantity = i.quantity)`,
  )
}

/** Jobs of orders that are not packed yet. */
const toPack = and(
  eq(orders.status, 'confirmed'),
  isNull(orders.packedAt),
  lt(orderItems.cancelledQuantity, orderItems.quantity),
)

/** The prints of orders that are not packed yet, those that are due first. */
export function jobsToPack(db: Database, most: number): Promise<QueueRow[]> {
  return rows(db)
    .where(toPack)
    .orderBy(asc(printJobs.due), asc(printJobs.createdAt), asc(printJobs.id))
    .limit(most)
}

export async function countJobsToPack(db: Database): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .innerJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .where(toPack)
  return row?.number ?? 0
}

/** Those with these ids, in no order. */
export function jobsById(db: Database, ids: readonly string[]): Promise<QueueRow[]> {
  return rows(db).where(inArray(printJobs.id, [...ids]))
}

/** The jobs of an order, line by line. */
export function jobsOfOrder(db: Database, orderId: string): Promise<QueueRow[]> {
  return rows(db).where(eq(printJobs.orderId, orderId)).orderBy(asc(orderItems.position))
}

/** The jobs for the press on a day: rendered, and not printed yet. */
export function jobsOfDay(db: Database, day: string): Promise<QueueRow[]> {
  return rows(db)
    .where(
      and(
        matching({ day }),
        oneOf(printJobs.state, printsRendered),
        noneOf(printJobs.state, printsDone),
      ),
    )
    .orderBy(asc(printJobs.createdAt), asc(printJobs.id))
}

export function isOrder(db: Database, id: string): Promise<boolean> {
  return db.$count(orders, eq(orders.id, id)).then((found) => found > 0)
}
