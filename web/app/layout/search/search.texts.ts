/** Of the list below the search field, which comes when somebody types. */
export const searchTexts = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 suggestion' : `${count} suggestions`,
} as const
