import { z } from 'zod'
import { adminOrder } from './admin-orders.ts'
import type { Calls } from '#shared/call.ts'
import { cancellation } from './cancellations.ts'
import { envelope } from '#shared/envelope.ts'
import { idempotencyKey } from '#shared/idempotency-key.ts'
import { orderDetails } from './order-details.ts'
import { refundChange, refundOrder, staffRefund } from '#payments/refunds.ts'

/** An order for its owner, and its cancellation. */
export const cancellationCalls = {
  'GET /user-orders/:id': {
    access: 'user',
    tag: 'Orders',
    summary: 'One order with its history and what can still be asked for',
    description:
      'Its owner’s; staff read any, with its payments, its account and its parcel beside.',
    answer: envelope(z.union([adminOrder, orderDetails])),
  },
  'POST /user-orders/:id/cancel': {
    access: 'user',
    tag: 'Orders',
    summary: 'Cancel an order or pieces of it, before it is printed',
    headers: idempotencyKey,
    body: cancellation,
    answer: envelope(orderDetails),
    failures: [409],
  },
} satisfies Calls

/** Cancellations and refunds by staff. */
export const adminCancellationCalls = {
  'GET /admin/orders/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'One order with its payments, parcel and history',
    answer: envelope(adminOrder),
  },
  'POST /admin/orders/:id/cancel': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Cancel an order or pieces of it, before it is shipped',
    headers: idempotencyKey,
    body: cancellation,
    answer: envelope(adminOrder),
    failures: [409],
  },
  'POST /admin/orders/:id/refunds': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Give money of an order back',
    headers: idempotencyKey,
    body: refundOrder,
    answer: envelope(staffRefund),
    status: 201,
    failures: [409],
  },
  'PUT /admin/refunds/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Say that a refund was sent by hand, or try one that failed again',
    body: refundChange,
    answer: envelope(staffRefund),
    failures: [409],
  },
} satisfies Calls
