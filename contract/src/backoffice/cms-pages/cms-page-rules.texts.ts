/** Faults in the text of a page. */
export const cmsPageRuleTexts = {
  pageDescription: 'From 50 to 150 characters',
  pageCannotTake: (words: string) => `A page cannot take this: ${words}`,
  pageBegins: 'Begins with a line such as # Shipping, and a paragraph below it',
} as const
