import { now } from '#platform/runtime/clock.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import {
  changeRefund,
  reserveAmount,
  lockRefund,
  markWhollyRefunded,
  releaseAmount,
} from './refunds.queries.ts'

export type SettleRefundDeps = { taxDocuments: Pick<TaxDocuments, 'refunded'> }

/** The outcome of a refund; `providerRefundId` if the provider makes it. */
type RefundNews = {
  status: 'pending' | 'processed' | 'failed'
  providerRefundId?: string
  reference?: string
}

/**
 * Records the outcome of a refund, from any source and any number of times. A failed refund no
 * longer reserves its amount. A processed one stays so: a late `failed` is only logged.
 */
export async function settleRefund(
  { taxDocuments }: SettleRefundDeps,
  tx: Transaction,
  refundId: string,
  { status, ...news }: RefundNews,
): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (!refund) return
  if (refund.status === 'processed' || refund.status === status) {
    if (status === 'failed' && refund.status === 'processed')
      logAfterCommit(tx, { what: 'refund failed after it was processed', refund: refundId })
    if (refund.providerRefundId === null && news.providerRefundId)
      await changeRefund(tx, refundId, news)
    return
  }
  // The provider may still make a refund that it reported as failed: then it counts again.
  const countsAgain = refund.status === 'failed'
  if (countsAgain && !(await reserveAmount(tx, refund)))
    throw new Error(`the refund ${refundId} was made, and its money given back otherwise too`)
  await changeRefund(tx, refundId, {
    ...news,
    status,
    failedAt: status === 'failed' ? now() : null,
    processedAt: status === 'processed' ? now() : null,
  })
  if (status === 'failed') await releaseAmount(tx, refund)
  if (status === 'processed' && refund.paymentId) await markWhollyRefunded(tx, refund.paymentId)
  if (countsAgain && refund.orderId)
    await taxDocuments.refunded(tx, { id: refundId, orderId: refund.orderId }, [])
  logAfterCommit(tx, {
    what: `refund ${status}`,
    refund: refundId,
    ...(news.providerRefundId && { providerRefund: news.providerRefundId }),
    amountPaise: refund.amountPaise,
  })
}
