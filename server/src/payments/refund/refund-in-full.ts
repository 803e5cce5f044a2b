import type { Transaction } from '../../database/connect.ts'
import { logAfterCommit } from '../../database/business-events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { refundPayment } from '../payments.jobs.ts'
import { insertRefund, type Payment, type Refund } from '../payments.queries.ts'

/**
 * Decides that a payment goes back, as part of `tx`: the refund is written, a job makes it and its
 * mail is queued. Once a payment: a second decision changes nothing.
 */
export async function refundInFull(
  { jobs }: { jobs: Jobs; mail: MailService },
  tx: Transaction,
  payment: Payment,
  reason: string,
  queueMail: (refund: Refund) => Promise<void>,
): Promise<void> {
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason,
  })
  if (!refund) return
  logAfterCommit(tx, {
    what: 'refund decided',
    checkout: payment.checkoutId,
    payment: payment.providerPaymentId,
    reason,
  })
  await jobs.send(tx, refundPayment, { refundId: refund.id })
  await queueMail(refund)
}
