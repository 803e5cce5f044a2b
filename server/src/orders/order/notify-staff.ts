import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import type { Order } from '@tohfa/contract/orders/orders'
import { href } from '@tohfa/contract/shared/site-map'
import { now } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { toTheShop } from '#platform/mail/mail.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { keepNotice, type Noticed, takeNotices } from './new-orders.queries.ts'
import type { OrderMailDeps } from './order.mails.ts'

export type StaffNotifierDeps = OrderMailDeps & {
  connection: Pick<Connection, 'transaction'>
  jobs: Jobs
  settings: Pick<Settings, 'read'>
}

const mailNewOrders = defineJob<{ hour: string }>('mail-new-orders')
const hourMs = 3_600_000
/** A mail stays readable with this many lines; the others follow in another. */
const mostInMail = 200

/** How the shop hears of new orders: by a mail for each, by one an hour that lists them, or not. */
export function createStaffNotifier(deps: StaffNotifierDeps) {
  const { connection, jobs, settings } = deps

  jobs.handle(mailNewOrders, async ({ hour }) => {
    let taken: number
    do taken = await connection.transaction((tx) => mailList(deps, tx, new Date(hour)))
    while (taken === mostInMail)
  })

  return {
    /** As part of the transaction that makes the order. */
    async ofNew(tx: Transaction, order: Order): Promise<void> {
      const { newOrderMail } = await settings.read(tx)
      if (newOrderMail === 'each')
        await queueMail(deps, tx, [
          {
            ...order,
            due: order.toCollect ?? order.total,
            paymentMethod: order.payment_method,
            city: order.shipping_address.city,
          },
        ])
      if (newOrderMail !== 'hourly') return
      const tellAt = new Date((Math.floor(now().getTime() / hourMs) + 1) * hourMs)
      await keepNotice(tx, { orderId: order.id, tellAt })
      // The first job of an hour lists all orders; the others list those that arrived at the last
      // moment.
      await jobs.send(tx, mailNewOrders, { hour: tellAt.toISOString() }, { startAfter: tellAt })
    },
  }
}

/** Lists the queued orders in one mail; returns their number. */
async function mailList(deps: StaffNotifierDeps, tx: Transaction, hour: Date): Promise<number> {
  const waiting = await takeNotices(tx, hour, mostInMail)
  const { newOrderMail } = await deps.settings.read(tx)
  // The setting was turned off meanwhile, so the mail is dropped.
  if (waiting.length > 0 && newOrderMail !== 'off')
    await queueMail(
      deps,
      tx,
      waiting.map(({ duePaise, ...order }) => ({ ...order, due: toRupees(duePaise) })),
    )
  return waiting.length
}

type NewOrder = Omit<Noticed, 'duePaise'> & { due: number }

async function queueMail(
  { mail, address }: OrderMailDeps,
  tx: Transaction,
  orders: NewOrder[],
): Promise<void> {
  const [first] = orders
  if (!first) return
  const title =
    orders.length === 1 ? `New order ${first.orderNumber}` : `${orders.length} new orders`
  await mail.queue(tx, {
    key: `new-orders:${first.id}`,
    to: toTheShop,
    subject: title,
    withOthers: true,
    content: {
      title,
      intro: 'Came in at the shop:',
      lines: orders.map(({ orderNumber, paymentMethod, city, due }) => ({
        name: orderNumber,
        details: `${paymentMethod === 'cash' ? 'Cash on delivery' : 'Paid online'}, to ${city}`,
        amount: formatRupees(due),
      })),
      button: { label: 'See the orders', url: address.public + href('/admin/orders') },
      outro: 'How often these mails come is set on the page Settings.',
    },
  })
}
