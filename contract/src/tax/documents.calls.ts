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
  'GET /admin/orders/:id/eway-bill.json': {
    access: 'admin',
    tag: 'Admin',
    summary: 'The file with which the e-way bill of an order is made at the portal',
    description:
      'In the form of the portal for bulk upload; transporter and vehicle are left to it. 409 `eway_bill_not_needed` up to the limit (`GET /admin/eway-limit`), and `eway_file_not_possible` where the order gets no invoice or the seller’s address has no PIN code.',
    answer: 'application/json',
    failures: [409],
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
