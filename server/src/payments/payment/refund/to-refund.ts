import { toRupees } from '@tohfa/contract/shared/money'
import type { Refund, StaffRefund } from '@tohfa/contract/payments/refunds'
import { asNamed } from '#orders/order/orders.service.ts'
import type { RefundWithLines } from './refunds.queries.ts'

/** A stored refund as its buyer reads it. */
export function toRefund(refund: RefundWithLines): Refund {
  return {
    id: refund.id,
    kind: refund.kind,
    amount: toRupees(refund.amountPaise),
    reason: refund.reason,
    status: refund.status,
    reference: refund.reference ?? refund.providerRefundId,
    at: refund.createdAt.toISOString(),
    lines: asNamed(refund.lines).map(({ of, ...line }) => ({
      ...line,
      amount: toRupees(of.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
    })),
  }
}

export function toStaffRefund(refund: RefundWithLines): StaffRefund {
  const { by, details } = refund
  return {
    ...toRefund(refund),
    by,
    credit: refund.credit,
    cancels: refund.cancellationId !== null,
    details: details && {
      askedAt: details.askedAt.toISOString(),
      givenAt: details.givenAt?.toISOString() ?? null,
      forgottenAt: details.forgottenAt?.toISOString() ?? null,
    },
  }
}
