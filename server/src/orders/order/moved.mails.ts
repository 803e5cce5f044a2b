import { returnWindowDays } from '@tohfa/contract/fulfilment/return-moves'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { Order, OrderStatus } from '@tohfa/contract/orders/orders'
import { mostAttempts } from '@tohfa/contract/fulfilment/redelivery-states'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import { type MailContent, paragraphs } from '#platform/mail/mail-content.ts'
import { addressed, closing, type Reader } from '#platform/mail/reader.ts'
import type { OrderMessage } from '#orders/messages/order-messages.service.ts'
import { cashNotice, giftNotice, type OrderMailDeps, promiseNotice } from './order.mails.ts'
import { printInMail } from './print-in-mail.ts'

/** The first sentence follows the reader's name. */
type MovedMail = { subject: string } & Pick<MailContent, 'title' | 'intro' | 'button' | 'outro'>

/**
 * Mails the customer the new state of the order, once for each time: after a failed delivery the
 * carrier comes again.
 */
export async function queueMovedMail(
  { mail, address, orderMessages }: OrderMailDeps,
  tx: Transaction,
  order: Order,
  reader: Reader,
  { from, times }: { from: OrderStatus; times: number },
): Promise<void> {
  // A return whose buyer got a mail at each step has ended.
  if (from === 'delivered') return
  const movedMail = movedMails[order.status](order, address.public, times)
  if (!movedMail) return
  const { subject, ...content } = movedMail
  // Its invoice is issued when it is shipped, or handed over at the counter.
  const isSupplied =
    order.status === 'shipped' || (order.status === 'delivered' && from === 'confirmed')
  const [first = '', ...others] = paragraphs(content.intro)
  const key = `order-${order.status}:${order.id}${times > 1 ? `:${times}` : ''}`
  const message = movedMessages[order.status]?.(order)
  const waitsUntil = message && (await orderMessages.queue(tx, { key, order, ...message }))
  await mail.queue(tx, {
    key,
    waitsUntil,
    to: reader.email,
    subject,
    ...(reader.typed && isSupplied && { documents: `supply:${order.id}` }),
    content: {
      ...content,
      intro: [addressed(reader, first), ...others],
      outro: closing(reader, content.outro),
      lines: order.order_items.map((item) => ({
        name: item.product.title,
        details: `× ${item.quantity}`,
        ...(order.status === 'shipped' && printInMail(item, reader)),
      })),
    },
  })
}

/** What is also said by a message. The mail about a parcel has its invoice, so it always goes. */
const movedMessages: Partial<
  Record<OrderStatus, (order: Order) => Omit<OrderMessage, 'key' | 'order'>>
> = {
  shipped: ({ waybill }) => ({
    template: 'order_shipped',
    facts: { ...(waybill && { waybill }) },
  }),
  'out-for-delivery': ({ toCollect = 0 }) => ({
    template: 'order_out_for_delivery',
    facts: { ...(toCollect > 0 && { cash: formatRupees(toCollect) }) },
    isEnough: true,
  }),
}

const movedMails: Record<
  OrderStatus,
  (order: Order, shop: string, times: number) => MovedMail | null
> = {
  // The mail of a new order already contains its lines and total.
  confirmed: () => null,
  shipped: (order, shop) => ({
    subject: `Your order ${order.orderNumber} is on its way`,
    title: 'Your order is on its way',
    intro: [
      `your order ${order.orderNumber} has left the shop. Its parcel number is ${order.waybill ?? ''}.`,
      ...promiseNotice(order),
      ...cashNotice(order),
      ...giftNotice(order),
    ],
    button: track(order, shop),
  }),
  'out-for-delivery': (order, shop) => ({
    subject: `Your order ${order.orderNumber} arrives today`,
    title: 'Out for delivery',
    intro: `your order ${order.orderNumber} is with the courier and on its way to your door.`,
    ...(order.toCollect !== undefined &&
      order.toCollect > 0 && {
        outro: `Please have ${formatRupees(order.toCollect)} in cash ready for the courier.`,
      }),
    button: track(order, shop),
  }),
  delivered: (order, shop) => ({
    ...(order.delivery === 'counter'
      ? {
          subject: `Your order ${order.orderNumber} was handed over`,
          title: 'Your order was handed over',
        }
      : {
          subject: `Your order ${order.orderNumber} was delivered`,
          title: 'Your order was delivered',
        }),
    intro: [
      order.delivery === 'counter'
        ? `your order ${order.orderNumber} was handed over at our counter. We hope that it gives joy.`
        : `your order ${order.orderNumber} has arrived. We hope that it gives joy.`,
      'How is it? A few words and some stars help others to choose.',
    ],
    button: { label: 'Write a review', url: reviewUrl(order, shop) },
    outro: `Has something come damaged or wrong? Ask for a return or a replacement in your orders within ${returnWindowDays} days, and we will put it right.`,
  }),
  cancelled: (order, shop) => ({
    subject: `Your order ${order.orderNumber} was cancelled`,
    title: 'Your order was cancelled',
    intro: `your order ${order.orderNumber} was cancelled and will not be delivered.`,
    button: track(order, shop),
    outro: goesBack(order),
  }),
  returned: (order, shop) => ({
    subject: `Your order ${order.orderNumber} is coming back to us`,
    title: 'Your order is coming back to us',
    intro: `the courier could not hand over your order ${order.orderNumber} and is bringing it back to the shop.`,
    button: track(order, shop),
    outro:
      order.payment_method === 'online'
        ? 'Once it is here we write to you about your money. Would you rather have it sent again? Answer this mail.'
        : 'Nothing is due. If you still want it, answer this mail or order it again.',
  }),
  failed: (order, shop, times) => ({
    subject: `We could not deliver your order ${order.orderNumber} yet`,
    title: 'Not delivered yet',
    intro: [
      `the carrier tells us that your order ${order.orderNumber} could not be handed over. ${whatNext(times)}`,
      'Is the address or the phone number wrong? Answer this mail, and we will tell them.',
    ],
    button: {
      label: 'When is it tried again?',
      url: shop + href(`/account/orders?again=${order.orderNumber}`),
    },
  }),
}

function whatNext(times: number): string {
  return times < mostAttempts
    ? 'Left alone it usually tries again the next working day. Your orders say on which other days it can come.'
    : 'It has tried as often as it does, and usually brings the parcel back to us now.'
}

function track({ orderNumber }: Order, shop: string) {
  return { label: 'Track order', url: shop + href(`/account/orders?track=${orderNumber}`) }
}

/** The product if there is only one, otherwise the list of orders to choose from. */
function reviewUrl({ order_items: items }: Order, shop: string): string {
  const [first, ...others] = [...new Set(items.map(({ product }) => product.id))]
  return first && others.length === 0
    ? shop + href(`/product-detail/${first}#reviews`)
    : shop + href('/account/orders?status=delivered')
}

/** What happens to the payment of a cancelled order. */
function goesBack({ payment_method: method, paid, refunded }: Order): string {
  if (method === 'cash')
    return 'Nothing is due. If you still want it, answer this mail or order it again.'
  const left = toRupees(toPaise(paid) - toPaise(refunded))
  return left > 0
    ? `The ${formatRupees(left)} that you paid goes back to where it came from within 5-7 business days. If you still want it, please order it again.`
    : 'What you paid has gone back to where it came from already.'
}
