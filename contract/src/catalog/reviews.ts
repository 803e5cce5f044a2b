import { z } from 'zod'
import { optionalMessageKey, listEnvelope, paging } from '#shared/envelope.ts'
import { textLines } from '#shared/fields.ts'
import { texts } from '#i18n/texts.ts'

/** docs/product.md 7.1: reviews are read three at a time. */
export const reviewsPerPage = 3

/** The query of a product's reviews (docs/product.md 7.1). */
export const reviewQuery = z.object({ productId: z.string(), ...paging(reviewsPerPage) })

/** What a buyer writes (docs/product.md 7.3): whole stars and some words, by nobody but oneself. */
export const reviewDraft = z.object({
  productId: z.string(texts.required),
  userId: z.string(texts.required),
  rating: z
    .number({
      error: ({ input }) => (input == null ? texts.required : texts.ratingInvalid),
    })
    .refine((stars) => [1, 2, 3, 4, 5].includes(stars), texts.ratingInvalid),
  comment: textLines(2000),
})
export type ReviewDraft = z.infer<typeof reviewDraft>

/** Whether somebody may review a product (docs/product.md 7.2); if not, the sentence says why. */
export const eligibility = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
  ...optionalMessageKey,
})

/**
 * A review as anybody reads it: its writer's e-mail is masked (`a•••@example.com`), and both name
 * and e-mail are empty once their data was erased.
 */
export const review = z.object({
  id: z.string(),
  userId: z.object({ name: z.string(), email: z.string() }),
  comment: z.string(),
  rating: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type Review = z.infer<typeof review>

/** How many gave each number of stars. */
const reviewSummary = z.object({
  5: z.number().int(),
  4: z.number().int(),
  3: z.number().int(),
  2: z.number().int(),
  1: z.number().int(),
})
export type ReviewSummary = z.infer<typeof reviewSummary>

/** A page of reviews, with the stars of all of them. */
export const reviewList = listEnvelope(review).extend({ summary: reviewSummary })
export type ReviewList = { reviews: Review[]; totalCount: number; summary: ReviewSummary }
