/** The label of a discount. */
export const offerLabels = {
  percent: (percent: string) => `${percent}% off`,
  percentUpTo: (percent: string, most: string) => `${percent}% off, at most ${most}`,
  amount: (sum: string) => `${sum} off`,
} as const
