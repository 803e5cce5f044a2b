import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { dayInMail } from '#platform/mail/day-in-mail.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, readerOf } from '#platform/mail/reader.ts'
import { seeOrder } from '#platform/mail/see-order.ts'
import type { DoubtfulOrder } from './endangered.queries.ts'

export type EndangeredMailDeps = { mail: MailService; address: ShopAddress }

/** Mails the buyer, once, that the promised day may not be met, and what they can do. */
export async function queueEndangeredMail(
  { mail, address }: EndangeredMailDeps,
  tx: Transaction,
  order: DoubtfulOrder,
  expected: string,
): Promise<void> {
  const { id, orderNumber, userId, status, printing, arrivesBy } = order
  const reader = await readerOf(tx, userId, order.address, order.gift)
  const isWaiting = status === 'confirmed'
  const why = isWaiting
    ? 'It has not left us in time.'
    : order.isLost
      ? 'The courier cannot find the parcel at the moment.'
      : 'The parcel takes longer than the courier told us.'
  await mail.queue(tx, {
    key: `order-endangered:${id}`,
    to: reader.email,
    subject: `Your order ${orderNumber} may arrive later than promised`,
    content: {
      title: 'It may arrive later than promised',
      intro: [
        addressed(
          reader,
          `we promised your order ${orderNumber} for ${dayInMail(arrivesBy)}, and we may not keep that day. We are sorry. ${why}`,
        ),
        ...(order.isLost ? [] : [`We now expect it on ${dayInMail(expected)}.`]),
      ],
      button: seeOrder(address, orderNumber),
      outro: closing(
        reader,
        isWaiting && printing === 'none'
          ? 'Is that too late? You can cancel the order in My Orders until we begin to print it, and what you paid goes back. Or answer this mail, and we will see what can be done.'
          : 'Is that too late? Answer this mail, and we will see what can be done.',
      ),
    },
  })
}
