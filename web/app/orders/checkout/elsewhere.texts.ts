/** Of an address that is used for one order alone. */
export const elsewhereTexts = {
  use: 'Use this address',
  keep: 'Keep it among my addresses too',
} as const
