import type { RefundChange } from '@tohfa/contract/payments/refunds'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { lockOrder } from '#orders/order/orders.service.ts'
import { refundOrder, type RefundOrderDeps } from './refund-order.ts'
import { isOwed, lockRefund, refundById } from './refunds.queries.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Staff's changes of a refund. They record that it was sent by hand, with the transfer's number if
 * they have it. Or they retry one that the provider refused, which makes a new refund.
 *
 * @returns the id of the current refund
 */
export async function changeRefundByStaff(
  deps: RefundOrderDeps & { connection: Connection },
  id: string,
  { utr, status }: RefundChange,
  staffId: string,
): Promise<string> {
  if (utr === undefined && status === undefined)
    throw new Failure('bad_request', { fields: { utr: message('required') } })
  return deps.connection.transaction(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund) throw new Failure('refund_not_found')
    if (status === 'pending') {
      const order = refund.orderId ? await lockOrder(tx, refund.orderId) : undefined
      if (refund.status !== 'failed' || !order) throw new Failure('invalid_transition')
      const { kind, amountPaise, reason, cancellationId } = refund
      if (!(await isOwed(tx, id)))
        throw new Failure('refund_exceeds_payment', { sentence: message('nothingGoesBack') })
      // Stock that the first attempt returned is not returned again.
      const lines = (await refundById(tx, id))?.lines.map((line) => ({ ...line, restocked: false }))
      const again = await refundOrder(deps, tx, order, {
        kind,
        amountPaise,
        reason,
        cancellationId,
        actedBy: staffId,
        ...(lines && { lines }),
      })
      return again?.id ?? id
    }
    if (refund.kind === 'provider') throw new Failure('refund_by_provider')
    await settleRefund(deps, tx, id, {
      status: 'processed',
      ...(utr !== undefined && { reference: utr }),
    })
    return id
  })
}
