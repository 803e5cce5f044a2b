import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { eligibility, review, reviewDraft, reviewList, reviewQuery } from './reviews.ts'

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
    body: reviewDraft,
    answer: envelope(review),
    status: 201,
  },
} satisfies Calls
