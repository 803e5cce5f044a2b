import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope, listEnvelope } from '#shared/envelope.ts'
import { paymentCallback, placedOrder } from '#orders/checkout.ts'
import { order } from '#orders/orders.ts'
import {
  draft,
  draftChange,
  draftForm,
  draftHeading,
  draftQuery,
  draftTaking,
  handingOver,
  sentDraft,
} from './drafts.ts'
import { quote, quoteOrder, quoteRefusal } from './quotes.ts'

const byStaff = { access: 'admin', tag: 'Orders' } as const

/** Orders that staff prepare for a customer. */
export const draftCalls = {
  'GET /admin/drafts': {
    ...byStaff,
    summary: 'Drafts and quotes, the newest first',
    description: '`search` finds a number, a name, a phone or an e-mail.',
    query: draftQuery,
    answer: listEnvelope(draftHeading),
  },
  'POST /admin/drafts': {
    ...byStaff,
    summary: 'Prepare an order for a customer',
    description:
      'Proofs of what is printed are drawn as for a shopper. Nothing of the stock is held.',
    body: draftForm,
    answer: envelope(draft),
    status: 201,
    failures: [409],
  },
  'GET /admin/drafts/:id': {
    ...byStaff,
    summary: 'A draft with its lines, proofs and totals',
    answer: envelope(draft),
  },
  'PUT /admin/drafts/:id': {
    ...byStaff,
    summary: 'Change parts of a draft, which prices it anew',
    description:
      '409 `draft_changed` when it has another version than was sent, with the draft as it is as `data`. The link of a sent one ends: send it again for the next.',
    body: draftChange,
    answer: envelope(draft),
    failures: [409],
  },
  'DELETE /admin/drafts/:id': {
    ...byStaff,
    summary: 'End a draft and its link',
    answer: done,
    failures: [409],
  },
  'POST /admin/drafts/:id/send': {
    ...byStaff,
    summary: 'Make the link of a quote; a mail goes where there is an e-mail',
    description: 'Again: the same link. 409 `preflight_stop` while something cannot be printed.',
    answer: envelope(sentDraft),
    failures: [409],
  },
  'POST /admin/drafts/:id/take': {
    ...byStaff,
    summary: 'Make the order of a draft that was paid by hand',
    description: 'Again: the same order.',
    body: draftTaking,
    answer: envelope(order),
    status: 201,
    failures: [409],
  },
  'POST /admin/orders/:id/hand-over': {
    ...byStaff,
    summary: 'Hand a counter order over, without a parcel',
    description:
      'Its invoice is issued as with shipping. 409 `not_printed` while a piece is not printed, `invalid_transition` of any other order.',
    body: handingOver,
    answer: envelope(order),
    failures: [409],
  },
} satisfies Calls

const byLink = { access: 'public', tag: 'Orders' } as const

/** Calls of whoever has the link of a quote. */
export const quoteCalls = {
  'GET /quotes/:token': {
    ...byLink,
    summary: 'What a quote offers, and what is still needed',
    description:
      '404 `quote_not_found` for a false, ended or replaced link, 410 `quote_expired` after its last day.',
    answer: envelope(quote),
    failures: [410],
  },
  'GET /quotes/:token.pdf': {
    ...byLink,
    summary: 'The quote as a PDF on A4',
    answer: 'application/pdf',
    failures: [410],
  },
  'GET /quotes/:token/items/:file': {
    ...byLink,
    summary: 'The preview of a line: `{id}.webp`, or `{id}.on.webp` on the product',
    answer: 'image/webp',
    failures: [410],
  },
  'POST /quotes/:token/order': {
    ...byLink,
    summary: 'Approve the prints of a quote and order it',
    description:
      'As `POST /order`. The prices are those of the quote. A used link answers its order again.',
    body: quoteOrder,
    answer: envelope(placedOrder),
    status: 201,
    failures: [409, 410, 502],
  },
  'POST /quotes/:token/verify-order': {
    ...byLink,
    summary: 'Verify the payment that the pay window of a quote made',
    body: paymentCallback,
    answer: envelope(order),
    failures: [409, 502],
  },
  'POST /quotes/:token/decline': {
    ...byLink,
    summary: 'Say no to a quote',
    body: quoteRefusal,
    answer: envelope(z.object({ state: z.literal('declined') })),
    failures: [409, 410],
  },
} satisfies Calls
