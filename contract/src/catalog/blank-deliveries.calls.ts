import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { blankDelivery, deliveryReport } from './blank-deliveries.ts'

/** Deliveries of blanks. */
export const blankDeliveryCalls = {
  'POST /admin/blank-deliveries': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Book a delivery of blanks by a table; a dry run only says what would happen',
    description:
      'All rows are booked or none. A repeat under the same `id` books nothing and answers what was booked. 400 at `reference` where another delivery has it.',
    body: blankDelivery,
    // A thousand rows of the longest titles.
    mostBytes: 1024 * 1024,
    answer: envelope(deliveryReport),
  },
} satisfies Calls
