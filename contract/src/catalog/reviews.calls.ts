import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope, listEnvelope } from '#shared/envelope.ts'
import { photoLimits, photoTypes } from '#studio/photo-limits.ts'
import {
  eligibility,
  ownReview,
  review,
  reviewDecision,
  reviewDraft,
  reviewList,
  reviewQuery,
  staffReview,
  staffReviewQuery,
} from './reviews.ts'

export const reviewCalls = {
  'GET /reviews': {
    access: 'public',
    tag: 'Reviews',
    summary: 'A page of a product’s reviews, the newest first, and the stars of all of them',
    query: reviewQuery,
    answer: reviewList,
  },
  'GET /reviews/check-review-eligibility': {
    access: 'user',
    tag: 'Reviews',
    summary: 'Whether the signed-in person has bought a product and may review it',
    query: z.object({ userId: z.string(), productId: z.string() }),
    answer: eligibility,
  },
  'POST /reviews': {
    access: 'user',
    tag: 'Reviews',
    summary: 'Review a bought product; a second review replaces the first',
    description:
      'One that staff hid stays hidden. Photos are private until staff show them, and shown only with `photoConsent`.',
    body: reviewDraft,
    answer: envelope(review),
    status: 201,
  },
  'GET /reviews/mine': {
    access: 'user',
    tag: 'Reviews',
    summary: 'One’s own review of a product, or null',
    query: z.object({ productId: z.string() }),
    answer: envelope(ownReview.nullable()),
  },
  'DELETE /reviews/:id': {
    access: 'user',
    tag: 'Reviews',
    summary: 'Delete one’s own review with its photos',
    answer: done,
  },
} satisfies Calls

const photo = {
  access: 'public',
  tag: 'Reviews',
  description:
    'For anybody while the page shows it. Otherwise for who sent it and for staff, with their token; to anybody else it is not there.',
  answer: 'image/webp',
} as const

/** Apart, because an upload is a body of any content type. */
export const reviewPhotoCalls = {
  'POST /reviews/photos': {
    access: 'user',
    tag: 'Reviews',
    summary: 'Upload a photo for a review',
    description:
      'The file itself is the body: 25 MB and 64 megapixels at most. One that no review has is forgotten after a day. At most 60 an hour.',
    rawBody: z.file().describe('JPEG, PNG or WebP'),
    rawTypes: photoTypes,
    mostBytes: photoLimits.mostBytes,
    answer: envelope(z.object({ id: z.string(), url: z.string() })),
    status: 201,
    failures: [507],
  },
  'GET /reviews/photos/:id/1600.webp': { ...photo, summary: 'Read a photo of a review' },
  'GET /reviews/photos/:id/400.webp': { ...photo, summary: 'Read a photo of a review, small' },
} satisfies Calls

/** What staff decide about reviews. */
export const adminReviewCalls = {
  'GET /admin/reviews': {
    access: 'admin',
    tag: 'Admin',
    summary: 'All reviews, the newest first, hidden ones too',
    query: staffReviewQuery,
    answer: listEnvelope(staffReview).extend({
      waiting: z.number().int().describe('How many have photos that may be shown and are not'),
    }),
  },
  'PUT /admin/reviews/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Hide or show a review, answer it, show its photos',
    body: reviewDecision,
    answer: envelope(staffReview),
    failures: [409],
  },
} satisfies Calls
