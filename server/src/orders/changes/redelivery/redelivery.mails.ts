import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, readerOf } from '#platform/mail/reader.ts'
import { seeOrder } from '#platform/mail/see-order.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { RedeliveryRow } from './redeliveries.queries.ts'

export type RedeliveryMailDeps = { mail: MailService; address: ShopAddress }

/** Mails the buyer if the carrier does not do what they requested; otherwise sends nothing. */
export async function queueRedeliveryMail(
  { mail, address }: RedeliveryMailDeps,
  tx: Transaction,
  { id, orderNumber, userId, shippingAddress, gift }: LockedOrder,
  { attempt, state }: Pick<RedeliveryRow, 'attempt' | 'state'>,
): Promise<void> {
  if (state !== 'next_round' && state !== 'refused') return
  const { subject, title, sentence, outro } = tellings[state](orderNumber)
  const reader = await readerOf(tx, userId, shippingAddress, gift)
  await mail.queue(tx, {
    key: `order-redelivery:${id}:${attempt}`,
    to: reader.email,
    subject,
    content: {
      title,
      intro: addressed(reader, sentence),
      button: seeOrder(address, orderNumber),
      outro: closing(reader, outro),
    },
  })
}

const tellings = {
  next_round: (number: string) => ({
    subject: `The carrier brings your order ${number} on its next round`,
    title: 'On its next round',
    sentence: `the carrier could not take the day that was chosen for your order ${number}. It tries again on its next round, which usually is the next working day.`,
    outro: 'Will nobody be at home then? Answer this mail, and we will see what can be done.',
  }),
  refused: (number: string) => ({
    subject: `The carrier does not bring your order ${number} again`,
    title: 'It is not brought again',
    sentence: `we asked the carrier to bring your order ${number} once more, and it tells us that it will not.`,
    outro:
      'Answer this mail if you still want it, and we will see what can be done. A parcel that nobody takes in comes back to us.',
  }),
}
