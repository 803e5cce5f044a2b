/** Of what stands below a product, whose script comes later. */
export const productMoreTexts = {
  customerReviews: 'Customer Reviews',
  similar: 'Similar products',
  interesting: 'You might be interested in',
} as const
