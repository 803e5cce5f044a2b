import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { blankCount, blankCounts, blankMovement } from './blank-counts.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** Counting blanks by hand. */
export const blankCountCalls = {
  'GET /admin/blank-counts': {
    ...shared,
    summary: 'All blanks with their stock, to be counted, and what the last counts changed',
    answer: envelope(blankCounts),
  },
  'POST /admin/blank-counts': {
    ...shared,
    summary: 'Book what was counted; the stock is what is left of it without the sold pieces',
    body: blankCount,
    answer: envelope(z.array(blankMovement)),
    status: 201,
  },
} satisfies Calls
