import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { refundDetailsRequest, refundDestination, refundTo } from './refund-details.ts'
import { staffRefund } from './refunds.ts'

/** The destination of a refund by hand, as its buyer gives it. */
export const refundDetailsCalls = {
  'GET /refund-details/:token': {
    access: 'public',
    tag: 'Orders',
    summary: 'The refund that a link asks about',
    description:
      'Its order number and amount, nothing of the person. 404 once the link is too old or the money was sent.',
    answer: envelope(refundDetailsRequest),
  },
  'POST /refund-details/:token': {
    access: 'public',
    tag: 'Orders',
    summary: 'Say where a refund goes to, once',
    body: refundTo,
    answer: done,
    failures: [409],
  },
  'POST /refunds/:id/details-link': {
    access: 'user',
    tag: 'Orders',
    summary: 'A link for an hour, on which one says where one’s own refund goes to',
    answer: envelope(z.object({ token: z.string() })),
    failures: [409],
  },
} satisfies Calls

/** The same for staff, who send the money. */
export const adminRefundDetailsCalls = {
  'POST /admin/refunds/:id/read-details': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Read where a refund goes to; the reading stands in the staff’s log',
    answer: envelope(refundDestination),
    failures: [409],
  },
  'POST /admin/refunds/:id/ask-details': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Ask the buyer again, by a new link; what was given before is forgotten',
    answer: envelope(staffRefund),
    failures: [409],
  },
} satisfies Calls
