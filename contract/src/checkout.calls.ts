import { z } from 'zod'
import type { Calls } from './call.ts'
import { orderPlacement, paymentCallback, placedOrder } from './checkout.ts'
import { envelope } from './envelope.ts'
import { order } from './orders.ts'

export const checkoutCalls = {
  'POST /order': {
    access: 'user',
    tag: 'Orders',
    summary: 'Create order',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
    body: orderPlacement,
    answer: envelope(placedOrder),
    status: 201,
    failures: [502],
  },
} satisfies Calls

export const paymentCalls = {
  'POST /user-orders/verify-order': {
    access: 'user',
    tag: 'Orders',
    summary: 'Verify payment',
    body: paymentCallback,
    answer: envelope(order),
    failures: [502],
  },
} satisfies Calls
