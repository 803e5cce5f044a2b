import { z } from 'zod'
import { choice, optionalMessageKey, listEnvelope, paging } from '#shared/envelope.ts'
import {
  emptyAsUndefined,
  listOf,
  optionalLines,
  preprocessed,
  text,
  textLines,
} from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'
import { reviewRuleTexts } from './review-rules.texts.ts'
import {
  mostOfReview,
  mostOfReviewAnswer,
  mostOfReviewReason,
  mostReviewPhotos,
  reviewStates,
  staffReviewsPerPage,
} from './review-states.ts'

/** docs/product.md 7.1: three reviews per page. */
export const reviewsPerPage = 3

/** The query of a product's reviews (docs/product.md 7.1). */
export const reviewQuery = z.object({ productId: z.string(), ...paging(reviewsPerPage) })

const photoIds = listOf(text(64)).check(
  z.maxLength(mostReviewPhotos, reviewRuleTexts.reviewPhotosMost),
)

/**
 * What a buyer writes (docs/product.md 7.3): whole stars and some words, by nobody but oneself. Photos
 * and consent that are left out stay as they are.
 */
export const reviewDraft = z.object({
  productId: z.string(texts.required),
  userId: z.string(texts.required),
  rating: z
    .number({
      error: ({ input }) => (input == null ? texts.required : texts.ratingInvalid),
    })
    .refine((stars) => [1, 2, 3, 4, 5].includes(stars), texts.ratingInvalid),
  comment: textLines(mostOfReview),
  photos: z.optional(photoIds).describe('Ids that `POST /reviews/photos` answered, in their order'),
  photoConsent: z
    .boolean(ruleTexts.notValid)
    .optional()
    .describe('Whether the shop may show these photos with the review'),
})
export type ReviewDraft = z.infer<typeof reviewDraft>

/** Whether a person may review a product (docs/product.md 7.2); if not, the message says why. */
export const eligibility = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
  ...optionalMessageKey,
})

/** A photo of a review, and the same at 400 pixels. */
const reviewPhoto = z.object({ id: z.string(), url: z.string(), small: z.string() })
export type ReviewPhoto = z.infer<typeof reviewPhoto>

const privatePhoto = reviewPhoto.extend({
  shown: z.boolean().describe('Whether staff show it; the page does so only with consent'),
})

/**
 * A public review. Its writer's e-mail is masked (`a•••@example.com`). Name and e-mail are empty
 * after the writer's data was erased.
 */
export const review = z.object({
  id: z.string(),
  userId: z.object({ name: z.string(), email: z.string() }),
  comment: z.string(),
  rating: z.number().int(),
  createdAt: z.iso.datetime(),
  verified: z.boolean().describe('Whether its writer bought the product'),
  answer: z.string().nullable().describe('What the shop says to it'),
  photos: z.array(reviewPhoto).describe('Those that the shop shows'),
})
export type Review = z.infer<typeof review>

/** The number of reviews with each number of stars. */
const reviewSummary = z.object({
  5: z.number().int(),
  4: z.number().int(),
  3: z.number().int(),
  2: z.number().int(),
  1: z.number().int(),
})
export type ReviewSummary = z.infer<typeof reviewSummary>

/** A page of reviews, with the star counts of all of them. */
export const reviewList = listEnvelope(review).extend({ summary: reviewSummary })
export type ReviewList = { reviews: Review[]; totalCount: number; summary: ReviewSummary }

/** A person's own review of a product, whatever of it is shown. */
export const ownReview = review.omit({ userId: true, verified: true }).extend({
  state: z.enum(reviewStates),
  photos: z.array(privatePhoto),
  photoConsent: z.boolean(),
})
export type OwnReview = z.infer<typeof ownReview>

/** A review as staff see it (docs/product.md 15.28). */
export const staffReview = review.extend({
  userId: z
    .object({ name: z.string(), email: z.string() })
    .describe('Both empty once the data of the writer was erased'),
  productId: z.string(),
  title: z.string().describe('Of the product'),
  state: z.enum(reviewStates),
  reason: z.string().nullable().describe('Why it is hidden; for staff alone'),
  answeredAt: z.iso.datetime().nullable(),
  photos: z.array(privatePhoto),
  photoConsent: z
    .object({ sentence: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe('What the writer agreed to, and when'),
  photosWaiting: z.boolean().describe('Whether some may be shown that staff have not decided on'),
})
export type StaffReview = z.infer<typeof staffReview>

/** Which reviews staff look at. */
export const staffReviewQuery = z.object({
  ...paging(staffReviewsPerPage),
  state: choice(reviewStates, reviewRuleTexts.reviewStateInvalid),
  stars: choice(['5', '4', '3', '2', '1'], texts.ratingInvalid),
  photos: choice(['waiting'], ruleTexts.notValid).describe(
    'Only those with photos that may be shown and are not',
  ),
  search: z.string().max(100).optional().describe('Words of the review or of the product’s title'),
})
export type StaffReviewQuery = z.infer<typeof staffReviewQuery>

/** Lines that are left as they are when left out, and taken away when empty. */
const linesOrNone = (most: number) =>
  preprocessed(
    (value) => (value !== undefined && emptyAsUndefined(value) === undefined ? null : value),
    z.optional(z.nullable(textLines(most))),
  )

/** What staff decide about a review; what is left out stays as it is. */
export const reviewDecision = z
  .object({
    state: z.enum(reviewStates, reviewRuleTexts.reviewStateInvalid).optional(),
    /** Why it is hidden; for staff alone. */
    reason: optionalLines(mostOfReviewReason),
    answer: linesOrNone(mostOfReviewAnswer),
    photos: z
      .optional(photoIds)
      .describe('The ids of those photos that the page shows, of its own'),
  })
  .refine(
    ({ state, answer, photos }) => (state ?? answer ?? photos) !== undefined || answer === null,
    { error: texts.required, path: ['state'] },
  )
export type ReviewDecision = z.infer<typeof reviewDecision>
