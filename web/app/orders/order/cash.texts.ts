export const cashTexts = {
  rounding: 'Round off',
  advance: 'Paid beforehand',
  toCollect: 'To pay in cash',
  paidInCash: 'Paid in cash',
} as const
