import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { documentSummary, taxDocument } from './documents.ts'

/** The tax documents of orders: owners read their own, staff those of any order. */
export const documentCalls = {
  'GET /user-orders/:id/documents': {
    access: 'user',
    tag: 'Orders',
    summary: 'The tax documents of an order, the first first',
    answer: envelope(z.array(documentSummary)),
  },
  'GET /documents/:id': {
    access: 'user',
    tag: 'Orders',
    summary: 'A tax document as it was issued',
    answer: envelope(taxDocument),
  },
  'GET /documents/:id.pdf': {
    access: 'user',
    tag: 'Orders',
    summary: 'A tax document as a PDF',
    answer: 'application/pdf',
  },
} satisfies Calls
