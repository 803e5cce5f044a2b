import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { blank, blankChange, blankForm } from './blanks.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The stock of what is printed on, shared by products. */
export const blankCalls = {
  'GET /admin/blanks': {
    ...shared,
    summary: 'All blanks with their stock and their products',
    answer: envelope(z.array(blank)),
  },
  'POST /admin/blanks': {
    ...shared,
    summary: 'Add a blank',
    body: blankForm,
    answer: envelope(blank),
    status: 201,
  },
  'PUT /admin/blanks/:id': {
    ...shared,
    summary: 'Change a blank; 409 `stock_changed` where pieces were sold since a stock was read',
    body: blankChange,
    answer: envelope(blank),
    failures: [409],
  },
  'DELETE /admin/blanks/:id': {
    ...shared,
    summary: 'Delete a blank; 409 `blank_in_use` while products name it',
    answer: done,
    failures: [409],
  },
} satisfies Calls
