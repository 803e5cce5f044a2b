import { z } from 'zod'
import type { Calls } from './call.ts'
import { choice, envelope, listEnvelope, paging } from './envelope.ts'
import { adminOrdersPerPage, order, orderAdvance, ordersPerPage, orderStatuses } from './orders.ts'

const count = z.number().int()

export const orderCalls = {
  'GET /order/:user_id': {
    access: 'user',
    tag: 'orders',
    summary: 'List user orders',
    query: z.object({
      ...paging(ordersPerPage),
      status: choice([...orderStatuses, 'on-the-way'], 'Status not valid'),
    }),
    answer: listEnvelope(order),
  },
  'GET /user-orders': {
    access: 'admin',
    tag: 'admin',
    summary: 'Admin orders',
    query: z.object({
      ...paging(adminOrdersPerPage),
      status: choice(orderStatuses, 'Status not valid'),
      search: z
        .string()
        .max(200)
        .optional()
        .describe('The beginning of an order number, a phone or an e-mail; narrows the counts too'),
    }),
    answer: listEnvelope(order).extend({
      total: count,
      confirmed: count,
      shipped: count,
      outForDelivery: count,
      delivered: count,
      cancelled: count,
      returned: count,
      failed: count,
    }),
  },
  'PUT /user-orders/:id': {
    access: 'admin',
    tag: 'admin',
    summary: 'Advance order',
    body: orderAdvance,
    answer: envelope(order),
    failures: [502],
  },
} satisfies Calls
