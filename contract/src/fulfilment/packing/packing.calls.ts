import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { workbench, benchScan, box, scanned } from './packing.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The workbench: staff mark prints as done there, and pack orders. */
export const packingCalls = {
  'GET /admin/bench': {
    ...shared,
    summary: 'What of confirmed orders is to be printed and packed',
    description:
      'The prints that are due first, at most 200; boxes that are begun, then those that could be, the oldest first, at most 60.',
    answer: envelope(workbench),
  },
  'POST /admin/bench/scans': {
    ...shared,
    summary: 'Say by the code of its ticket that a line is printed, or lies in its box',
    description:
      'The code of a line (`TF100123-2`; `-0` is the card of a gift, `-W` its wrap), what the QR code of a ticket holds, or of a slip: an order number or a waybill. Again does no harm: `already`. An order whose last line is laid into its box is packed.',
    body: benchScan,
    answer: envelope(scanned),
    failures: [409],
  },
  'DELETE /admin/bench/boxes/:id': {
    ...shared,
    summary: 'Take all of an order out of its box again, by the id of the order',
    answer: envelope(box),
    failures: [409],
  },
} satisfies Calls
