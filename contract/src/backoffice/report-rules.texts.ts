/** Faults in the range of days of a report. */
export const reportRuleTexts = {
  numbersStep: 'The step is day, week or month',
  numbersBackwards: 'The last day is before the first',
  numbersTooLong: 'At most 366 days at once',
} as const
