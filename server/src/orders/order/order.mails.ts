import { namedColor } from '@tohfa/contract/catalog/only-color'
import { isolated } from '@tohfa/print-engine/text/isolated'
import { formatRupees, formatSigned } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { totals } from '@tohfa/contract/orders/pricing'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { dayInMail } from '#platform/mail/day-in-mail.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { closing, type Reader } from '#platform/mail/reader.ts'
import type { OrderMessages } from '#orders/messages/order-messages.service.ts'
import { printInMail } from './print-in-mail.ts'

/** Where a mail about an order goes, and the shop's own address for its links. */
export type OrderMailDeps = {
  mail: MailService
  address: ShopAddress
  orderMessages: Pick<OrderMessages, 'queue'>
}

/**
 * Mails the customer the confirmed order, with its lines, total and address. A message never
 * replaces it: it is the confirmation in writing, with the receipt of an advance.
 */
export async function queueConfirmedMail(
  { mail, address, orderMessages }: OrderMailDeps,
  tx: Transaction,
  order: Order,
  reader: Reader,
  { isPaidByHand = false } = {},
): Promise<void> {
  const { email, typed: to, name } = reader
  const key = `order-confirmed:${order.id}`
  await orderMessages.queue(tx, { key, template: 'order_confirmed', order })
  await mail.queue(tx, {
    key,
    to: email,
    subject: `Your order ${order.orderNumber} is confirmed`,
    withOthers: true,
    ...(to && { documents: `receipt:${order.id}` }),
    content: {
      title: 'Your Order is Confirmed!',
      intro: [
        order.replaces
          ? `${name === null ? 'We' : `${isolated(name)}, we`} are making your order again. It has the number ${order.orderNumber}, and we will write again when it ships.`
          : `Thank you${name === null ? '' : `, ${isolated(name)}`}. We have your order ${order.orderNumber} and will write again when it ${order.delivery === 'counter' ? 'is handed over' : 'ships'}.`,
        ...(order.delivery === 'counter' ? [] : promiseNotice(order)),
        ...cashNotice(order),
        ...(to ? giftNotice(order) : []),
      ],
      lines: [
        ...order.order_items.map((item) => ({
          name: item.product.title,
          details: `${choiceOf(item.selectedDetails)} × ${item.quantity}${breakOf(item)}`,
          ...printInMail(item, reader),
          amount: formatRupees(totals([item]).total),
        })),
        ...takenAndAdded(order),
      ],
      total: { label: 'Total Amount', amount: formatRupees(order.total) },
      ...(to && {
        address: {
          heading: isPaidByHand && order.delivery !== 'counter' ? 'Paid, to' : headingOf(order),
          lines: [
            to.name,
            ...(order.delivery === 'counter'
              ? []
              : [to.streetAddress, `${to.city}, ${to.state} ${to.pinCode}`]),
            to.phone,
          ],
        },
      }),
      button: { label: 'Check status', url: address.public + href('/account/orders') },
      outro: closing(reader),
    },
  })
}

/** That it goes as a gift, and with what words; nothing where it is none. */
export function giftNotice({ gift }: Pick<Order, 'gift'>): string[] {
  if (!gift) return []
  const { to, from, message, wrap } = gift
  return [
    `It goes as a gift to ${to}${from ? ` from ${from}` : ''}${wrap ? ', wrapped' : ''}. We print a card for it, and no price lies in the parcel. Only you get our mails.`,
    `The card says: ${message}`,
  ]
}

/** What an offer took off, and what the wrap costs. */
function takenAndAdded({ offer, wrap }: Order) {
  return [
    ...(offer
      ? [{ name: `Offer ${offer.code}`, details: '', amount: formatSigned(-offer.discount) }]
      : []),
    ...(wrap ? [{ name: 'Gift wrap', details: '', amount: formatRupees(wrap) }] : []),
  ]
}

/** The day on which it should arrive; nothing where none was promised. */
export function promiseNotice({
  promise,
  promisedBy,
}: Pick<Order, 'promise' | 'promisedBy'>): string[] {
  if (!promise || !promisedBy) return []
  const by = `It should be with you by ${dayInMail(promisedBy)}`
  return [
    promise.latest > promisedBy ? `${by}, at the latest ${dayInMail(promise.latest)}.` : `${by}.`,
  ]
}

/** The amount that the courier will collect; nothing if there is none. */
export function cashNotice({
  total,
  toCollect = 0,
  advance,
  delivery,
}: Pick<Order, 'total' | 'toCollect' | 'advance' | 'delivery'>): string[] {
  if (toCollect === 0) return []
  const sum = formatRupees(toCollect)
  if (delivery === 'counter') return [`You pay ${sum} in cash at our counter.`]
  if (advance !== undefined)
    return [
      `You paid ${formatRupees(advance)} beforehand. The courier will ask for the rest, ${sum}, in cash.`,
    ]
  return [
    toCollect === total
      ? `The courier will ask for ${sum} in cash.`
      : `The courier will ask for ${sum} in cash: ${formatRupees(total)}, rounded to whole rupees.`,
  ]
}

function headingOf({ payment_method: method, replaces, delivery }: Order): string {
  if (delivery === 'counter') return 'Handed over at our counter, to'
  if (method === 'cash') return 'Cash on delivery, to'
  return replaces ? 'Sent without charge, to' : 'Paid online, to'
}

/** What a piece costs after a break. */
function breakOf({ unitPrice, priceBreak }: Order['order_items'][number]): string {
  if (!priceBreak) return ''
  const { percent, from } = priceBreak
  return `, ${formatRupees(unitPrice)} each (${percent}% less from ${from})`
}

function choiceOf({ color, size, quantity }: Order['order_items'][number]['selectedDetails']) {
  return [namedColor(color), size, quantity && `pack of ${quantity}`].filter(Boolean).join(', ')
}
