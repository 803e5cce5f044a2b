/** The navigation state of a link to a product's reviews that opens the form. */
export const reviewState = { writesReview: true } as const

/** Whether a person came to write a review. */
export const writesReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'writesReview' in state
