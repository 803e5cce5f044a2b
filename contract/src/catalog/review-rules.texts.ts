import { mostReviewPhotos } from './review-states.ts'

/** What is said of a review, or of a value of it, that cannot be had. */
export const reviewRuleTexts = {
  reviewPhotosMost: `Please add at most ${mostReviewPhotos} photos`,
  reviewStateInvalid: 'The state is shown or hidden',
} as const
