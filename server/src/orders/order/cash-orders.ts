import type { Order } from '@tohfa/contract/orders/orders'
import { dueDay } from '#fulfilment/promise/promise.service.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { accountReaderOf, readerOf } from '#platform/mail/reader.ts'
import { newCashLink } from './cash-link.ts'
import { queueCashQuestion, queuePaidInsteadMail } from './cash.mails.ts'
import {
  insertCashChange,
  markReminded,
  promiseFrom,
  setCashState,
  setPaidOnline,
} from './cash.queries.ts'
import { linesOfOrder, type LockedOrder } from './change-order.queries.ts'
import { queueConfirmedMail } from './order.mails.ts'
import type { OrdersDeps } from './orders-deps.ts'
import type { OrderReads } from './read-orders.ts'

export type CashOrders = ReturnType<typeof createCashOrders>

/** Cash orders from the question to their buyers on. */
export function createCashOrders(deps: OrdersDeps, { within: read }: Pick<OrderReads, 'within'>) {
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
    askForCash,

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
  }
}
