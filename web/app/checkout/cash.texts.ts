export const cashTexts = {
  rounding: 'Round off',
  toCollect: 'To pay in cash',
} as const
