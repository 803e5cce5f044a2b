import { z } from 'zod'
import type {
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from '#payments/providers/payment-provider.ts'

/**
 * Maps the provider's entities (docs/providers.md 1.2, 1.3, 1.5) to our terms. Keys that are not
 * listed here may change on its side and are ignored.
 */
const paise = z.number().int()

export const providerOrder = z
  .object({
    id: z.string(),
    amount: paise,
    amount_paid: paise.catch(0),
    currency: z.string(),
    receipt: z.string().nullish(),
    status: z.enum(['created', 'attempted', 'paid', 'unknown']).catch('unknown'),
  })
  .transform((order): ProviderOrder => ({
    id: order.id,
    amountPaise: order.amount,
    amountPaidPaise: order.amount_paid,
    currency: order.currency,
    receipt: order.receipt ?? null,
    status: order.status,
  }))

export const providerPayment = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: paise,
    currency: z.string(),
    status: z
      .enum(['created', 'authorized', 'captured', 'refunded', 'failed', 'unknown'])
      .catch('unknown'),
    captured: z.boolean().nullish().catch(null),
    method: z.string().nullish().catch(null),
    amount_refunded: paise.nullish().catch(null),
    error_description: z.string().nullish().catch(null),
  })
  .transform((payment): ProviderPayment => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    captured: payment.captured ?? payment.status === 'captured',
    method: payment.method ?? null,
    amountRefundedPaise: payment.amount_refunded ?? 0,
    errorDescription: payment.error_description ?? null,
  }))

export const providerRefund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
    // An empty map is written as a list there.
    notes: z.object({ refund_id: z.uuid().optional().catch(undefined) }).catch({}),
  })
  .transform((refund): ProviderRefund => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    status: refund.status,
    refundId: refund.notes.refund_id ?? null,
  }))

/** A list of the provider's; an item that makes no sense spoils the whole answer. */
export function collectionOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) }).transform((list) => list.items)
}

export const providerError = z.object({ error: z.object({ description: z.string() }) })
