import { productTypes, productTypeSlugs, type Suggestion } from '@tohfa/contract/products'
import type { Asked } from './asked-words.ts'
import { joinedWords, kindOf, words } from './search-text.ts'

/** Spec leaves the number open; more would cover the page on a phone. */
export const mostSuggestions = 8
const mostLabels = 3

/** The types of product, and their categories, that every word of a search goes with. */
export function labelsFor(asked: readonly Asked[]): Suggestion[] {
  const types = productTypeSlugs
    .filter((slug) => meets(asked, kindOf(slug)))
    .map((slug) => ({ text: productTypes[slug].label, productType: slug }))
  const categories = productTypeSlugs.flatMap((slug) =>
    productTypes[slug].categories
      .filter((category) => meets(asked, category))
      .map((category) => ({ text: category, productType: slug })),
  )
  return [...types, ...categories].slice(0, mostLabels)
}

function meets(asked: readonly Asked[], label: string): boolean {
  const known = [...words(label), ...joinedWords(label)]
  return asked.every(
    ({ typed, means }) =>
      known.some((word) => word.startsWith(typed)) || means.some((word) => known.includes(word)),
  )
}
