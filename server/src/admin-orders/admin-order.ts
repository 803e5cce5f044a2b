import type { AdminOrder, OrderEvent, OrderPayment } from '@tohfa/contract/admin-orders'
import { toRupees } from '@tohfa/contract/money'
import type { Payments } from '../payments/payments.service.ts'
import type { Shipping } from '../shipping/shipping.service.ts'
import type { Printing } from '../print/print.service.ts'
import type { Orders } from '../orders/orders.service.ts'

export type AdminOrderDeps = {
  orders: Pick<Orders, 'byId' | 'past'>
  payments: Pick<Payments, 'ofOrder'>
  shipping: Pick<Shipping, 'parcelOf'>
  printing: Pick<Printing, 'past'>
}

/** An order with its money, its parcel and its history; 404 when there is none. */
export async function readAdminOrder(
  { orders, payments, shipping, printing }: AdminOrderDeps,
  id: string,
): Promise<AdminOrder> {
  const order = await orders.byId(id)
  const [past, paid, shipment, printed] = await Promise.all([
    orders.past(id),
    payments.ofOrder(id),
    shipping.parcelOf(id),
    printing.past(id),
  ])
  const moves = past.moves.map(({ at, toStatus, actor, by }): OrderEvent => ({
    what: 'status',
    at: at.toISOString(),
    status: toStatus,
    actor,
    by,
  }))
  const told = paid.map(toPayment)
  const refunds = told.flatMap(({ refund }): OrderEvent[] =>
    refund ? [{ what: 'refund', at: refund.createdAt, refund }] : [],
  )
  const prints = printed.map(({ at, ...told }): OrderEvent => ({
    what: 'print',
    at: at.toISOString(),
    ...told,
  }))
  return {
    ...order,
    account: { email: past.email },
    payments: told,
    shipment,
    history: [...moves, ...prints, ...refunds].sort((a, b) => a.at.localeCompare(b.at)),
  }
}

function toPayment(payment: Awaited<ReturnType<Payments['ofOrder']>>[number]): OrderPayment {
  const { refund } = payment
  return {
    providerPaymentId: payment.providerPaymentId,
    method: payment.method,
    amount: toRupees(payment.amountPaise),
    currency: payment.currency,
    status: payment.status,
    flag: payment.flag,
    createdAt: payment.createdAt.toISOString(),
    refund: refund && {
      amount: toRupees(refund.amountPaise),
      status: refund.status,
      reason: refund.reason,
      providerRefundId: refund.providerRefundId,
      createdAt: refund.createdAt.toISOString(),
    },
  }
}
