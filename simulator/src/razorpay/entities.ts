import { randomId } from '#random-id.ts'

/** `[]` when empty, as PHP serialises an empty map. */
export type Notes = Record<string, string> | []

export type Order = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

export type Payment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  captured: boolean
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  created_at: number
  [more: string]: unknown
}

export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  status: 'pending' | 'processed' | 'failed'
  created_at: number
  [more: string]: unknown
}

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A new order (docs/providers.md 1.2); `amount` in paise. */
export function newOrder(
  request: {
    amount: number
    currency: string
    receipt: string | null
    notes: Notes
  },
  at: Date,
): Order {
  return {
    id: randomId('order_'),
    entity: 'order',
    amount: request.amount,
    amount_paid: 0,
    amount_due: request.amount,
    currency: request.currency,
    receipt: request.receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: request.notes,
    created_at: seconds(at),
  }
}

/**
 * The payer and the payment; amount and currency are the order's unless a test needs a mismatch.
 */
export type Attempt = {
  amount: number
  currency: string
  email: string
  contact: string
  outcome: 'captured' | 'authorized' | 'failed'
}

const declined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}
const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}

/** An attempt to pay an order (docs/providers.md 1.3), by the provider's own test UPI address. */
export function newPayment(order: Order, attempt: Attempt, at: Date): Payment {
  const failed = attempt.outcome === 'failed'
  const vpa = failed ? 'failure@razorpay' : 'success@razorpay'
  const payment: Payment = {
    id: randomId('pay_'),
    entity: 'payment',
    amount: attempt.amount,
    currency: attempt.currency,
    status: failed ? 'failed' : 'authorized',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: `Sandbox payment of ₹${attempt.amount / 100} / ${order.receipt ?? order.id}`,
    card_id: null,
    bank: null,
    wallet: null,
    vpa,
    email: attempt.email,
    contact: attempt.contact,
    notes: order.notes,
    fee: null,
    tax: null,
    ...(failed ? declined : noError),
    acquirer_data: failed ? { rrn: null } : { rrn: '227411223344' },
    created_at: seconds(at),
    upi: { vpa },
  }
  return attempt.outcome === 'captured' ? asCaptured(payment) : payment
}

/** The captured payment, with the provider's fee of 2 % and the tax on it. */
export function asCaptured(payment: Payment): Payment {
  const tax = Math.round(payment.amount * 0.0036)
  const fee = Math.round(payment.amount * 0.02) + tax
  return { ...payment, status: 'captured', captured: true, fee, tax }
}

/** A refund, processed at once (docs/providers.md 1.5). */
export function newRefund(
  payment: Payment,
  request: { amount: number; speed: string; notes: Notes; receipt: string | null },
  at: Date,
): Refund {
  return {
    id: randomId('rfnd_'),
    entity: 'refund',
    amount: request.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: request.notes,
    receipt: request.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(at),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: request.speed,
  }
}
