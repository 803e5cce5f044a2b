import { formatRupees } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { totals } from '@tohfa/contract/orders/pricing'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import { addressed, closing, type Reader } from '#platform/mail/reader.ts'
import { seeOrder } from '#platform/mail/see-order.ts'
import { type OrderMailDeps } from './order.mails.ts'
import { printInMail } from './print-in-mail.ts'

/**
 * Asks the buyer of a cash order whether they want it. Whoever has the link says so, so it goes to the
 * e-mail that the account has proven.
 *
 * @param times how often they were reminded before
 */
export async function queueCashQuestion(
  { mail, address }: OrderMailDeps,
  tx: Transaction,
  order: Order,
  reader: Reader,
  { token, times, until }: { token: string; times: number; until: Date },
): Promise<void> {
  const due = formatRupees(order.toCollect ?? order.total)
  const { orderNumber } = order
  await mail.queue(tx, {
    key: times === 0 ? `cash-question:${order.id}` : `cash-question:${order.id}:${times}`,
    to: reader.email,
    subject:
      times === 0
        ? `Please confirm your order ${orderNumber}`
        : `Your order ${orderNumber} still waits for your yes`,
    content: {
      title: 'Do you want this order?',
      intro: [
        addressed(
          reader,
          `we have your order ${orderNumber}, to be paid in cash: ${due} at your door.`,
        ),
        `We begin to make it once you confirm it. Without an answer it is cancelled ${whenOf(until)}.`,
      ],
      lines: order.order_items.map((item) => ({
        name: item.product.title,
        details: `× ${item.quantity}`,
        ...printInMail(item, reader),
        amount: formatRupees(totals([item]).total),
      })),
      total: { label: 'To be paid in cash', amount: due },
      button: { label: 'Confirm or cancel', url: address.public + href(`/cod/${token}`) },
      outro: closing(reader, [
        'Would you rather pay now? The same page lets you pay online instead.',
        'We never ask for a PIN, a password or an OTP.',
      ]),
    },
  })
}

/** Says that a cash order was paid online after it was confirmed. */
export async function queuePaidInsteadMail(
  { mail, address }: OrderMailDeps,
  tx: Transaction,
  order: Order,
  reader: Reader,
): Promise<void> {
  const { orderNumber } = order
  await mail.queue(tx, {
    key: `order-paid:${order.id}`,
    to: reader.email,
    subject: `Your order ${orderNumber} is paid`,
    ...(reader.typed && { documents: `receipt:${order.id}` }),
    content: {
      title: 'Your order is paid',
      intro: addressed(
        reader,
        `you paid ${formatRupees(order.paid)} online for your order ${orderNumber}. The courier collects nothing.`,
      ),
      button: seeOrder(address, orderNumber),
      outro: closing(reader),
    },
  })
}

const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** On a day of India, by its clock. */
function whenOf(at: Date): string {
  return `on ${inIndia.format(at)}`
}
