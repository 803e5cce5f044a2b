import { mayMove, type Order, type OrderStatus } from '@tohfa/contract/orders'
import type { Connection, Database, Transaction } from '../database/connect.ts'
import { logAfterCommit } from '../database/business-events.ts'
import { Failure } from '../http/failures.ts'
import { recordChange } from '../staff-log/staff-log.service.ts'
import { readerOf } from '../mail/reader.ts'
import { queueMovedMail } from './moved.mails.ts'
import { type OrderMailDeps, queueConfirmedMail } from './order.mails.ts'
import {
  accountOf,
  type Actor,
  countByStatus,
  countOrders,
  countUnshippedCash,
  insertItems,
  insertOrder,
  itemsOf,
  type Move,
  movesOf,
  moveStatus,
  type OrderFilter,
  type NewOrder,
  type NewOrderLine,
  orderById,
  orderIdOfCheckout,
  type OrderRow,
  pageOfOrders,
  recordMove,
} from './orders.queries.ts'
import type { ImageUrls } from '../media/image-url.ts'
import { toOrder } from './to-order.ts'

export type { OrderSearch } from './orders.queries.ts'

export type Orders = ReturnType<typeof createOrders>

export type OrderCounts = Record<OrderStatus, number>

type OrdersDeps = OrderMailDeps & { connection: Pick<Connection, 'db'>; imageUrls: ImageUrls }

/** Orders: read by their owner and the shop, moved by one table. */
export function createOrders(deps: OrdersDeps) {
  const { imageUrls } = deps
  const { db } = deps.connection

  async function withItems(source: Database, rows: OrderRow[]): Promise<Order[]> {
    const items = await itemsOf(
      source,
      rows.map((row) => row.id),
    )
    return rows.map((row) => toOrder(row, items, imageUrls))
  }

  async function read(source: Database, id: string): Promise<Order> {
    const row = await orderById(source, id)
    if (!row) throw new Failure('order_not_found')
    const [found] = await withItems(source, [row])
    if (!found) throw new Failure('order_not_found')
    return found
  }

  async function move(
    tx: Transaction,
    id: string,
    to: OrderStatus,
    mover: 'admin' | 'carrier',
    actorId?: string,
  ): Promise<void> {
    const row = await orderById(tx, id)
    if (!row) throw new Failure('order_not_found')
    if (!mayMove(row.status, to, mover)) throw new Failure('invalid_transition')
    if (!(await moveStatus(tx, id, row.status, to))) throw new Failure('invalid_transition')
    const by: Actor = { actor: mover, ...(actorId && { actorId }) }
    await recordMove(tx, id, row.status, to, by)
    if (actorId && (to === 'shipped' || to === 'out-for-delivery'))
      await recordChange(tx, actorId, {
        subject: 'order',
        action: to,
        subjectId: id,
        name: row.orderNumber,
      })
    const reader = await readerOf(tx, row.userId, row.shippingAddress)
    await queueMovedMail(deps, tx, await read(tx, id), reader)
    logAfterCommit(tx, { what: `order ${to}`, order: row.orderNumber, from: row.status, by: mover })
  }

  return {
    /**
     * Stores a new order with its lines inside the caller's transaction: its first event, its mail.
     * The schema refuses a second order for the same checkout.
     */
    async create(tx: Transaction, made: NewOrder, lines: readonly NewOrderLine[]): Promise<Order> {
      const row = await insertOrder(tx, made)
      await insertItems(
        tx,
        lines.map((line) => ({ ...line, orderId: row.id })),
      )
      const actor = row.paymentMethod === 'cash' ? 'customer' : 'payment'
      await recordMove(tx, row.id, null, row.status, { actor, actorId: row.userId })
      const order = toOrder({ ...row, waybill: null }, await itemsOf(tx, [row.id]), imageUrls)
      const reader = await readerOf(tx, row.userId, row.shippingAddress)
      await queueConfirmedMail(deps, tx, order, reader)
      logAfterCommit(tx, {
        what: 'order confirmed',
        order: row.orderNumber,
        orderId: row.id,
        checkout: row.checkoutId,
        totalPaise: row.totalPaise,
      })
      return order
    },

    idOfCheckout: orderIdOfCheckout,

    /** How many cash orders of a person wait to be shipped. */
    unshippedCash: countUnshippedCash,

    async ofCheckout(checkoutId: string): Promise<Order> {
      const id = await orderIdOfCheckout(db, checkoutId)
      if (!id) throw new Failure('order_not_found')
      return read(db, id)
    },

    /** An order of this person; 404 for anyone else's. */
    async ofUser(userId: string, id: string): Promise<Order> {
      const row = await orderById(db, id)
      if (row?.userId !== userId) throw new Failure('order_not_found')
      return read(db, id)
    },

    byId: (id: string, source: Database = db): Promise<Order> => read(source, id),

    /** One page of orders, newest first: those of a person, of some statuses, or that match a search. */
    async list(
      filter: OrderFilter,
      paging: { page: number; limit: number },
    ): Promise<{ orders: Order[]; totalCount: number }> {
      const [rows, totalCount] = await Promise.all([
        pageOfOrders(db, filter, paging),
        countOrders(db, filter),
      ])
      return { orders: await withItems(db, rows), totalCount }
    },

    /** How many orders stand in each status, over all of the shop or of those that match a search. */
    async counts(filter: Pick<OrderFilter, 'search'> = {}): Promise<OrderCounts> {
      const counts: OrderCounts = {
        confirmed: 0,
        shipped: 0,
        'out-for-delivery': 0,
        delivered: 0,
        cancelled: 0,
        returned: 0,
        failed: 0,
      }
      for (const { status, number } of await countByStatus(db, filter)) counts[status] = number
      return counts
    },

    /** Whose an order is, and how it came to where it stands. */
    async past(id: string): Promise<{ email: string; moves: Move[] }> {
      const [email, moves] = await Promise.all([accountOf(db, id), movesOf(db, id)])
      return { email, moves }
    },

    /**
     * Moves an order by the table of the contract, writes who did, and tells the customer: the one
     * place in which orders move. Fails with 409 when the move is not allowed from where it stands,
     * or when somebody else moved it first.
     */
    move,
  }
}
