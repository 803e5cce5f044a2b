import { formatRupees, toRupees } from '@tohfa/contract/money'
import type { Checkout } from '../checkout/checkout.service.ts'
import type { Transaction } from '../database/connect.ts'
import type { MailService } from '../mail/mail.service.ts'
import { addressed, closing, readerOf } from '../mail/reader.ts'
import type { Payment, Refund } from './payments.queries.ts'

/** Says what happened to the money when a payment could not become an order. */
export function queueRefundMail(
  mail: MailService,
  tx: Transaction,
  checkout: Checkout,
  refund: Refund,
): Promise<void> {
  return queueRefund(mail, tx, checkout, refund, (amount) => [
    `we received ${amount} but could not keep the order.`,
    refund.reason,
    'The full amount goes back to where it came from within 5-7 business days. We are sorry.',
  ])
}

/** Says what happens to the money of an order that will not be delivered. */
export function queueOrderRefundMail(
  mail: MailService,
  tx: Transaction,
  checkout: Checkout,
  refund: Refund,
): Promise<void> {
  return queueRefund(mail, tx, checkout, refund, (amount) => [
    lowerFirst(refund.reason),
    `The full ${amount} that you paid goes back to where it came from within 5-7 business days.`,
    'You need not do anything.',
  ])
}

/** One mail a refund, whatever led to it. */
async function queueRefund(
  mail: MailService,
  tx: Transaction,
  checkout: Checkout,
  refund: Refund,
  sentences: (amount: string) => string[],
): Promise<void> {
  const amount = formatRupees(toRupees(refund.amountPaise))
  const reader = await readerOf(tx, checkout.userId, checkout.address)
  await mail.queue(tx, {
    key: `payment-refunded:${refund.id}`,
    to: reader.email,
    subject: `Your payment of ${amount} is being refunded`,
    content: {
      title: 'Your payment is being refunded',
      intro: addressed(reader, sentences(amount).join(' ')),
      outro: closing(reader),
    },
  })
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Tells the shop of a payment that confirmed nothing because it differs from what was due. */
export async function queueFlaggedMail(
  mail: MailService,
  tx: Transaction,
  to: string,
  checkout: Checkout,
  payment: Payment,
): Promise<void> {
  const { name, email, phone } = checkout.address
  await mail.queue(tx, {
    key: `payment-flagged:${payment.id}`,
    to,
    subject: `A payment needs a look: ${payment.providerPaymentId}`,
    content: {
      title: 'A payment needs a look',
      intro: `The payment ${payment.providerPaymentId} of ${name} (${email}, ${phone}) confirmed no order: ${payment.flag}. It was not refunded by itself. Please compare it with the payment provider and refund it there, or call the customer.`,
    },
  })
}
