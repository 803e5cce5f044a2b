/**
 * What is told of a product beside its title and description, in the language of the page: a category, a
 * material, a measure. Words that the shop does not know stand as typed.
 */
export const traitWords = (told: string): string => told
