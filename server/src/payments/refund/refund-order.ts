import { checkoutById } from '../../checkout/checkout.service.ts'
import type { Transaction } from '../../database/connect.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { queueOrderRefundMail } from '../payment.mails.ts'
import { keptPaymentOf } from '../payments.queries.ts'
import { refundInFull } from './refund-in-full.ts'

/** An order that will not be delivered: the carrier cancelled it, or it is on its way back. */
export type UndeliveredOrder = { id: string; orderNumber: string; status: 'cancelled' | 'returned' }

const reasons: Record<UndeliveredOrder['status'], string> = {
  cancelled: 'was cancelled before it was delivered.',
  returned: 'could not be handed over and is coming back to us.',
}

/**
 * Gives the money of an order that will not be delivered back in full, once, in the transaction
 * that says so (docs/decisions/010). Cash that was never paid, and money that went back already, is
 * left alone.
 */
export async function refundOrder(
  deps: { jobs: Jobs; mail: MailService },
  tx: Transaction,
  { id, orderNumber, status }: UndeliveredOrder,
): Promise<void> {
  const payment = await keptPaymentOf(tx, id)
  const checkout = payment && (await checkoutById(tx, payment.checkoutId))
  if (!checkout) return
  const reason = `Your order ${orderNumber} ${reasons[status]}`
  await refundInFull(deps, tx, payment, reason, (refund) =>
    queueOrderRefundMail(deps.mail, tx, checkout, refund),
  )
}
