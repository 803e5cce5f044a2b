import { v7 } from 'uuid'
import { type StateOfPin, stateOfPin } from '@tohfa/contract/tax/state-of-pin'
import { cashDue } from '@tohfa/contract/orders/cash-due'
import {
  mayMove,
  type Order,
  type OrderMover,
  type OrderStatus,
} from '@tohfa/contract/orders/orders'
import type { PrintProgress } from '@tohfa/contract/fulfilment/print-progress'
import { dueDay } from '#fulfilment/promise/promise.service.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { accountReaderOf, readerOf } from '#platform/mail/reader.ts'
import { queueMovedMail } from './moved.mails.ts'
import { queueConfirmedMail } from './order.mails.ts'
import {
  type Actor,
  backgroundOf,
  countOrders,
  countUnshippedCash,
  insertItems,
  insertOrder,
  itemsOf,
  type Move,
  movesOf,
  moveStatus,
  type OrderBackground,
  type OrderFilter,
  type NewOrder,
  type NewOrderLine,
  orderById,
  orderIdOfCheckout,
  type OrderRow,
  ordersById,
  pageOfOrders,
  recordMove,
  timesMoved,
} from './orders.queries.ts'
import {
  closeCameBack,
  countCancelled,
  findAndLockOrder,
  linesOfOrder,
  type LockedOrder,
  type OrderLine,
  lowerTotal,
  markCashPaid,
  markPrinted,
  markPrintingStarted,
  setAddress,
  setEwayBill,
  setGift,
  setPrint,
} from './change-order.queries.ts'
import { refuseWhileChangeable } from './cancellation-window.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { writtenState } from '#tax/seller/written-state.service.ts'
import { createStaffNotifier, type StaffNotifierDeps } from './notify-staff.ts'
import { asItem, asStored, toOrder } from './to-order.ts'
import { queueCashQuestion, queuePaidInsteadMail } from './cash.mails.ts'
import { cashUntil, newCashLink } from './cash-link.ts'
import {
  insertCashChange,
  markReminded,
  promiseFrom,
  setCashState,
  setPaidOnline,
} from './cash.queries.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

export { changeableUntil, refuseWhileChangeable } from './cancellation-window.ts'
export { refuseUnconfirmed } from './refuse-unconfirmed.ts'
export { readCashLink } from './cash-link.ts'
export {
  deleteOldCashLinks,
  dueReminders,
  hasParcel,
  setCashState,
  unanswered,
} from './cash.queries.ts'
export { collectedPaise } from './to-order.ts'
export type { LockedOrder, OrderLine } from './change-order.queries.ts'
export {
  namedLines,
  nextPiecesPaise,
  piecesLeft,
  piecesPaise,
  requirePieces,
} from './order-lines.ts'
export { copyBusiness } from './copy-business.ts'
export { cashNotice } from './order.mails.ts'
export { printInMail } from './print-in-mail.ts'
export { valuesOfGift } from './values-of-gift.ts'
export {
  closeCameBack,
  countCancelled,
  linesOfOrder,
  lowerTotal,
  setAddress,
  setEwayBill,
  setGift,
  setPrint,
}

/**
 * Locks an order, so that other moves, cancellations, shipping and refunds of it wait until the
 * transaction ends; 404 if it does not exist.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder> {
  const order = await findAndLockOrder(tx, id)
  if (!order) throw new Failure('order_not_found')
  return order
}

/** How far an order is printed, the bill it is moved with, and whether it goes where its address says. */
type OrderAside = {
  printing: PrintProgress
  ewayBill: string | null
  /** When its buyer confirmed that they pay in cash: from then on it is due. */
  cashConfirmedAt: Date | null
} & StateOfPin

export type Orders = ReturnType<typeof createOrders>

type OrdersDeps = StaffNotifierDeps & {
  connection: Pick<Connection, 'db' | 'transaction'>
  imageUrls: ImageUrls
  taxDocuments: Pick<TaxDocuments, 'moved'>
}

/** The author of a move, and the reason if the order was not ready. */
type MovedBy = { actorId?: string | undefined; reason?: string | undefined }

/** Whether pieces of a line are left that carry no print of their own. */
function isPlain({ approvalId, quantity, cancelledQuantity }: OrderLine): boolean {
  return approvalId === null && cancelledQuantity < quantity
}

/** Orders: read by their owner and the shop, moved by one table. */
export function createOrders(deps: OrdersDeps) {
  const { imageUrls } = deps
  const { db } = deps.connection
  const notifyStaff = createStaffNotifier(deps)

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
    mover: OrderMover,
    { actorId, reason }: MovedBy = {},
  ): Promise<void> {
    const row = await orderById(tx, id)
    if (!row) throw new Failure('order_not_found')
    if (!mayMove(row.status, to, mover)) throw new Failure('invalid_transition')
    if (!(await moveStatus(tx, id, row.status, to))) throw new Failure('invalid_transition')
    const by: Actor = { actor: mover, ...(actorId && { actorId }) }
    await recordMove(tx, id, row.status, to, { ...by, reason })
    if (to === 'delivered') await markCashPaid(tx, id)
    if (actorId && (to === 'shipped' || to === 'out-for-delivery'))
      await recordChange(tx, actorId, {
        subject: 'order',
        action: to,
        subjectId: id,
        name: row.orderNumber,
        ...(reason && { details: { forced: [null, reason] } }),
      })
    const reader = await readerOf(tx, row.userId, row.shippingAddress, row.gift)
    const times = await timesMoved(tx, id, to)
    await queueMovedMail(deps, tx, await read(tx, id), reader, { from: row.status, times })
    await deps.taxDocuments.moved(tx, id, to)
    logAfterCommit(tx, { what: `order ${to}`, order: row.orderNumber, from: row.status, by: mover })
  }

  /** What waited for its buyer's yes is made from now on, which may move what was promised. */
  async function dueFromNow(tx: Transaction, orderId: string): Promise<string | null> {
    const [{ promise }, lines] = await Promise.all([
      deps.settings.read(tx),
      linesOfOrder(tx, orderId),
    ])
    const days = lines.map(({ productType }) => dueDay(now(), promise, productType))
    return promiseFrom(tx, orderId, days.toSorted().at(-1) ?? indianDay())
  }

  /** Mails the buyer of a cash order a link on which they say whether they want it. */
  async function askForCash(
    tx: Transaction,
    { userId, shippingAddress }: Pick<LockedOrder, 'userId' | 'shippingAddress'>,
    order: Order,
    { times, until }: { times: number; until: Date },
  ): Promise<void> {
    const [token, reader] = await Promise.all([
      newCashLink(tx, order.id),
      accountReaderOf(tx, userId, shippingAddress),
    ])
    await queueCashQuestion(deps, tx, order, reader, { token, times, until })
  }

  return {
    /**
     * Stores a new order with its lines, its first event and its mail inside the caller's
     * transaction. The schema refuses a second order for the same checkout. A replacement is
     * created by a staff member.
     */
    async create(
      tx: Transaction,
      made: NewOrder,
      lines: readonly NewOrderLine[],
      staffId?: string,
    ): Promise<Order> {
      const id = v7()
      const status = 'confirmed'
      const actor = made.paymentMethod === 'cash' ? 'customer' : 'payment'
      const roundingPaise = made.paymentMethod === 'cash' ? cashDue(made.totalPaise).rounding : null
      const by: Actor = staffId
        ? { actor: 'admin', actorId: staffId }
        : { actor, actorId: made.userId }
      // Only a print needs more than the data written here.
      const hasPrints = lines.some(({ approvalId }) => approvalId !== null)
      const { cashState = 'none', advancePaise = 0 } = made
      const waits = cashState === 'to_confirm' ? cashUntil() : null
      const cash = { cashState, cashUntil: waits, advancePaise }
      const [stored, , , prints, reader] = await Promise.all([
        insertOrder(tx, { ...made, ...cash, roundingPaise, id }),
        insertItems(tx, id, lines),
        recordMove(tx, id, null, status, by),
        hasPrints ? itemsOf(tx, [id]) : undefined,
        readerOf(tx, made.userId, made.shippingAddress, made.gift),
      ])
      const row = {
        ...asStored(made),
        ...stored,
        ...cash,
        roundingPaise,
        id,
        status,
      } as const
      const items = prints ?? lines.map((line) => asItem(line, id))
      const order = toOrder(row, items, imageUrls)
      if (waits) await askForCash(tx, made, order, { times: 0, until: waits })
      else await queueConfirmedMail(deps, tx, order, reader)
      if (!staffId) await notifyStaff.ofNew(tx, order)
      logAfterCommit(tx, {
        what: waits ? 'cash order to be confirmed' : 'order confirmed',
        order: row.orderNumber,
        orderId: id,
        ...(made.checkoutId && { checkout: made.checkoutId }),
        totalPaise: made.totalPaise,
      })
      return order
    },

    /** Reminds the buyer of a locked cash order that waits for their answer. */
    async remindOfCash(tx: Transaction, order: LockedOrder, times: number): Promise<void> {
      if (!order.cashUntil) return
      const until = order.cashUntil
      await askForCash(tx, order, await read(tx, order.id), { times, until })
      await markReminded(tx, order.id, times)
    },

    /**
     * A locked cash order that waited for it is confirmed: its buyer gets the mail, and it may be made.
     * The caller makes its print jobs.
     *
     * @returns the day by which it is to be done, where one was promised
     */
    async confirmCash(
      tx: Transaction,
      order: LockedOrder,
      by: { actor: 'customer' | 'admin'; actorId: string },
    ): Promise<string | null> {
      await setCashState(tx, order.id, 'confirmed')
      const dueBy = await dueFromNow(tx, order.id)
      await insertCashChange(tx, { orderId: order.id, changed: 'cash_confirmed', ...by })
      const reader = await readerOf(tx, order.userId, order.shippingAddress)
      await queueConfirmedMail(deps, tx, await read(tx, order.id), reader)
      logAfterCommit(tx, { what: 'cash order confirmed', order: order.orderNumber, by: by.actor })
      return dueBy
    },

    /** A locked cash order is paid online after all, with so many paise. */
    async payInstead(
      tx: Transaction,
      order: LockedOrder,
      paidPaise: number,
    ): Promise<string | null> {
      const { id, userId, cashState } = order
      await setPaidOnline(tx, { id, cashState }, paidPaise)
      const dueBy = cashState === 'to_confirm' ? await dueFromNow(tx, id) : null
      await insertCashChange(tx, {
        orderId: id,
        changed: 'paid_instead',
        actor: 'customer',
        actorId: userId,
      })
      const reader = await readerOf(tx, userId, order.shippingAddress)
      const paid = await read(tx, id)
      if (cashState === 'to_confirm') await queueConfirmedMail(deps, tx, paid, reader)
      else await queuePaidInsteadMail(deps, tx, paid, reader)
      logAfterCommit(tx, { what: 'cash order paid online', order: order.orderNumber, paidPaise })
      return dueBy
    },

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

    /** Begins the printing of an order: its buyer can no longer cancel it. 409 a second time. */
    async startPrinting(tx: Transaction, id: string, staffId: string): Promise<void> {
      const order = await lockOrder(tx, id)
      refuseUnconfirmed(order)
      if (order.status === 'confirmed')
        refuseWhileChangeable(order.createdAt, await deps.settings.read(tx))
      if (order.printingStartedAt !== null)
        throw new Failure('invalid_transition', { sentence: message('printingBegun') })
      if (!(await markPrintingStarted(tx, id))) throw new Failure('invalid_transition')
      await recordChange(tx, staffId, {
        subject: 'order',
        action: 'changed',
        subjectId: id,
        name: order.orderNumber,
        details: { printing: [false, true] },
      })
      logAfterCommit(tx, { what: 'printing started', order: order.orderNumber })
    },

    /**
     * Records that staff confirm the plain goods of an order as printed. It also starts the
     * printing if it has not begun; a repeated call changes nothing. 409 if there is nothing to
     * confirm.
     */
    async plainGoodsPrinted(tx: Transaction, id: string, staffId: string): Promise<void> {
      const order = await lockOrder(tx, id)
      refuseUnconfirmed(order)
      if (order.status !== 'confirmed') throw new Failure('invalid_transition')
      if (order.printedAt !== null) return
      const lines = await linesOfOrder(tx, id)
      if (!lines.some(isPlain))
        throw new Failure('invalid_transition', { sentence: message('printMove') })
      if (order.printingStartedAt === null)
        refuseWhileChangeable(order.createdAt, await deps.settings.read(tx))
      await markPrinted(tx, id)
      await recordChange(tx, staffId, {
        subject: 'order',
        action: 'changed',
        subjectId: id,
        name: order.orderNumber,
        details: { printed: [false, true] },
      })
      logAfterCommit(tx, { what: 'plain goods printed', order: order.orderNumber })
    },

    /**
     * Moves an order by the table of the contract, records the author, and mails the customer. No
     * other function moves orders. 409 when the move is not allowed from the current state, or when
     * somebody else moved it first.
     */
    move,
  }
}
