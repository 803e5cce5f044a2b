/** The texts of the list below the search field, which load with the first typed letter. */
export const searchTexts = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? '' : count === 1 ? '1 suggestion' : `${count} suggestions`,
} as const
