export const nearOnesTexts = {
  meant: 'Did you mean',
  collections: 'Gifts by occasion',
  best: 'Best rated',
} as const
