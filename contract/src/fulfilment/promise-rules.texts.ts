/** Why a delivery on a day is impossible. */
export const promiseRuleTexts = {
  dayNotPossible: (first: string) => `The first day that can be met is ${first}`,
  dayTooFar: (days: number) => `Please choose a day within the next ${days} days`,
} as const
