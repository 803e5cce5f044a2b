import type { Records } from '#record-store.ts'
import type { SimulatorDeps } from '#simulator-deps.ts'
import {
  newOrder,
  seconds,
  type Attempt,
  type Notes,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts'
import { unknownId } from './errors.ts'
import { attempt, capture, entry, refund, type Ledger, type RefundRequest } from './ledger.ts'
import {
  type SettledItem,
  settledAt,
  settledPayment,
  settledRefund,
  settlementDay,
} from './settling.ts'
import type { Webhooks } from './webhooks.ts'

/** The simulated payment provider: orders, payments and refunds in the simulator's records. */
export type Bank = ReturnType<typeof createBank>

/** Throws RazorpayError for whatever the provider would refuse. Amounts are paise. */
export function createBank(
  { records, now }: Pick<SimulatorDeps, 'records' | 'now'>,
  webhooks: Webhooks,
) {
  async function ledgerOf(orderId: string): Promise<Ledger> {
    const found = await records.find('order', orderId)
    if (!found) throw unknownId()
    return found.data
  }

  /** The order that a payment or refund belongs to. */
  async function ledgerIdOf(kind: 'payment' | 'refund', id: string): Promise<string> {
    const found = await records.find(kind, id)
    if (!found?.parentId) throw unknownId()
    return found.parentId
  }

  /** Stores the result of `step` on the ledger and returns it; after a lost race it runs again. */
  async function write<T extends { ledger: Ledger }>(
    orderId: string,
    step: (ledger: Ledger) => T,
    on: Records = records,
  ): Promise<T> {
    let result: T | undefined
    await on.change('order', orderId, (ledger) => {
      result = step(ledger)
      return result.ledger
    })
    if (!result) throw unknownId()
    return result
  }

  /** Puts a payment or refund on the settlement of its day. */
  async function settleLater(on: Records, data: SettledItem): Promise<void> {
    const parentId = settlementDay(seconds(now()))
    await on.insert({ kind: 'settling', id: data.entity_id, parentId, data })
  }

  function notifyCaptured(order: Order, payment: Payment): void {
    webhooks.send('payment.captured', { payment })
    webhooks.send('order.paid', { payment, order })
  }

  return {
    async createOrder(request: {
      amount: number
      currency: string
      receipt: string | null
      notes: Notes
    }): Promise<Order> {
      const order = newOrder(request, now())
      const data: Ledger = { order, payments: [] }
      await records.insert({ kind: 'order', id: order.id, parentId: order.receipt, data })
      return order
    },

    async orders(filter: { receipt?: string; count: number; skip: number }): Promise<Order[]> {
      const ledgers = await records.list('order', {
        ...(filter.receipt !== undefined && { parentId: filter.receipt }),
        limit: filter.count,
        offset: filter.skip,
      })
      return ledgers.map(({ order }) => order)
    },

    order: async (id: string): Promise<Order> => (await ledgerOf(id)).order,

    orderPayments: async (id: string): Promise<Payment[]> =>
      (await ledgerOf(id)).payments.map(({ payment }) => payment),

    async changeNotes(id: string, notes: Notes): Promise<Order> {
      const { ledger } = await write(id, ({ order, payments }) => ({
        ledger: { order: { ...order, notes }, payments },
      }))
      return ledger.order
    },

    async payment(id: string): Promise<Payment> {
      return entry(await ledgerOf(await ledgerIdOf('payment', id)), id).payment
    },

    /** Pays as a shopper would in the window, with or without the callback to the shop. */
    async pay(
      orderId: string,
      tried: Omit<Attempt, 'amount' | 'currency'> & Partial<Attempt>,
      tell: boolean,
    ): Promise<Payment> {
      const step = (ledger: Ledger) =>
        attempt(
          ledger,
          {
            ...tried,
            amount: tried.amount ?? ledger.order.amount,
            currency: tried.currency ?? ledger.order.currency,
          },
          now(),
        )
      // Both or neither: nobody could find the money of a payment without its index entry.
      const { ledger, payment } = await records.transaction(async (tx) => {
        const made = await write(orderId, step, tx)
        const { id } = made.payment
        await tx.insert({ kind: 'payment', id, parentId: orderId, data: {} })
        if (made.payment.captured)
          await settleLater(tx, settledPayment(made.payment, seconds(now())))
        return made
      })
      if (!tell) return payment
      if (payment.captured) notifyCaptured(ledger.order, payment)
      else webhooks.send(`payment.${payment.status}`, { payment })
      return payment
    },

    async capture(id: string, request: { amount: number; currency: string }): Promise<Payment> {
      const orderId = await ledgerIdOf('payment', id)
      const { ledger, payment } = await records.transaction(async (tx) => {
        const made = await write(orderId, (ledger) => capture(ledger, id, request), tx)
        await settleLater(tx, settledPayment(made.payment, seconds(now())))
        return made
      })
      notifyCaptured(ledger.order, payment)
      return payment
    },

    async refund(id: string, request: RefundRequest, key: string | null): Promise<Refund> {
      const orderId = await ledgerIdOf('payment', id)
      const made = await records.transaction(async (tx) => {
        const made = await write(orderId, (ledger) => refund(ledger, id, request, key, now()), tx)
        await tx.insert({ kind: 'refund', id: made.refund.id, parentId: orderId, data: {} })
        await settleLater(tx, settledRefund(made.refund, made.payment, seconds(now())))
        return made
      })
      if (!made.repeated)
        webhooks.send('refund.processed', { refund: made.refund, payment: made.payment })
      return made.refund
    },

    async refundsOf(id: string): Promise<Refund[]> {
      const { refunds } = entry(await ledgerOf(await ledgerIdOf('payment', id)), id)
      return refunds.map(({ refund }) => refund)
    },

    async refundById(id: string): Promise<Refund> {
      const ledger = await ledgerOf(await ledgerIdOf('refund', id))
      const refunds = ledger.payments.flatMap((one) => one.refunds)
      const found = refunds.find((one) => one.refund.id === id)
      if (!found) throw unknownId()
      return found.refund
    },

    /** A page of what was settled on a day in India. */
    async settled(day: string, page: { count: number; skip: number }): Promise<SettledItem[]> {
      if (settledAt(day) > seconds(now())) return []
      return records.list('settling', { parentId: day, limit: page.count, offset: page.skip })
    },

    ledgers: (limit: number): Promise<Ledger[]> => records.list('order', { limit }),
  }
}
