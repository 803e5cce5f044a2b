/** Whether the product's page shows a review: staff hide it, and show it again. */
export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Of one review; the database checks it too. */
export const mostReviewPhotos = 5
/** Of the shop's answer and of the reason to hide, in characters. */
export const mostOfReviewAnswer = 500
export const mostOfReviewReason = 500
/** Of a review itself. */
export const mostOfReview = 2000

export const starSteps = [5, 4, 3, 2, 1] as const
export const staffReviewsPerPage = 20
