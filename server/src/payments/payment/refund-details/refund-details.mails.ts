import { v7 } from 'uuid'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { accountReaderOf, addressed } from '#platform/mail/reader.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import { refundSentence } from '#payments/payment/payment.mails.ts'
import type { Refund } from '#payments/payment/refund/refunds.queries.ts'

/**
 * Asks a buyer for the bank details of a refund. Anybody with the link can enter them, so it goes
 * to the proven e-mail of the account, whatever e-mail the parcel has. Only the mail contains the
 * link.
 */
export async function queueDetailsMail(
  deps: { mail: MailService; address: Pick<ShopAddress, 'public'> },
  tx: Transaction,
  order: Pick<LockedOrder, 'userId' | 'shippingAddress' | 'gift' | 'orderNumber'>,
  refund: Refund,
  { token, isFirst }: { token: string; isFirst: boolean },
): Promise<void> {
  const amount = formatRupees(toRupees(refund.amountPaise))
  const reader = await accountReaderOf(tx, order.userId, order.shippingAddress, order.gift)
  await deps.mail.queue(tx, {
    key: isFirst ? `payment-refunded:${refund.id}` : `refund-details:${refund.id}:${v7()}`,
    to: reader.email,
    subject: `Your order ${order.orderNumber}: where may we send ${amount}?`,
    ...(reader.typed && { documents: `refund:${refund.id}` }),
    content: {
      title: 'Where may we send your money?',
      intro: [
        addressed(reader, refundSentence(amount, order.orderNumber, refund)),
        'We send it to you by hand. Please tell us your UPI ID or your bank account, and it is with you within 5-7 business days after that.',
      ],
      button: {
        label: 'Tell us where to send it',
        url: deps.address.public + href(`/refund/${token}`),
      },
      outro: [
        'The link is good for 30 days and for one use. A new one is in My Orders, beside the order.',
        'We ask for this on that page only: never by phone, and never for a PIN, a password or an OTP.',
      ],
    },
  })
}
