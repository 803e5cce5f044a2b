import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { money } from './money.ts'
import { month } from './month.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The books of a month. */
export const booksCalls = {
  'GET /admin/money': {
    ...shared,
    summary: 'Where the money of a month’s orders is',
    description:
      '`sold − givenBack = settled + collected + fees + open`, for the month and for each order.',
    query: z.object({ period: month }),
    answer: envelope(money),
    asText: true,
  },
  'GET /admin/books.xml': {
    ...shared,
    summary: 'The vouchers of a month, for Tally',
    description:
      'Sales and credit notes by document; receipts of payments and remitted cash; payments of refunds; journals of fees; contras of payouts. Each has a stable GUID, so that the same month can be imported again. The names of ledgers are in the settings.',
    query: z.object({ period: month }),
    answer: 'application/xml',
  },
} satisfies Calls
