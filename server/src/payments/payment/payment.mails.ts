import { isolated } from '@tohfa/print-engine/text/isolated'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import type { Checkout } from '#orders/checkout/checkout.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type MailService, toTheShop } from '#platform/mail/mail.service.ts'
import { addressed, closing, readerOf } from '#platform/mail/reader.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { Payment } from './payments.queries.ts'
import type { Refund } from './refund/refunds.queries.ts'

export type RefundMailDeps = { mail: MailService }

/** Mails what happened to the money of a payment that could not become an order. */
export function queueRefundMail(
  mail: MailService,
  tx: Transaction,
  { userId, address, gift }: Checkout,
  refund: Refund,
): Promise<void> {
  return queueRefund(mail, tx, { userId, address, gift }, refund, (amount) => [
    `we received ${amount} but could not keep the order.`,
    refund.reason,
    'The full amount goes back to where it came from within 5-7 business days. We are sorry.',
  ])
}

/** Mails the buyer which amount of an order is refunded to the original payment method, and why. */
export function queueOrderRefundMail(
  { mail }: RefundMailDeps,
  tx: Transaction,
  order: Pick<LockedOrder, 'userId' | 'shippingAddress' | 'gift' | 'orderNumber' | 'paidPaise'>,
  refund: Refund,
): Promise<void> {
  const { userId, shippingAddress: address, gift, orderNumber } = order
  const full = refund.amountPaise === order.paidPaise ? 'The full ' : ''
  return queueRefund(mail, tx, { userId, address, gift }, refund, (amount) => [
    refundSentence(amount, orderNumber, refund),
    `${full}${amount} that you paid goes back to where it came from within 5-7 business days. You need not do anything.`,
  ])
}

/** One mail for each refund, whatever its cause. */
async function queueRefund(
  mail: MailService,
  tx: Transaction,
  to: Pick<Checkout, 'userId' | 'address' | 'gift'>,
  refund: Refund,
  sentences: (amount: string) => string[],
): Promise<void> {
  const amount = formatRupees(toRupees(refund.amountPaise))
  const reader = await readerOf(tx, to.userId, to.address, to.gift)
  await mail.queue(tx, {
    key: `payment-refunded:${refund.id}`,
    to: reader.email,
    subject: `Your payment of ${amount} is being refunded`,
    ...(reader.typed && { documents: `refund:${refund.id}` }),
    content: {
      title: 'Your payment is being refunded',
      intro: addressed(reader, sentences(amount).join(' ')),
      outro: closing(reader),
    },
  })
}

/** The refunded part of an order and the reason, to follow a name. */
export function refundSentence(
  amount: string,
  orderNumber: string,
  { reason }: Pick<Refund, 'reason'>,
): string {
  const end = /[.!?]$/.test(reason) ? '' : '.'
  return `we are giving back ${amount} of your order ${orderNumber}: ${lowerFirst(reason)}${end}`
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Mails the shop a payment that confirmed nothing because it differs from the amount due. */
export async function queueFlaggedMail(
  mail: MailService,
  tx: Transaction,
  checkout: Checkout,
  payment: Payment,
): Promise<void> {
  const { name, email, phone } = checkout.address
  await mail.queue(tx, {
    key: `payment-flagged:${payment.id}`,
    to: toTheShop,
    subject: `A payment needs a look: ${payment.providerPaymentId}`,
    content: {
      title: 'A payment needs a look',
      intro: `The payment ${payment.providerPaymentId} of ${isolated(name)} (${email}, ${phone}) confirmed no order: ${payment.flag}. It was not refunded by itself. Please compare it with the payment provider and refund it there, or call the customer.`,
    },
  })
}
