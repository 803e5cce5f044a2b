/** Of a way to a product's reviews: its form is opened there. */
export const reviewState = { writesReview: true } as const

/** Whether somebody came to write. */
export const writesReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'writesReview' in state
