import {
  asCaptured,
  newPayment,
  newRefund,
  type Attempt,
  type Notes,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts'
import { badRequest, unknownId } from './errors.ts'

/**
 * An order with its payments and refunds in one record, so that one atomic write enforces its
 * rules.
 */
export type Ledger = { order: Order; payments: LedgerPayment[] }
type LedgerPayment = { payment: Payment; refunds: LedgerRefund[] }
type LedgerRefund = { refund: Refund; key: string | null; asked: RefundRequest }

export type RefundRequest = {
  /** In paise; the whole rest when absent. */
  amount?: number | undefined
  speed: string
  notes: Notes
  receipt: string | null
}

/**
 * Payment attempts. An order accepts one successful payment, and no other while one is authorised.
 */
export function attempt(
  ledger: Ledger,
  tried: Attempt,
  at: Date,
): { ledger: Ledger; payment: Payment } {
  const { order, payments } = ledger
  if (order.status === 'paid') throw badRequest('Order is already paid')
  if (payments.some(({ payment }) => payment.status === 'authorized'))
    throw badRequest('A payment of this order is already authorized')
  const payment = newPayment(order, tried, at)
  const attempted: Order = { ...order, status: 'attempted', attempts: order.attempts + 1 }
  return {
    payment,
    ledger: {
      order: payment.captured ? paid(attempted, payment) : attempted,
      payments: [...payments, { payment, refunds: [] }],
    },
  }
}

/** Captures an authorised payment (docs/providers.md 1.4). */
export function capture(
  ledger: Ledger,
  paymentId: string,
  request: { amount: number; currency: string },
): { ledger: Ledger; payment: Payment } {
  const { payment } = entry(ledger, paymentId)
  if (payment.captured) throw badRequest('This payment has already been captured')
  if (payment.status !== 'authorized')
    throw badRequest(
      'Only payments which have been authorized and not yet captured can be captured',
    )
  if (request.amount !== payment.amount || request.currency !== payment.currency)
    throw badRequest('Capture amount must be equal to the amount authorized')
  const captured = asCaptured(payment)
  const written = write(ledger, captured)
  return { payment: captured, ledger: { ...written, order: paid(ledger.order, captured) } }
}

/** Refunds a payment (docs/providers.md 1.5); a repeated key returns the first refund. */
export function refund(
  ledger: Ledger,
  paymentId: string,
  request: RefundRequest,
  key: string | null,
  at: Date,
): { ledger: Ledger; payment: Payment; refund: Refund; repeated: boolean } {
  const { payment, refunds } = entry(ledger, paymentId)
  const earlier = key === null ? undefined : refunds.find((one) => one.key === key)
  if (earlier) {
    if (JSON.stringify(sorted(earlier.asked)) !== JSON.stringify(sorted(request)))
      throw badRequest(
        'Different request with the same idempotency key has already been processed.',
      )
    return { ledger, payment, refund: earlier.refund, repeated: true }
  }
  if (payment.status === 'refunded')
    throw badRequest('The payment has been fully refunded already.')
  if (!payment.captured)
    throw badRequest('The payment status should be captured for action to be taken')
  const left = payment.amount - payment.amount_refunded
  const amount = request.amount ?? left
  if (amount < 100) throw badRequest('The amount must be at least INR 1.00')
  if (amount > left) throw badRequest('The refund amount provided is greater than amount captured.')
  const made = newRefund(payment, { ...request, amount }, at)
  const full = amount === left
  const after: Payment = {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refund_status: full ? 'full' : 'partial',
    status: full ? 'refunded' : payment.status,
  }
  return {
    payment: after,
    refund: made,
    repeated: false,
    ledger: write(ledger, after, { refund: made, key, asked: request }),
  }
}

/** The order without its payers. */
export function withoutPayer(ledger: Ledger): Ledger {
  const payments = ledger.payments.map((one) => ({
    ...one,
    payment: { ...one.payment, email: '', contact: '' },
  }))
  return { ...ledger, payments }
}

/** The payment with its refunds; throws the provider's error for an unknown id. */
export function entry(ledger: Ledger, paymentId: string): LedgerPayment {
  const found = ledger.payments.find(({ payment }) => payment.id === paymentId)
  if (!found) throw unknownId()
  return found
}

function write(ledger: Ledger, payment: Payment, made?: LedgerRefund): Ledger {
  const payments = ledger.payments.map((one) =>
    one.payment.id === payment.id
      ? { payment, refunds: made ? [...one.refunds, made] : one.refunds }
      : one,
  )
  return { ...ledger, payments }
}

function paid(order: Order, payment: Payment): Order {
  const amount_due = Math.max(0, order.amount - payment.amount)
  return { ...order, status: 'paid', amount_paid: payment.amount, amount_due }
}

/** The request with sorted keys, because storage may reorder them. */
function sorted(request: RefundRequest): unknown[] {
  const notes = Object.entries(request.notes).sort(([a], [b]) => a.localeCompare(b))
  return [request.amount ?? null, request.speed, notes, request.receipt]
}
