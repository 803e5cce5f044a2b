import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { RefundChange } from '@tohfa/contract/payments/refunds'
import type { OpenCheckout } from '#orders/checkout/checkout.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { PaymentCallback } from '#payments/providers/payment-provider.ts'
import { type FailedAttempt, failedAttempts } from './failed-attempts.ts'
import { makeRefund } from './refund/make-refund.ts'
import {
  processPaymentEvent,
  reconcileCheckout,
  reconcilePayNow,
  refundPayment,
} from './payments.jobs.ts'
import { deleteOldEvents, type Payment, paymentsOfOrder } from './payments.queries.ts'
import { payNow } from './pay-now/pay-now.ts'
import { reconcile, type ReconcileDeps, reconcileInstead } from './settle/reconcile-checkout.ts'
import { changeRefundByStaff } from './refund/change-refund.ts'
import { refundByStaff, type StaffRequest } from './refund/refund-by-staff.ts'
import { type OrderRefund, refundOrder } from './refund/refund-order.ts'
import {
  refundById,
  refundedPieces,
  type RefundedPieces,
  refundsOfOrder,
  type RefundWithLines,
} from './refund/refunds.queries.ts'

import { type HandPayment, takenByHand } from './taken-by-hand.ts'
import type { RecordRefundDeps } from './refund/record-provider-refund.ts'
import { requestPayment, type RequestPaymentDeps } from './request-payment.ts'
import { verifyPayment } from './settle/verify-payment.ts'
import { processEvent } from './settle/process-event.ts'

export { toRefund, toStaffRefund } from './refund/to-refund.ts'
export { worthOfNamed, worthOfPieces } from './refund/worth-of-pieces.ts'
export type { RefundedPieces, RefundWithLines }

export type Payments = {
  /**
   * Creates the provider's side of a checkout; amounts in paise. 502 when the provider is
   * unavailable.
   */
  requestPayment(checkout: OpenCheckout): Promise<PaymentRequest>
  /** The same for a cash order that is paid online after all; `userId` where it must be theirs. */
  payNow(orderId: string, userId?: string): Promise<PaymentRequest>
  /** The order of a payment that the browser brought back. */
  verify(userId: string, callback: PaymentCallback): Promise<string>
  /** The same of who has the link of a quote. */
  verifyDraft(draftId: string, callback: PaymentCallback): Promise<string>
  /** Writes down that an order of a settled checkout was paid by hand, with its documents. */
  takenByHand(tx: Transaction, payment: HandPayment): Promise<void>
  /** The same of who has the link of a cash order. */
  verifyInstead(orderId: string, callback: PaymentCallback): Promise<string>
  /** Gives money of a locked order back, as part of `tx`: an amount in paise, or all that is left. */
  refundOrder(
    tx: Transaction,
    order: LockedOrder,
    refund: OrderRefund,
  ): Promise<{ id: string } | undefined>
  /** Gives money of an order back as staff decide. */
  refundByStaff(orderId: string, request: StaffRequest, staffId: string): Promise<RefundWithLines>
  /** Changes a refund as staff decide; returns the current refund. */
  changeRefund(id: string, change: RefundChange, staffId: string): Promise<RefundWithLines>
  /** One by its id; 404 when there is none. */
  refund(id: string): Promise<RefundWithLines>
  refundsOf(orderId: string): Promise<RefundWithLines[]>
  /** The pieces of a locked order that were refunded without being cancelled. */
  refundedPieces(tx: Transaction, orderId: string): Promise<RefundedPieces>
  /** The attempts to pay within the last week that were refused and came to nothing. */
  failedAttempts(most: number): Promise<FailedAttempt[]>
  /** The payments received for an order. */
  ofOrder(orderId: string): Promise<Payment[]>
}

/** Payments, and the jobs that settle each of them. */
export function createPayments(
  deps: ReconcileDeps &
    RequestPaymentDeps &
    RecordRefundDeps & { paymentProviders: PaymentProviders },
): Payments {
  const { db } = deps.connection

  async function read(id: string): Promise<RefundWithLines> {
    const refund = await refundById(db, id)
    if (!refund) throw new Failure('refund_not_found')
    return refund
  }

  deps.jobs.handle(reconcileCheckout, ({ checkoutId }) => reconcile(deps, checkoutId))
  deps.jobs.handle(reconcilePayNow, ({ requestId }) => reconcileInstead(deps, requestId))
  deps.jobs.handle(processPaymentEvent, ({ eventId }) => processEvent(deps, eventId))
  deps.jobs.handle(refundPayment, ({ refundId }) => makeRefund(deps, refundId))
  purgeNightly(deps.jobs, 'forget-provider-events', (most) => deleteOldEvents(db, most))
  return {
    requestPayment: (checkout) => requestPayment(deps, checkout),
    payNow: (orderId, userId) => payNow(deps, orderId, userId),
    verify: (userId, callback) =>
      verifyPayment(deps, ({ checkout }) => checkout.userId === userId, callback),
    verifyDraft: (draftId, callback) =>
      verifyPayment(deps, ({ checkout }) => checkout.draftId === draftId, callback),
    takenByHand: (tx, payment) => takenByHand(deps, tx, payment),
    verifyInstead: (orderId, callback) =>
      verifyPayment(deps, ({ instead }) => instead?.orderId === orderId, callback),
    refundOrder: (tx, order, refund) => refundOrder(deps, tx, order, refund),
    refundByStaff: async (orderId, request, staffId) =>
      read(await refundByStaff(deps, orderId, request, staffId)),
    changeRefund: async (id, change, staffId) =>
      read(await changeRefundByStaff(deps, id, change, staffId)),
    refund: read,
    refundsOf: (orderId) => refundsOfOrder(db, orderId),
    refundedPieces,
    failedAttempts: (most) => failedAttempts({ ...deps, db }, most),
    ofOrder: (orderId) => paymentsOfOrder(db, orderId),
  }
}
