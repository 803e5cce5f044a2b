import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { findQuery, found } from './finder.ts'

export const finderCalls = {
  'GET /admin/find': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Orders, customers and products by a few letters, five of each',
    description:
      'By an order number, a phone or its last four digits, a name, an e-mail, or words of a title. A role gets the kinds that it may read.',
    query: findQuery,
    answer: envelope(found),
  },
} satisfies Calls
