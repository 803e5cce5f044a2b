import type { StaffReturnAction } from '@tohfa/contract/fulfilment/return-moves'
import { href } from '@tohfa/contract/shared/site-map'
import type { Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { addressed, closing, readerOf } from '#platform/mail/reader.ts'
import type { LockedOrder } from '#orders/order/orders.service.ts'
import type { ReturnRow } from './returns.queries.ts'

export type ReturnMailDeps = { mail: MailService; address: ShopAddress }

/**
 * The events that a buyer gets a mail about: their own request, and actions of staff, carrier and
 * time.
 */
export type ReturnNotice = 'requested' | 'pickup_failed' | 'lapse' | StaffReturnAction

type NoticeText = { title: string; intro: string }

const notices: Record<ReturnNotice, (what: string) => NoticeText> = {
  requested: (what) => ({
    title: 'We have your request',
    intro: `we have your request ${what} and look at it within three working days.`,
  }),
  ask: (what) => ({
    title: 'A question about your return',
    intro: `to decide about your return ${what} we need to know a little more. Please answer in your orders within seven days.`,
  }),
  approve: (what) => ({
    title: 'Your return is approved',
    intro: `your return ${what} is approved. We write again with how it goes on.`,
  }),
  refuse: (what) => ({
    title: 'About your return',
    intro: `we cannot take back what you asked for in ${what}. If you see it otherwise, answer this mail and a person looks at it again.`,
  }),
  keep_it: (what) => ({
    title: 'Keep it',
    intro: `you need not send anything back for ${what}: please keep it. Within seven working days we give your money back or make it again.`,
  }),
  book_pickup: (what) => ({
    title: 'We have it fetched',
    intro: `the courier comes to the address of your order to fetch ${what}. Please have it packed; nothing is to be paid.`,
  }),
  pickup_failed: (what) => ({
    title: 'It could not be fetched yet',
    intro: `the courier tells us that ${what} could not be fetched. We see to it and write again.`,
  }),
  received: (what) => ({
    title: 'It has arrived',
    intro: `what you sent back for ${what} is here. We look at it and write again.`,
  }),
  accept: (what) => ({
    title: 'We have looked at it',
    intro: `we have looked at what you sent back for ${what}, and you are right. Within seven working days we give your money back or make it again.`,
  }),
  refuse_after_check: (what) => ({
    title: 'About your return',
    intro: `we have looked at what you sent back for ${what} and cannot take it back. If you see it otherwise, answer this mail and a person looks at it again.`,
  }),
  refund: (what) => ({
    title: 'Your money goes back',
    intro: `your return ${what} is settled: your money goes back. Another mail tells how.`,
  }),
  replace: (what) => ({
    title: 'We make it again',
    intro: `your return ${what} is settled: we make it again for you and send it without charge. Another mail has the number of the new order.`,
  }),
  lapse: (what) => ({
    title: 'Your return has ended',
    intro: `we heard no answer to our question about ${what}, so it has ended. Answer this mail if you still want something done.`,
  }),
}

/** Mails the buyer an event of a return, once. */
export async function queueReturnMail(
  { mail, address }: ReturnMailDeps,
  tx: Transaction,
  { order, row, eventId }: { order: LockedOrder; row: ReturnRow; eventId: string },
  what: ReturnNotice,
  note: string | null,
): Promise<void> {
  const reader = await readerOf(tx, order.userId, order.shippingAddress, order.gift)
  const number = `${order.orderNumber}-R${row.number}`
  const { title, intro } = notices[what](number)
  await mail.queue(tx, {
    key: `return-${what}:${row.id}:${eventId}`,
    to: reader.email,
    subject: `${title}: ${number}`,
    content: {
      title,
      intro: [addressed(reader, intro), ...(note ? [`We say to it: ${note}`] : [])],
      button: {
        label: 'See your return',
        url: address.public + href(`/account/orders?track=${order.orderNumber}`),
      },
      outro: closing(reader),
    },
  })
}
