import type { PaymentRequest } from '@tohfa/contract/checkout'
import type { Checkout } from '../checkout/checkout.service.ts'
import type { Transaction } from '../database/connect.ts'
import { purgeNightly } from '../jobs/purge-nightly.ts'
import type { ConfirmDeps } from './settle/confirm-payment.ts'
import { type FailedTry, failedTries } from './failed-tries.ts'
import { makeRefund } from './refund/make-refund.ts'
import { reconcileCheckout, refundPayment, processPaymentEvent } from './payments.jobs.ts'
import { deleteOldEvents, type PaymentWithRefund, paymentsOfOrder } from './payments.queries.ts'
import { reconcile } from './settle/reconcile-checkout.ts'
import { refundOrder, type UndeliveredOrder } from './refund/refund-order.ts'
import { requestPayment, type RequestPaymentDeps } from './request-payment.ts'
import { verifyPayment } from './settle/verify-payment.ts'
import { processEvent } from './settle/process-event.ts'

export type Payments = {
  /** Opens the provider's side of a checkout; amounts in paise. 502 when it is away. */
  requestPayment(checkout: Checkout): Promise<PaymentRequest>
  /** The order of a payment that the browser brought back. */
  verify(
    userId: string,
    callback: { orderId: string; paymentId: string; signature: string },
  ): Promise<string>
  /** Gives the money of an order that will not be delivered back in full, once, as part of `tx`. */
  refundOrder(tx: Transaction, order: UndeliveredOrder): Promise<void>
  /** The tries to pay within the last week that were refused and came to nothing. */
  failedTries(most: number): Promise<FailedTry[]>
  /** What came in for an order, and what of it goes back. */
  ofOrder(orderId: string): Promise<PaymentWithRefund[]>
}

/** Payments, and the jobs that bring each of them to its end. */
export function createPayments(deps: ConfirmDeps & RequestPaymentDeps): Payments {
  deps.jobs.handle(reconcileCheckout, ({ checkoutId }) => reconcile(deps, checkoutId))
  deps.jobs.handle(processPaymentEvent, ({ eventId }) => processEvent(deps, eventId))
  deps.jobs.handle(refundPayment, ({ refundId }) => makeRefund(deps, refundId))
  purgeNightly(deps.jobs, 'forget-provider-events', (most) =>
    deleteOldEvents(deps.connection.db, most),
  )
  return {
    requestPayment: (checkout) => requestPayment(deps, checkout),
    verify: (userId, callback) => verifyPayment(deps, userId, callback),
    refundOrder: (tx, order) => refundOrder(deps, tx, order),
    failedTries: (most) => failedTries(deps.connection.db, most),
    ofOrder: (orderId) => paymentsOfOrder(deps.connection.db, orderId),
  }
}
