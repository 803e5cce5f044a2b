import type { Payment, Refund } from './entities.ts'

/** A line of the settlement report (docs/providers.md 1.9), in paise and Unix seconds. */
export type SettledItem = {
  entity_id: string
  type: 'payment' | 'refund'
  debit: number
  credit: number
  amount: number
  currency: string
  /** With its tax. */
  fee: number
  tax: number
  on_hold: boolean
  settled: boolean
  created_at: number
  settled_at: number
  settlement_id: string
  payment_id: string | null
  settlement_utr: string
  order_id: string
}

/** How many days later money reaches the bank. The provider counts working days; the simulator all. */
const settlesAfterDays = 2
const dayMs = 86_400_000
const indiaAheadMs = 5.5 * 3_600_000

/** The day in India on which something of this instant is settled. */
export function settlementDay(createdAt: number): string {
  const at = createdAt * 1_000 + settlesAfterDays * dayMs + indiaAheadMs
  return new Date(at).toISOString().slice(0, 10)
}

/** When the settlement of a day in India is made, in Unix seconds. */
export const settledAt = (day: string): number => Date.parse(`${day}T11:00:00+05:30`) / 1_000

/** A captured payment as its settlement has it. */
export function settledPayment(payment: Payment, capturedAt: number): SettledItem {
  const [fee, tax] = [payment.fee ?? 0, payment.tax ?? 0]
  return {
    ...itemOf(payment, settlementDay(capturedAt)),
    type: 'payment',
    debit: 0,
    credit: payment.amount - fee,
    fee,
    tax,
    payment_id: null,
    order_id: payment.order_id,
  }
}

/** A refund as its settlement has it. */
export function settledRefund(refund: Refund, { order_id }: Payment, madeAt: number): SettledItem {
  return {
    ...itemOf(refund, settlementDay(madeAt)),
    type: 'refund',
    debit: refund.amount,
    credit: 0,
    fee: 0,
    tax: 0,
    payment_id: refund.payment_id,
    order_id,
  }
}

/** What payments and refunds have in common; all of a day are in one settlement. */
function itemOf({ id, amount, currency, created_at }: Payment | Refund, day: string) {
  const digits = day.replaceAll('-', '')
  return {
    entity_id: id,
    amount,
    currency,
    on_hold: false,
    settled: true,
    created_at,
    settled_at: settledAt(day),
    settlement_id: `setl_Sandbx${digits}`,
    settlement_utr: `SANDBOX${digits}`,
  }
}
