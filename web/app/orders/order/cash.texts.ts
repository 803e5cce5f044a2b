export const cashTexts = {
  rounding: 'Round off',
  toCollect: 'To pay in cash',
  paidInCash: 'Paid in cash',
} as const
