/** Apart from the account's other words: these are on every page. */
export const sessionTexts = {
  ended: 'Your session has ended. Please sign in again.',
} as const
