import { formatRupees, toRupees } from '@tohfa/contract/money'
import type { Checkout } from '../checkout/checkout.service.ts'
import type { Database } from '../database/connect.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Payment, Refund } from './payments.queries.ts'

/** Says what happened to the money when a payment could not become an order. */
export async function queueRefundMail(
  mail: MailService,
  tx: Database,
  checkout: Checkout,
  refund: Refund,
): Promise<void> {
  const amount = formatRupees(toRupees(refund.amountPaise))
  await mail.queue(tx, {
    key: `payment-refunded:${refund.id}`,
    to: checkout.address.email,
    subject: `Your payment of ${amount} is being refunded`,
    content: {
      title: 'Your payment is being refunded',
      intro: `${checkout.address.name}, we received ${amount} but could not keep the order. ${refund.reason} The full amount goes back to where it came from within 5-7 business days. We are sorry.`,
    },
  })
}

/** Says what happens to the money of an order that will not be delivered. */
export async function queueOrderRefundMail(
  mail: MailService,
  tx: Database,
  checkout: Checkout,
  refund: Refund,
): Promise<void> {
  const amount = formatRupees(toRupees(refund.amountPaise))
  await mail.queue(tx, {
    key: `payment-refunded:${refund.id}`,
    to: checkout.address.email,
    subject: `Your payment of ${amount} is being refunded`,
    content: {
      title: 'Your payment is being refunded',
      intro: `${checkout.address.name}, ${lowerFirst(refund.reason)} The full ${amount} that you paid goes back to where it came from within 5-7 business days. You need not do anything.`,
    },
  })
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Tells the shop of a payment that confirmed nothing because it differs from what was due. */
export async function queueFlaggedMail(
  mail: MailService,
  tx: Database,
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
