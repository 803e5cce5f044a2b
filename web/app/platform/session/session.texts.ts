/** Separate from the account's other texts, because every page has these. */
export const sessionTexts = {
  ended: 'Your session has ended. Please sign in again.',
} as const
