/** What a writer agrees to (docs/product.md 7.7); a review keeps the sentence that was shown. */
export const photoConsentTexts = {
  sentence: 'The shop may show these photos with my review',
} as const
