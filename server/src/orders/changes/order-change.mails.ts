import type { Order } from '@tohfa/contract/orders/orders'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { emailOfAccount } from '#platform/mail/mail.queries.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, type Reader } from '#platform/mail/reader.ts'
import { seeOrder } from '#platform/mail/see-order.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import { type LockedOrder, printInMail } from '#orders/order/orders.service.ts'

export type ChangeMailDeps = {
  mail: MailService
  address: ShopAddress
  orderMessages: Pick<OrderMessages, 'queue'>
}

/**
 * Mails the buyer the new address of an order. It always goes to the e-mail of the account, so that
 * a buyer who did not make the change hears of it.
 */
export async function queueAddressMail(
  { mail, address }: ChangeMailDeps,
  tx: Transaction,
  { id, orderNumber, userId, shippingAddress: to }: LockedOrder,
  changeId: string,
): Promise<void> {
  const email = await emailOfAccount(tx, userId)
  if (!email) return
  await mail.queue(tx, {
    key: `order-address-changed:${id}:${changeId}`,
    to: email,
    subject: `Your order ${orderNumber} goes to another address`,
    content: {
      title: 'The address was changed',
      intro: `The address of your order ${orderNumber} was changed. Everything else stays as it was.`,
      address: {
        heading: 'It now goes to',
        lines: [to.name, to.streetAddress, `${to.city}, ${to.state} ${to.pinCode}`, to.phone],
      },
      button: seeOrder(address, orderNumber),
      outro:
        'Was it not you who changed it? Please answer this mail at once, and choose a new password.',
    },
  })
}

/**
 * Mails the buyer the new print of a line. A message does not replace it: it says what is printed,
 * and to the account, should somebody else have changed it.
 */
export async function queueWordsMail(
  { mail, address, orderMessages }: ChangeMailDeps,
  tx: Transaction,
  changed: {
    order: Pick<LockedOrder, 'id' | 'orderNumber'>
    item: Order['order_items'][number]
    changeId: string
  },
  reader: Reader,
): Promise<void> {
  const { order, item, changeId } = changed
  const key = `order-words-changed:${order.id}:${changeId}`
  const facts = { title: item.product.title }
  await orderMessages.queue(tx, { key, template: 'order_proof', order, facts })
  await mail.queue(tx, {
    key,
    to: reader.email,
    subject: `What we print for your order ${order.orderNumber} was changed`,
    content: {
      title: 'The print was changed',
      intro: addressed(
        reader,
        `the print of “${item.product.title}” in your order ${order.orderNumber} was changed. We print what you approved last.`,
      ),
      lines: [
        {
          name: item.product.title,
          details: `× ${item.quantity - item.cancelled}`,
          ...printInMail(item, reader),
        },
      ],
      button: seeOrder(address, order.orderNumber),
      outro: closing(reader, 'Was it not you who changed it? Please answer this mail at once.'),
    },
  })
}
