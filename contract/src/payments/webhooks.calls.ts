import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done } from '#shared/envelope.ts'

/** What the payment provider and the carrier call; nobody of the shop does. */
export const paymentWebhookCalls = {
  'POST /webhooks/razorpay': {
    access: 'public',
    tag: 'Webhooks',
    summary: 'Events of the payment provider',
    rawBody: z.looseObject({ event: z.string() }),
    answer: done,
  },
} satisfies Calls

export const carrierWebhookCalls = {
  'POST /webhooks/delhivery': {
    access: 'public',
    tag: 'Webhooks',
    summary: 'News of the carrier: a hint, upon which its tracking is read',
    rawBody: z.looseObject({}),
    answer: done,
    failures: [401],
  },
} satisfies Calls
