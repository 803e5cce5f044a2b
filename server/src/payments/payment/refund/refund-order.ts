import type { Transaction } from '#platform/database/connect.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import { queueOrderRefundMail, type RefundMailDeps } from '#payments/payment/payment.mails.ts'
import { paymentOfOrder } from '#payments/payment/payments.queries.ts'
import { issueRefund, type RefundToIssue } from './issue-refund.ts'
import type { Refund } from './refunds.queries.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RefundDetails } from '#payments/payment/refund-details/refund-details.service.ts'

export type RefundOrderDeps = RefundMailDeps & {
  jobs: Jobs
  refundDetails: Pick<RefundDetails, 'ask'>
  taxDocuments: Pick<TaxDocuments, 'refunded'>
}

/**
 * The refunded amount of an order, in paise, and the reason; without an amount, everything that is
 * left.
 */
export type OrderRefund = Partial<
  Pick<
    RefundToIssue,
    'kind' | 'credit' | 'lines' | 'actedBy' | 'cancellationId' | 'idempotencyKey' | 'requestHash'
  >
> & {
  amountPaise?: number
  reason: string
}

/**
 * Refunds a locked order, as part of `tx`, and mails its buyer. It uses the original payment method
 * unless requested otherwise. For a refund by hand, the mail asks for bank details.
 *
 * @returns undefined when nothing is left to refund, such as unpaid cash
 * @throws Failure `refund_exceeds_payment` when less is left than the amount
 */
export async function refundOrder(
  deps: RefundOrderDeps,
  tx: Transaction,
  order: Pick<
    LockedOrder,
    | 'id'
    | 'orderNumber'
    | 'userId'
    | 'shippingAddress'
    | 'gift'
    | 'paidPaise'
    | 'refundHeldPaise'
    | 'paymentMethod'
  >,
  { amountPaise = order.paidPaise - order.refundHeldPaise, kind, ...request }: OrderRefund,
): Promise<Refund | undefined> {
  if (amountPaise === 0) return undefined
  const payment = await paymentOfOrder(tx, order.id)
  // Of cash only an advance came through the provider; the rest goes back by hand.
  const isCash = order.paymentMethod === 'cash'
  const left = payment ? payment.amountPaise - payment.refundHeldPaise : 0
  const isOfProvider = payment?.kind === 'provider'
  const asKind = kind ?? (isOfProvider && (!isCash || amountPaise <= left) ? 'provider' : 'upi')
  const isOfPayment = payment && (!isCash || asKind === 'provider')
  const refund = await issueRefund(deps, tx, {
    ...request,
    amountPaise,
    kind: asKind,
    orderId: order.id,
    paymentId: isOfPayment ? payment.id : null,
  })
  if (refund.kind === 'provider') await queueOrderRefundMail(deps, tx, order, refund)
  else await deps.refundDetails.ask(tx, order, refund)
  await deps.taxDocuments.refunded(tx, { id: refund.id, orderId: order.id }, request.lines ?? [])
  return refund
}
