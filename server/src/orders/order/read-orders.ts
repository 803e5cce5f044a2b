import { type StateOfPin, stateOfPin } from '@tohfa/contract/tax/state-of-pin'
import type { Order } from '@tohfa/contract/orders/orders'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { writtenState } from '#tax/seller/written-state.service.ts'
import {
  backgroundOf,
  countOrders,
  countUnshippedCash,
  itemsOf,
  type Move,
  movesOf,
  type OrderBackground,
  type OrderFilter,
  orderById,
  orderIdOfCheckout,
  type OrderRow,
  ordersById,
  pageOfOrders,
} from './orders.queries.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { toOrder } from './to-order.ts'

/** How far an order is printed, the bill it is moved with, and whether it goes where its address says. */
type OrderAside = {
  printing: PrintProgress
  ewayBill: string | null
  /** When its buyer confirmed that they pay in cash: from then on it is due. */
  cashConfirmedAt: Date | null
} & StateOfPin

export type OrderReads = ReturnType<typeof createOrderReads>

/** Orders as their owners and the shop read them. */
export function createOrderReads({
  connection: { db },
  imageUrls,
}: Pick<OrdersDeps, 'connection' | 'imageUrls'>) {
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

  return {
    /** An order as it is within a transaction; 404 if it does not exist. */
    within: read,

    idOfCheckout: orderIdOfCheckout,

    /** The number of unshipped cash orders of a person. */
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

    /**
     * Orders by their ids, in that order, each with the data that its view lacks; 404 if one does
     * not exist.
     */
    async byIds(ids: readonly string[]): Promise<(Order & OrderAside)[]> {
      const rows = new Map((await ordersById(db, ids)).map((row) => [row.id, row]))
      const inOrder = ids.map((id) => {
        const row = rows.get(id)
        if (!row) throw new Failure('order_not_found')
        return row
      })
      const read = await withItems(db, inOrder)
      return read.map((order) => ({
        ...order,
        printing: rows.get(order.id)?.printing ?? 'none',
        ewayBill: rows.get(order.id)?.ewayBill ?? null,
        cashConfirmedAt: rows.get(order.id)?.cashConfirmedAt ?? null,
        ...stateOfPin(writtenState(order.shipping_address.state), rows.get(order.id)?.pinState),
      }))
    },

    /** One page of a person's orders, newest first. */
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

    /** The owner of an order, and its moves so far. */
    async past(id: string): Promise<OrderBackground & { moves: Move[] }> {
      const [background, moves] = await Promise.all([backgroundOf(db, id), movesOf(db, id)])
      if (!background) throw new Failure('order_not_found')
      return { ...background, moves }
    },
  }
}
