/** The texts of an address for a single order. */
export const elsewhereTexts = {
  use: 'Use this address',
  keep: 'Keep it among my addresses too',
} as const
