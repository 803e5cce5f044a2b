import { z } from 'zod'
import { providerOrder, providerPayment, providerRefund } from './razorpay.entities.ts'

const event = z
  .object({
    event: z.string(),
    payload: z.object({
      payment: z.object({ entity: providerPayment }).optional().catch(undefined),
      order: z.object({ entity: providerOrder }).optional().catch(undefined),
      refund: z.object({ entity: providerRefund }).optional().catch(undefined),
    }),
  })
  .transform(({ event, payload }) => ({
    event,
    payment: payload.payment?.entity ?? null,
    order: payload.order?.entity ?? null,
    refund: payload.refund?.entity ?? null,
  }))

/** What a webhook tells (docs/providers.md 1.6): a snapshot that may be old by the time it is read. */
export type RazorpayEvent = z.infer<typeof event>

/** Reads a verified webhook's body; null when it is not an event. */
export function readRazorpayEvent(body: unknown): RazorpayEvent | null {
  return event.safeParse(body).data ?? null
}
