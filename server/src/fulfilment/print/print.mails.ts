import { v7 } from 'uuid'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, type Reader } from '#platform/mail/reader.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import { seeOrder } from '#platform/mail/see-order.ts'

export type PrintMailDeps = {
  mail: MailService
  address: ShopAddress
  orderMessages: Pick<OrderMessages, 'queue'>
}

/** Mails the buyer why the printing of a line is on hold, each time. */
export async function queueHeldMail(
  { mail, address, orderMessages }: PrintMailDeps,
  tx: Transaction,
  job: { id: string; orderId: string; orderNumber: string; title: string; reason: string },
  reader: Reader,
): Promise<void> {
  const { id, orderId, orderNumber, title, reason } = job
  const key = `print-held:${id}:${v7()}`
  const waitsUntil = await orderMessages.queue(tx, {
    key,
    template: 'order_on_hold',
    order: { id: orderId, orderNumber },
    facts: { title, reason },
    isEnough: true,
  })
  await mail.queue(tx, {
    key,
    waitsUntil,
    to: reader.email,
    subject: `The printing of your order ${orderNumber} waits`,
    content: {
      title: 'We have stopped before printing',
      intro: [
        addressed(
          reader,
          `we have stopped before printing “${title}” of your order ${orderNumber}.`,
        ),
        reason,
      ],
      button: seeOrder(address, orderNumber),
      outro: closing(
        reader,
        'Please answer this mail and tell us how to go on. The rest of your order is not touched.',
      ),
    },
  })
}
