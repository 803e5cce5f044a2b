import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import type { CarrierName } from '#fulfilment/carriers.ts'
import { done } from '#shared/envelope.ts'
import type { PaymentProviderName } from './providers.ts'

/** Calls by a payment provider, not by people. */
export function paymentWebhookCalls(provider: PaymentProviderName) {
  const path = `POST /webhooks/${provider}` as const
  return {
    [path]: {
      access: 'public',
      tag: 'Webhooks',
      summary: 'Events of the payment provider',
      rawBody: z.looseObject({ event: z.string() }),
      answer: done,
    },
  } as const satisfies Calls
}

/** Calls by a carrier, not by people. */
export function carrierWebhookCalls(carrier: CarrierName) {
  const path = `POST /webhooks/${carrier}` as const
  return {
    [path]: {
      access: 'public',
      tag: 'Webhooks',
      summary: 'News of the carrier: a hint, upon which its tracking is read',
      rawBody: z.looseObject({}),
      answer: done,
      failures: [401],
    },
  } as const satisfies Calls
}
