import type { MessageState } from '@tohfa/contract/orders/messages/message-states'
import type { OrderMessage, MessageNumber } from '@tohfa/contract/orders/messages/sent-messages'

export const orderNewsTexts = {
  heading: 'News by WhatsApp',
  to: (digits: string) => `to …${digits}`,
} as const

export const newsLabels: Record<OrderMessage['template'], string> = {
  order_confirmed: 'Confirmed',
  order_proof: 'New proof',
  order_shipped: 'Shipped',
  order_out_for_delivery: 'Out for delivery',
  order_on_hold: 'On hold',
}

export const newsStateLabels: Record<MessageState, string> = {
  queued: 'about to be sent',
  sending: 'being sent',
  unknown: 'perhaps sent',
  accepted: 'taken by WhatsApp',
  sent: 'sent',
  withdrawn: 'not sent: the buyer ended messages',
  failed: 'not delivered',
  delivered: 'delivered',
  read: 'read',
}

export const newsMailLabels: Record<OrderMessage['mail'], string> = {
  also: 'a mail goes too',
  waits: 'its mail waits',
  replaced: 'without a mail',
  instead: 'the mail went',
}

export const numberStateLabels: Record<MessageNumber['state'], string> = {
  agreed: 'Gets news',
  ended: 'Ended by the person',
  stopped: 'Answered STOP',
}
