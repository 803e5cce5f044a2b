import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { listedOrder, newNote, orderNote } from './admin-orders.ts'
import { choice, day, envelope, listEnvelope, paging } from '#shared/envelope.ts'
import { adminOrdersPerPage, order, orderAdvance, orderStatuses, paymentMethods } from './orders.ts'
import { orderPiles } from './piles.ts'
import { printProgress } from '#fulfilment/print-progress.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

const count = z.number().int()

/** Staff's view of all orders and of one, and its moves. */
export const adminOrderCalls = {
  'GET /user-orders': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Admin orders',
    query: z.object({
      ...paging(adminOrdersPerPage),
      status: choice(orderStatuses, 'Status not valid'),
      sort: choice(['newest', 'oldest'], ruleTexts.notValid),
      from: day.describe('The first day of India'),
      to: day.describe('The last day of India, included'),
      payment: choice(paymentMethods, ruleTexts.paymentMethod),
      printing: choice(printProgress, ruleTexts.notValid),
      late: choice(['true', 'false'], ruleTexts.notValid).describe(
        'Whether it is confirmed and its `due` is past',
      ),
      endangered: choice(['true'], ruleTexts.notValid).describe(
        'Only orders under way whose promised day may not be met',
      ),
      pile: choice(orderPiles, ruleTexts.notValid).describe('What is to be done with it next'),
      search: z
        .string()
        .max(200)
        .optional()
        .describe(
          'Words in number, phone, e-mails, name, city, PIN code, products and waybill, each to be met: by the very word where some order has it, else by those that begin so (from three letters or four digits on)',
        ),
    }),
    description: 'The counts follow everything but `status`.',
    answer: listEnvelope(listedOrder).extend({
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
    description:
      '409 `not_printed` with `lines` while a print of it is not `printed`, or a piece is not in its box though packing has begun. An owner or a manager sends it all the same by `force` with a `reason`, which is logged; a printer gets 403.',
    body: orderAdvance,
    answer: envelope(order),
    failures: [409, 502],
  },
  'POST /admin/orders/:id/notes': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Write a note to an order for other staff; its buyer never reads it',
    body: newNote,
    answer: envelope(orderNote),
    status: 201,
  },
  'GET /user-orders/:id/label': {
    access: 'admin',
    tag: 'Admin',
    summary: "The link to the label of an order's parcel, fetched anew when it has ended",
    answer: envelope(z.object({ url: z.string() })),
    failures: [409],
  },
} satisfies Calls

/** Export of orders as CSV. */
export const ordersCsvCalls = {
  'GET /admin-export/orders': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Orders as CSV, a row for each line; days are those of India, both included',
    query: z.object({ from: day, to: day, status: choice(orderStatuses, ruleTexts.status) }),
    answer: 'text/csv',
  },
} satisfies Calls
