/**
 * What is said of a product beside its title and description, in the language of the page: a category, a
 * material, a measure. Words that the shop does not know stay as typed.
 */
export const traitWords = (typed: string): string => typed
