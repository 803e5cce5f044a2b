import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, listEnvelope, paging } from '#shared/envelope.ts'
import { order, ordersPerPage, orderStatuses } from './orders.ts'

export const orderCalls = {
  'GET /order/:user_id': {
    access: 'user',
    tag: 'Orders',
    summary: 'List user orders',
    query: z.object({
      ...paging(ordersPerPage),
      status: choice([...orderStatuses, 'on-the-way'], 'Status not valid'),
    }),
    answer: listEnvelope(order),
  },
} satisfies Calls
