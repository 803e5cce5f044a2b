import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { messageAgreements, messageChoice } from './messages.ts'

/** Everybody's own choice of messages. */
export const orderMessageCalls = {
  'GET /user/:id/messages': {
    access: 'user',
    tag: 'Orders',
    summary: 'At which mobile numbers you get news of your orders by WhatsApp',
    answer: envelope(messageAgreements),
  },
  'PUT /user/:id/messages': {
    access: 'user',
    tag: 'Orders',
    summary: 'Agree to news of your orders by WhatsApp at a mobile number, or end it',
    description:
      'An order has messages if its address has such a number. 409 `messages_off` while the shop writes none, `number_stopped` for a number that answered STOP, and `too_many_numbers` beyond five.',
    body: messageChoice,
    answer: done,
    failures: [409],
  },
} as const satisfies Calls

/** Calls by the provider of messages, not by people. */
export const messageWebhookCalls = {
  'GET /webhooks/whatsapp': {
    access: 'public',
    tag: 'Webhooks',
    summary: 'WhatsApp asks whether this is the address of its webhooks',
    query: z.object({
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().max(200),
      'hub.challenge': z.string().max(200),
    }),
    answer: 'text/plain',
  },
  'POST /webhooks/whatsapp': {
    access: 'public',
    tag: 'Webhooks',
    summary: 'What became of messages, and what people answered',
    rawBody: z.looseObject({ entry: z.array(z.looseObject({})) }),
    answer: done,
  },
} as const satisfies Calls
