import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { pinCode } from '#shared/fields.ts'
import { serviceability, tracking } from './shipping.ts'

export const shippingCalls = {
  'GET /check-serviceability/:pincode': {
    access: 'public',
    tag: 'Delivery',
    summary: 'Delivery check',
    params: z.object({ pincode: pinCode() }),
    answer: envelope(serviceability),
  },
  'GET /user-orders/track-order/:id': {
    access: 'user',
    tag: 'Orders',
    summary: 'Track order',
    answer: envelope(tracking),
  },
} satisfies Calls
