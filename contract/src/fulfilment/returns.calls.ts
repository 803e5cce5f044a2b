import { returnWindowDays } from './return-moves.ts'
import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, envelope } from '#shared/envelope.ts'
import { order } from '#orders/orders.ts'
import {
  buyerMove,
  orderReturn,
  returnRequest,
  returnStates,
  staffMove,
  staffReturn,
} from './returns.ts'
import { photoLimits, photoTypes } from '#studio/photo-limits.ts'

/** A buyer's returns. */
export const returnCalls = {
  'POST /returns': {
    access: 'user',
    tag: 'Orders',
    summary: `Ask for a return, within ${returnWindowDays} days after delivery`,
    body: returnRequest,
    answer: envelope(orderReturn),
    status: 201,
    failures: [409],
  },
  'GET /returns': {
    access: 'user',
    tag: 'Orders',
    summary: 'One’s own returns, newest first',
    answer: envelope(z.array(orderReturn)),
  },
  'PUT /returns/:id': {
    access: 'user',
    tag: 'Orders',
    summary: 'Answer a question of the shop about a return, or withdraw it',
    body: buyerMove,
    answer: envelope(orderReturn),
    failures: [409],
  },
} satisfies Calls

/** Separate, because an upload is a body of any content type. */
export const returnPhotoCalls = {
  'POST /returns/photos': {
    access: 'user',
    tag: 'Orders',
    summary: 'Upload a photo of what is wrong',
    description:
      'The file itself is the body: 25 MB and 64 megapixels at most. One that no return shows is forgotten after a day. At most 60 an hour.',
    rawBody: z.file().describe('JPEG, PNG or WebP'),
    rawTypes: photoTypes,
    mostBytes: photoLimits.mostBytes,
    answer: envelope(z.object({ id: z.string(), url: z.string() })),
    status: 201,
    failures: [507],
  },
  'GET /returns/photos/:id/1600.webp': {
    access: 'user',
    tag: 'Orders',
    summary: 'Read a photo of a return',
    description: 'For who sent it and for staff; to anybody else it is not there.',
    answer: 'image/webp',
  },
} satisfies Calls

/** Staff's work on returns, and on parcels that came back. */
export const adminReturnCalls = {
  'GET /admin/returns': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Returns, oldest first, with how many days are left',
    query: z.object({ state: choice(returnStates, 'State not valid') }),
    answer: envelope(z.array(staffReturn)),
  },
  'PUT /admin/returns/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Move a return on',
    body: staffMove,
    answer: envelope(staffReturn),
    failures: [409, 502],
  },
  'POST /admin/orders/:id/resend': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Send an order again that came back: a new order for the same pieces',
    description:
      'It costs nothing where the first one was paid; where cash was never collected, the courier collects it.',
    answer: envelope(order),
    status: 201,
    failures: [409],
  },
} satisfies Calls
