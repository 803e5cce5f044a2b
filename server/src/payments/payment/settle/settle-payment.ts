import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import {
  type Checkout,
  lockCheckout,
  reserveStock,
  settleCheckout,
  whyNotOrdered,
} from '#orders/checkout/checkout.service.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { message } from '#platform/http/messages.ts'
import { releaseUse, reserveUseAgain } from '#orders/offers/offers.service.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { lockOrder, type Orders } from '#orders/order/orders.service.ts'
import type { Printing } from '#fulfilment/print/print.service.ts'
import { queueFlaggedMail, queueRefundMail } from '#payments/payment/payment.mails.ts'
import {
  insertPayment,
  type Payment,
  paymentByProviderId,
} from '#payments/payment/payments.queries.ts'
import type { ProviderPayment } from '#payments/providers/payment-provider.ts'
import { issueRefund } from '#payments/payment/refund/issue-refund.ts'
import { lastCancellation, type PaymentDue } from '#payments/payment/pay-now/pay-now.queries.ts'
import { whyNotInstead } from '#payments/payment/pay-now/why-not-instead.ts'
import { refundOrder, type RefundOrderDeps } from '#payments/payment/refund/refund-order.ts'
import { type Due, findDue } from './find-due.ts'

export type SettleDeps = {
  connection: Connection
  jobs: Jobs
  mail: MailService
  orders: Pick<Orders, 'create' | 'idOfCheckout' | 'payInstead'>
  printing: Pick<Printing, 'makeJobs' | 'postponeJobs'>
  taxDocuments: Pick<TaxDocuments, 'paid' | 'refunded'>
  refundDetails: RefundOrderDeps['refundDetails']
}

/** How a captured payment ended; `unknown` when it belongs to no checkout of this shop. */
export type Settlement =
  | { outcome: 'order'; checkoutId: string; orderId: string }
  | { outcome: 'refunded' | 'mismatch'; checkoutId: string }
  | { outcome: 'unknown' }

/**
 * The only path from a payment to an order (docs/product.md 10.1). The browser's return, the
 * webhook and the reconciler all call it, in any order and number: the first makes the order, every
 * later call returns the same.
 *
 * A payment that came too late gets the stock again if there is enough; otherwise it is refunded
 * once. A payment with another amount, currency or order confirms nothing and is flagged.
 *
 * @param captured the provider's own record of a captured payment, amounts in paise
 */
export async function settlePayment(
  deps: SettleDeps,
  captured: ProviderPayment,
): Promise<Settlement> {
  const found = captured.orderId ? await findDue(deps.connection.db, captured.orderId) : undefined
  if (!found) return { outcome: 'unknown' }
  return deps.connection.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, found.checkout)
    const known = await paymentByProviderId(tx, captured.id)
    if (known) return settledBefore(deps, tx, checkout, known)
    const settlement = await settleNew(deps, tx, { ...found, checkout }, captured)
    logAfterCommit(tx, {
      what: `payment settled: ${settlement.outcome}`,
      checkout: checkout.id,
      payment: captured.id,
      amountPaise: captured.amountPaise,
    })
    return settlement
  })
}

async function settledBefore(
  deps: SettleDeps,
  tx: Transaction,
  checkout: Checkout,
  payment: Payment,
): Promise<Settlement> {
  const checkoutId = checkout.id
  if (payment.checkoutId !== checkoutId || payment.status === 'flagged')
    return { outcome: 'mismatch', checkoutId }
  const orderId = await deps.orders.idOfCheckout(tx, checkoutId)
  const isTheOne = orderId !== undefined && payment.orderId === orderId
  return isTheOne ? { outcome: 'order', checkoutId, orderId } : { outcome: 'refunded', checkoutId }
}

async function settleNew(
  deps: SettleDeps,
  tx: Transaction,
  { checkout, amountPaise: due, instead }: Due,
  captured: ProviderPayment,
): Promise<Settlement> {
  const checkoutId = checkout.id
  const record = {
    checkoutId,
    providerPaymentId: captured.id,
    amountPaise: captured.amountPaise,
    currency: captured.currency,
    method: captured.method,
  }
  if (captured.amountPaise !== due || captured.currency !== 'INR') {
    const flag = `paid ${captured.amountPaise} ${captured.currency}, due ${due} INR`
    const payment = await insertPayment(tx, { ...record, status: 'flagged', flag })
    if (payment) await queueFlaggedMail(deps.mail, tx, checkout, payment)
    return { outcome: 'mismatch', checkoutId }
  }
  if (captured.status === 'refunded') {
    // The payment was refunded before the shop heard of it: there is nothing to send goods for.
    await insertPayment(tx, {
      ...record,
      status: 'refunded',
      refundHeldPaise: captured.amountPaise,
      flag: 'refunded at the provider',
    })
    return { outcome: 'refunded', checkoutId }
  }
  const kept = instead
    ? await keepInstead(deps, tx, instead, record)
    : await keepAsOrder(deps, tx, checkout, record)
  if ('orderId' in kept) return { outcome: 'order', checkoutId, orderId: kept.orderId }
  const payment = await insertPayment(tx, { ...record, status: 'captured' })
  if (payment) {
    const refund = await issueRefund(deps, tx, {
      kind: 'provider',
      orderId: null,
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      reason: kept.reason,
    })
    await queueRefundMail(deps.mail, tx, checkout, refund)
  }
  return { outcome: 'refunded', checkoutId }
}

/** The outcome of a payment: the order that it pays for, or why there is none. */
type Kept = { orderId: string } | { reason: string }
type PaymentRecord = Omit<Parameters<typeof insertPayment>[1], 'status'>

async function keepAsOrder(
  deps: SettleDeps,
  tx: Transaction,
  checkout: Checkout,
  record: PaymentRecord,
): Promise<Kept> {
  const reason = await whyNotKept(tx, checkout)
  if (reason !== null) return { reason }
  const { id: orderId } = await settleCheckout(deps, tx, checkout)
  await insertPayment(tx, { ...record, status: 'captured', orderId })
  await deps.taxDocuments.paid(tx, orderId)
  return { orderId }
}

/**
 * Makes the order that was to be paid in cash a paid one (docs/product.md 10.19). What was cancelled of
 * it since the payment was begun goes back.
 */
async function keepInstead(
  deps: SettleDeps,
  tx: Transaction,
  { orderId }: PaymentDue,
  record: PaymentRecord,
): Promise<Kept> {
  const order = await lockOrder(tx, orderId)
  const obstacle = await whyNotInstead(tx, order)
  if (obstacle) return obstacle
  const { amountPaise } = record
  const dueBy = await deps.orders.payInstead(tx, order, amountPaise)
  await insertPayment(tx, { ...record, status: 'captured', orderId })
  await deps.taxDocuments.paid(tx, orderId)
  if (isCashOpen(order.cashState) && dueBy !== null)
    await deps.printing.postponeJobs(tx, orderId, dueBy)
  const cancellationId = await lastCancellation(tx, orderId)
  const cancelled = amountPaise - order.totalPaise
  if (cancelled > 0)
    await refundOrder(
      deps,
      tx,
      { ...order, paymentMethod: 'online', paidPaise: amountPaise },
      {
        amountPaise: cancelled,
        ...(cancellationId && { cancellationId }),
        reason: `A part of your order ${order.orderNumber} was cancelled.`,
      },
    )
  return { orderId }
}

/** Null when the checkout can become an order now, with its stock held; else why it cannot. */
async function whyNotKept(tx: Transaction, checkout: Checkout): Promise<string | null> {
  if (checkout.status === 'settled') return 'This order was already paid for.'
  const obstacle = await whyNotOrdered(tx, checkout)
  if (obstacle !== null) return obstacle
  if (checkout.status === 'open') return null
  if (!(await reserveUseAgain(tx, checkout)))
    return message('couponLate', checkout.offerCode ?? '').text
  const short = await reserveStock(tx, checkout.id)
  if (!short) return null
  await releaseUse(tx, checkout.id)
  return `${short.title} was sold out by the time the payment came.`
}
