import {
  type MoreOfKind,
  type Product,
  productTypeLabels,
  type ProductType,
  categoriesOf,
  productTypeSlugs,
  type Suggestion,
} from '@tohfa/contract/catalog/products'
import type { SearchTerm } from './search-term.ts'
import { joinedWords, kindOf, words } from './search-text.ts'

/** docs/product.md 4.5; more would cover the page on a phone. */
export const mostSuggestions = 8
const mostLabels = 3

type Titled = Pick<Product, 'id' | 'title' | 'titleHi' | 'productType'>
type Found = { suggestion: Suggestion; match: Match }
/** Whether a text has every word as it was typed, or one of them as a prefix. */
type Match = 'whole' | 'begun' | 'none'

/**
 * Completions of a search: types and categories before products. Exact words come before prefixes,
 * so that “chai” finds tea before chains.
 *
 * @param products the search's results, the most relevant first
 * @param more others of the type that it names, which follow with the link to all
 */
export function suggestionsOf(
  terms: readonly SearchTerm[],
  products: readonly Titled[],
  more: MoreOfKind | null,
): Suggestion[] {
  const labels = labelsFor(terms)
  const titles = products.map((product) => ({
    suggestion: titleOf(product),
    match: matchOf(terms, `${product.title} ${product.titleHi ?? ''}`),
  }))
  const wholeLabels = ofMatch(labels, 'whole')
  const begunLabels = ofMatch(labels, 'begun')
  const wholeTitles = ofMatch(titles, 'whole')
  // However many titles have the words, the completion of a prefix stays.
  const room = mostSuggestions - wholeLabels.length - Math.min(begunLabels.length, 1)
  const first = [...wholeLabels, ...wholeTitles.slice(0, room), ...begunLabels]
  const others = titles.map(({ suggestion }) => suggestion).filter((one) => !first.includes(one))
  const further =
    more && more.kind !== 'gifts' ? [labelOf(more.kind), ...more.products.map(titleOf)] : []
  return [...first, ...others, ...further].slice(0, mostSuggestions)
}

function titleOf({ id, title, titleHi, productType }: Titled): Suggestion {
  return { text: title, productType, id, ...(titleHi && { textHi: titleHi }) }
}

function labelOf(type: ProductType): Suggestion {
  return { text: productTypeLabels[type], productType: type }
}

/** The types of product, and their categories, that match every word of a search. */
function labelsFor(terms: readonly SearchTerm[]): Found[] {
  const types = productTypeSlugs.map((slug) => ({
    suggestion: labelOf(slug),
    match: matchOf(terms, kindOf(slug)),
  }))
  const categories = productTypeSlugs.flatMap((slug) =>
    categoriesOf(slug).map((category) => ({
      suggestion: { text: category, productType: slug },
      match: matchOf(terms, category),
    })),
  )
  const all = [...types, ...categories]
  const ofThis = (wanted: Match) => all.filter(({ match }) => match === wanted)
  return [...ofThis('whole'), ...ofThis('begun')].slice(0, mostLabels)
}

function ofMatch(found: readonly Found[], match: Match): Suggestion[] {
  return found.filter((one) => one.match === match).map(({ suggestion }) => suggestion)
}

function matchOf(terms: readonly SearchTerm[], text: string): Match {
  const known = [...words(text), ...joinedWords(text)]
  const isWhole = ({ typed, means }: SearchTerm) =>
    [typed, ...means].some((one) => known.includes(one))
  const isBegun = ({ typed }: SearchTerm) => known.some((word) => word.startsWith(typed))
  if (terms.every(isWhole)) return 'whole'
  return terms.every((word) => isWhole(word) || isBegun(word)) ? 'begun' : 'none'
}
