import { z } from 'zod'
import { adminOrder } from './admin-orders.ts'
import type { Calls } from './call.ts'
import { choice, envelope, listEnvelope, paging } from './envelope.ts'
import { emptyAsUndefined } from './fields.ts'
import { adminOrdersPerPage, order, orderAdvance, orderStatuses } from './orders.ts'
import { ruleTexts } from './rules.texts.ts'

const count = z.number().int()

/** What the staff see of all orders and of one, and how they move it on. */
export const adminOrderCalls = {
  'GET /user-orders': {
    access: 'admin',
    tag: 'Admin',
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
    tag: 'Admin',
    summary: 'Advance order',
    body: orderAdvance,
    answer: envelope(order),
    failures: [502],
  },
  'GET /user-orders/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'One order with its payments, parcel and history',
    answer: envelope(adminOrder),
  },
  'GET /user-orders/:id/label': {
    access: 'admin',
    tag: 'Admin',
    summary: "The link to the label of an order's parcel, fetched anew when it has ended",
    answer: envelope(z.object({ url: z.string() })),
    failures: [409],
  },
} satisfies Calls

const date = z.iso.date({ error: ruleTexts.date }).optional()
const day = z.preprocess<unknown, typeof date, string | undefined>(emptyAsUndefined, date)

/** Orders as a file for a spreadsheet. */
export const ordersCsvCalls = {
  'GET /admin-export/orders': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Orders as CSV, a row for each line; days are those of India, both included',
    query: z.object({ from: day, to: day, status: choice(orderStatuses, ruleTexts.status) }),
    answer: 'text/csv',
  },
} satisfies Calls
