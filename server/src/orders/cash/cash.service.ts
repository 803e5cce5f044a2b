import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import {
  cashReminderHours,
  type CashReason,
  type CashState,
  isCashOpen,
} from '@tohfa/contract/orders/cash-states'
import type { CashQuestion } from '@tohfa/contract/orders/cash.calls'
import type { Order } from '@tohfa/contract/orders/orders'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { refusedParcels } from '#orders/cash-rules/cash-rules.service.ts'
import { type CancelDeps, cancelOrder } from '#orders/cancellations/cancellations.service.ts'
import {
  deleteOldCashLinks,
  dueReminders,
  type LockedOrder,
  lockOrder,
  type Orders,
  readCashLink,
  unanswered,
} from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import { isFirstOrder } from './cash-order.queries.ts'

/** Looks after cash orders that wait for an answer: reminds their buyers, and cancels them in the end. */
const followCash = defineJob<Record<string, never>>('follow-cash-orders', { retryLimit: 0 })

const mostAtOnce = 500

export type CashAnswer = 'yes' | 'no'
export type Cash = ReturnType<typeof createCash>

type CashDeps = CancelDeps & {
  connection: Connection
  jobs: Jobs
  orders: Pick<Orders, 'byId' | 'confirmCash' | 'move' | 'remindOfCash'>
  printing: Pick<Printing, 'postponeJobs' | 'startedItems'>
}

/** Cash orders before they are printed (docs/product.md 9.21): asked of their buyer, answered once. */
export function createCash(deps: CashDeps) {
  const { connection, jobs, orders, printing } = deps
  const { db, transaction } = connection

  /** Of two answers at once the second finds the order answered; who asks has it locked. */
  async function answer(
    tx: Transaction,
    order: LockedOrder,
    said: CashAnswer,
    by: { actor: 'customer' | 'admin'; actorId: string },
  ): Promise<void> {
    if (said === 'no') {
      await cancelOrder(deps, tx, order, { reason: declined[by.actor] }, by)
      return
    }
    const dueBy = await orders.confirmCash(tx, order, by)
    if (dueBy !== null) await printing.postponeJobs(tx, order.id, dueBy)
  }

  /** The order of a link that is good, locked. */
  async function asked(tx: Transaction, token: string): Promise<LockedOrder> {
    const id = await readCashLink(tx, token)
    if (id === undefined) throw new Failure('link_not_found')
    const order = await lockOrder(tx, id)
    refuseOldLink(order)
    return order
  }

  async function expire(id: string): Promise<void> {
    await transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!isCashOpen(order.cashState) || !isOver(order)) return
      const request = { reason: 'Its buyer did not confirm it in time', isExpired: true }
      await cancelOrder(deps, tx, order, request, { actor: 'system' })
    })
  }

  async function remind(id: string, times: number): Promise<void> {
    await transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!isCashOpen(order.cashState) || isOver(order) || order.cashReminders >= times) return
      await orders.remindOfCash(tx, order, times)
    })
  }

  jobs.handle(followCash, async () => {
    for (const id of await unanswered(db, mostAtOnce)) await expire(id)
    // The last first: who is late for two gets one.
    for (const [at, hours] of [...cashReminderHours.entries()].toReversed())
      for (const before of Array.from({ length: at + 1 }, (_, n) => n))
        for (const id of await dueReminders(db, { before, hours }, mostAtOnce))
          await remind(id, at + 1)
  })
  jobs.repeat(followCash, '* * * * *')
  purgeNightly(jobs, 'forget-cash-links', (most) => deleteOldCashLinks(db, most))

  return {
    /** What a link asks; 410 after its time, 404 when it was used or is false. */
    async read(token: string): Promise<CashQuestion> {
      const id = await readCashLink(db, token)
      if (id === undefined) throw new Failure('link_not_found')
      const order = await orders.byId(id)
      refuseOldLink({
        cashState: order.cashState,
        cashUntil: order.cashUntil === undefined ? null : new Date(order.cashUntil),
      })
      return toQuestion(order)
    },

    /** Takes the answer of whoever has the link, once. */
    async answerByLink(
      token: string,
      said: CashAnswer,
    ): Promise<{ orderNumber: string; cashState: 'confirmed' | 'declined' }> {
      return transaction(async (tx) => {
        const order = await asked(tx, token)
        await answer(tx, order, said, { actor: 'customer', actorId: order.userId })
        const cashState = said === 'yes' ? ('confirmed' as const) : ('declined' as const)
        return { orderNumber: order.orderNumber, cashState }
      })
    },

    /** The order of a link, whatever became of it; 404 where the link is false. */
    async idOfLink(token: string): Promise<string> {
      const id = await readCashLink(db, token)
      if (id === undefined) throw new Failure('link_not_found')
      return id
    },

    /** The order of a link that is good. */
    ofLink: (token: string): Promise<LockedOrder> => transaction((tx) => asked(tx, token)),

    /** Takes the answer of the buyer, signed in; 404 for anybody else's order. */
    async answerByOwner(userId: string, orderId: string, said: CashAnswer): Promise<void> {
      await transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (order.userId !== userId) throw new Failure('order_not_found')
        refuseAnswered(order)
        await answer(tx, order, said, { actor: 'customer', actorId: userId })
      })
    },

    /** Staff say for the buyer, whom they called, what they answered. */
    async answerByStaff(
      staffId: string,
      orderId: string,
      state: 'confirmed' | 'declined',
    ): Promise<void> {
      await transaction(async (tx) => {
        const order = await lockOrder(tx, orderId)
        refuseAnswered(order)
        const said = state === 'confirmed' ? 'yes' : 'no'
        await answer(tx, order, said, { actor: 'admin', actorId: staffId })
        await recordChange(tx, staffId, {
          subject: 'order',
          action: 'changed',
          subjectId: orderId,
          name: order.orderNumber,
          details: { cash: [order.cashState, state] },
        })
      })
    },

    /** Why the buyer of a cash order is asked, and what parcels were not taken before; null of others. */
    async forStaff(
      order: Order,
      userId: string,
      confirmedAt: Date | null,
    ): Promise<AdminOrder['cash']> {
      if (order.payment_method !== 'cash') return null
      const { phone } = order.shipping_address
      const [found, isFirst] = await Promise.all([
        refusedParcels(db, { userId, phone }),
        isFirstOrder(db, userId, order.id),
      ])
      const refused = found.filter(({ orderNumber }) => orderNumber !== order.orderNumber)
      const reasons: CashReason[] = [
        ...(order.cashState === 'none' ? [] : (['rule'] as const)),
        ...(isFirst ? (['first_order'] as const) : []),
        ...(refused.length > 0 ? (['refused_before'] as const) : []),
        ...(order.order_items.some(({ personalisation }) => personalisation)
          ? (['personalised'] as const)
          : []),
      ]
      return {
        confirmedAt: confirmedAt?.toISOString() ?? null,
        reasons,
        refused: refused.map(({ at, ...parcel }) => ({ ...parcel, at: at.toISOString() })),
      }
    },
  }
}

const declined = {
  customer: 'Its buyer declined it before it was made',
  admin: 'Its buyer declined it when we asked',
} as const

type Waiting = { cashState: CashState; cashUntil: Date | null }

const isOver = ({ cashUntil }: Pick<Waiting, 'cashUntil'>) =>
  cashUntil !== null && cashUntil <= now()

/** @throws Failure `link_expired` after its time, `link_not_found` once it was answered otherwise */
function refuseOldLink(order: Waiting): void {
  if (order.cashState === 'expired') throw new Failure('link_expired')
  if (!isCashOpen(order.cashState)) throw new Failure('link_not_found')
  if (isOver(order)) throw new Failure('link_expired')
}

/** A signed-in buyer and staff may still say yes until the order is cancelled. */
function refuseAnswered({ cashState }: Waiting): void {
  if (!isCashOpen(cashState))
    throw new Failure('invalid_transition', { sentence: message('cashAnswered') })
}

function toQuestion(order: Order): CashQuestion {
  return {
    orderNumber: order.orderNumber,
    items: order.order_items
      .filter(({ quantity, cancelled }) => cancelled < quantity)
      .map(
        ({ product, selectedDetails: { color, size, quantity: pack }, quantity, cancelled }) => ({
          title: product.title,
          color,
          ...(size && { size }),
          ...(pack && { pack }),
          quantity: quantity - cancelled,
        }),
      ),
    toCollect: order.toCollect ?? order.total,
    total: order.total,
    city: order.shipping_address.city,
    until: order.cashUntil ?? order.order_date,
  }
}
