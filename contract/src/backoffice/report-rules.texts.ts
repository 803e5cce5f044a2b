/** What is wrong with the days that the shop's numbers are asked for. */
export const reportRuleTexts = {
  numbersStep: 'The step is day, week or month',
  numbersBackwards: 'The last day is before the first',
  numbersTooLong: 'At most 366 days at once',
} as const
