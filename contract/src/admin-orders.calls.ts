import { z } from 'zod'
import { adminOrder } from './admin-orders.ts'
import type { Calls } from './call.ts'
import { choice, envelope, unlessEmpty } from './envelope.ts'
import { orderStatuses } from './orders.ts'
import { ruleTexts } from './rules.texts.ts'

/** What the staff see of one order beyond the list of all. */
export const adminOrderCalls = {
  'GET /user-orders/:id': {
    access: 'admin',
    tag: 'admin',
    summary: 'One order with its payments, parcel and history',
    answer: envelope(adminOrder),
  },
  'GET /user-orders/:id/label': {
    access: 'admin',
    tag: 'admin',
    summary: "The link to the label of an order's parcel, fetched anew when it has ended",
    answer: envelope(z.object({ url: z.string() })),
    failures: [409],
  },
} satisfies Calls

const date = z.iso.date({ error: ruleTexts.date }).optional()
const day = z.preprocess<unknown, typeof date, string | undefined>(unlessEmpty, date)

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
