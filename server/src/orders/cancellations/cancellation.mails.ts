import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, readerOf } from '#platform/mail/reader.ts'
import { seeOrder } from '#platform/mail/see-order.ts'
import { cashNotice, inLines, type LockedOrder } from '#orders/order/orders.service.ts'
import type { Pieces } from './pieces-to-cancel.ts'

export type CancelMailDeps = { mail: MailService; address: ShopAddress }

/** Mails the buyer what was cancelled of an order, with its new total. */
export async function queuePartCancelledMail(
  { mail, address }: CancelMailDeps,
  tx: Transaction,
  order: LockedOrder,
  cancellationId: string,
  pieces: readonly Pieces[],
): Promise<void> {
  const reader = await readerOf(tx, order.userId, order.shippingAddress, order.gift)
  const total = formatRupees(toRupees(order.totalPaise))
  await mail.queue(tx, {
    key: `order-part-cancelled:${cancellationId}`,
    to: reader.email,
    subject: `A part of your order ${order.orderNumber} was cancelled`,
    content: {
      title: 'A part of your order was cancelled',
      intro: addressed(
        reader,
        `these pieces of your order ${order.orderNumber} were cancelled. The rest is being made as before.`,
      ),
      lines: inLines(pieces.map((one) => ({ ...one.line, ...one }))).map((group) => ({
        name: group[0].line.title,
        details: `× ${group.reduce((sum, { quantity }) => sum + quantity, 0)}`,
        amount: formatRupees(toRupees(group.reduce((sum, { paise }) => sum + paise, 0))),
      })),
      total: { label: 'The order comes to', amount: total },
      button: seeOrder(address, order.orderNumber),
      outro: closing(
        reader,
        order.paymentMethod === 'cash'
          ? cashNotice({
              total: toRupees(order.totalPaise),
              toCollect: toRupees(order.totalPaise + (order.roundingPaise ?? 0)),
            }).join(' ')
          : 'Another mail tells of the money that goes back to you.',
      ),
    },
  })
}
