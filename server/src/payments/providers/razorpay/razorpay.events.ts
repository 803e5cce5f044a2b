import { z } from 'zod'
import type { ProviderEvent } from '#payments/providers/payment-provider.ts'
import { providerPayment, providerRefund } from './razorpay.entities.ts'

const event = z
  .object({
    event: z.string(),
    payload: z.object({
      payment: z.object({ entity: providerPayment }).optional().catch(undefined),
      refund: z.object({ entity: providerRefund }).optional().catch(undefined),
    }),
  })
  .transform(({ event, payload }): ProviderEvent => ({
    payment: payload.payment?.entity ?? null,
    refund: payload.refund?.entity ?? null,
    isFailure: event === 'payment.failed',
  }))

/** Reads a verified webhook's body (docs/providers.md 1.6); null when it is not an event. */
export function readRazorpayEvent(body: unknown): ProviderEvent | null {
  return event.safeParse(body).data ?? null
}
