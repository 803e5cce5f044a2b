/** Texts of deferred parts. */
export const productMoreTexts = {
  coming: 'Your gift is on its way',
  customerReviews: 'Customer Reviews',
  similar: 'Similar products',
  interesting: 'You might be interested in',
} as const
