import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { giftCardTitle, giftCardType } from '@tohfa/contract/orders/gift-limits'
import { cashReady } from '@tohfa/contract/orders/cash-states'
import { ordersUndone } from '@tohfa/contract/orders/order-moves'
import {
  printsDone,
  printsRendered,
  type PrintState,
} from '@tohfa/contract/fulfilment/print/print-moves'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { giftCardBlank } from '@tohfa/print-engine/scene/gift-card'
import type { Database } from '#platform/database/connect.ts'
import { noneOf, oneOf } from '#platform/database/one-of.ts'
import { valuesOfGift } from '#orders/order/orders.service.ts'
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
    search ? matchesSearch(search) : and(noneOf(orders.status, ordersUndone), isLeft),
  )
}

/** Not of a line of which all pieces were cancelled; a card goes with its order. */
const isLeft = sql`(${printJobs.orderItemId} is null
  or ${orderItems.cancelledQuantity} < ${orderItems.quantity})`

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
  cashState: orders.cashState,
  /** 0 of the card of a gift. */
  line: sql<number>`coalesce(${orderItems.line}, ${orderItems.position} + 1, 0)`,
  listN: orderItems.listN,
  title: sql<string>`coalesce(${orderItems.title}, ${giftCardTitle})`,
  productType: sql<string>`coalesce(${orderItems.productType}, ${giftCardType})`,
  color: sql<string>`coalesce(${orderItems.color}, 'White')`,
  size: orderItems.size,
  pack: orderItems.pack,
  quantity: sql<number>`coalesce(${orderItems.quantity} - ${orderItems.cancelledQuantity}, 1)`,
  again: printJobs.again,
  /** Null of a card that was not drawn yet, as are blank and pages. */
  hash: proofs.hash,
  values: orderItems.personalisation,
  gift: orders.gift,
  proofBlank: proofs.blank,
  pages: proofs.pages,
  /** Some printed area has no ground of its own. */
  isBare: sql<boolean>`exists (
    select from jsonb_array_elements(${proofs.scene} -> 'areas') area
    join jsonb_array_elements(${proofs.pages}) page on page ->> 'area' = area ->> 'id'
    where area ->> 'background' is null)`,
}

/** Each with its order, its line or gift, and the approved print, in one statement. */
function rows(db: Database) {
  return db
    .select(columns)
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .leftJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .leftJoin(proofApprovals, eq(proofApprovals.id, printJobs.approvalId))
    .leftJoin(proofs, eq(proofs.hash, sql`coalesce(${proofApprovals.hash}, ${printJobs.cardHash})`))
}
type ReadRow = Awaited<ReturnType<typeof rows>>[number]
export type QueueRow = Omit<ReadRow, 'proofBlank' | 'gift'> & { blank: Blank; isGift: boolean }

/** A card is on a blank of its own, and its words are those of the gift. */
function asQueueRow({ proofBlank, gift, ...row }: ReadRow): QueueRow {
  const blank = proofBlank ?? giftCardBlank
  const read = { ...row, blank, isGift: gift !== null }
  return row.itemId === null && gift ? { ...read, values: valuesOfGift(gift) } : read
}

export async function pageOfQueue(
  db: Database,
  filter: QueueFilter,
  { page, limit }: { page: number; limit: number },
): Promise<QueueRow[]> {
  const found = await rows(db)
    .where(matching(filter))
    .orderBy(asc(printJobs.createdAt), asc(printJobs.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return found.map(asQueueRow)
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
    .leftJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
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
const toPack = and(eq(orders.status, 'confirmed'), isNull(orders.packedAt), isLeft)

/** The prints of orders that are not packed yet, those that are due first. */
export async function jobsToPack(db: Database, most: number): Promise<QueueRow[]> {
  const found = await rows(db)
    .where(toPack)
    .orderBy(asc(printJobs.due), asc(printJobs.createdAt), asc(printJobs.id))
    .limit(most)
  return found.map(asQueueRow)
}

export async function countJobsToPack(db: Database): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .leftJoin(orderItems, eq(orderItems.id, printJobs.orderItemId))
    .where(toPack)
  return row?.number ?? 0
}

/** Those with these ids, in no order. */
export async function jobsById(db: Database, ids: readonly string[]): Promise<QueueRow[]> {
  const found = await rows(db).where(inArray(printJobs.id, [...ids]))
  return found.map(asQueueRow)
}

/** The jobs of an order, line by line, its card last. */
export async function jobsOfOrder(db: Database, orderId: string): Promise<QueueRow[]> {
  const found = await rows(db)
    .where(eq(printJobs.orderId, orderId))
    .orderBy(sql`${orderItems.position} nulls last`)
  return found.map(asQueueRow)
}

/** The jobs for the press on a day: rendered, and not printed yet. */
export async function jobsOfDay(db: Database, day: string): Promise<QueueRow[]> {
  const found = await rows(db)
    .where(
      and(
        matching({ day }),
        oneOf(orders.cashState, cashReady),
        oneOf(printJobs.state, printsRendered),
        noneOf(printJobs.state, printsDone),
      ),
    )
    .orderBy(asc(printJobs.createdAt), asc(printJobs.id))
  return found.map(asQueueRow)
}

export function isOrder(db: Database, id: string): Promise<boolean> {
  return db.$count(orders, eq(orders.id, id)).then((found) => found > 0)
}
