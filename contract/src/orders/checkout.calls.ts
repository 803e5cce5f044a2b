import type { Calls } from '#shared/call.ts'
import { orderPlacement, paymentCallback, placedOrder } from './checkout.ts'
import { envelope } from '#shared/envelope.ts'
import { idempotencyKey } from '#shared/idempotency-key.ts'
import { order } from './orders.ts'

export const checkoutCalls = {
  'POST /order': {
    access: 'user',
    tag: 'Orders',
    summary: 'Create order',
    description:
      'A business that buys gives its `gstin`, which is checked by its last digit, and its `legalName` (the name of the address when left out). With `deliveredTo: other` it has the parcel sent to somebody else: then `legalName` and `legalAddress` are required, and the place of supply is the state of the GSTIN. With `arriveOn` it must be there on that day: 409 `day_not_possible` names the `first` that can be met.',
    headers: idempotencyKey,
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
