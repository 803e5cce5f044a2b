import { formatRupees } from '@tohfa/contract/shared/money'

export const priceBreakTexts = {
  reached: (percent: number, from: number) => `${percent}% less from ${from} pieces`,
  each: (rupees: number) => `${formatRupees(rupees)} each`,
  next: (more: number, rupees: number) => `${more} more and each is ${formatRupees(rupees)}`,
} as const
