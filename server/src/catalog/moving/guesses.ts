import type { OptionUse, TypeAnswer } from '@tohfa/contract/catalog/moving/moving'
import { categoriesOf } from '@tohfa/contract/catalog/product-types'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'

/** Words in the names of other shops' types; the first that fits counts. */
const typeWords: readonly [RegExp, ProductType][] = [
  [/mouse ?-?pad/i, 'mousepad'],
  [/key ?-?(?:chain|ring)/i, 'key-chain'],
  [/business|visiting/i, 'business-cards'],
  [/t-? ?shirt|\btees?\b|polo/i, 't-shirts'],
  [/\bmugs?\b|\bcups?\b|tumbler/i, 'coffee-mug'],
  [/pillow|cushion/i, 'pillow'],
  [/bracelet|\brakhi/i, 'bracelet'],
  [/frame/i, 'photoframe'],
  [/\bcaps?\b|\bhats?\b/i, 'caps'],
]

/** The type of ours that a foreign name means, with the category that its words name. */
export function guessType(name: string): TypeAnswer | null {
  const [, productType] = typeWords.find(([words]) => words.test(name)) ?? []
  if (!productType) return null
  const categories = categoriesOf(productType)
  const named = categories.find((category) => name.toLowerCase().includes(category.toLowerCase()))
  return { productType, category: named ?? categories[0] ?? '' }
}

/** What an option is for, by its name. */
export function guessOption(name: string): OptionUse | null {
  if (/colou?r|shade|\bरंग\b/i.test(name)) return 'color'
  return /\bsize\b|साइज़/i.test(name) ? 'size' : null
}

const sizeWords: readonly [RegExp, string][] = [
  [/^(?:small|s)$/i, 'S'],
  [/^(?:medium|m)$/i, 'M'],
  [/^(?:large|l)$/i, 'L'],
  [/^(?:(?:extra|x)[ -]?large|xl)$/i, 'XL'],
  [/^(?:(?:2x|xx|double x)[ -]?(?:large|l)|2xl|xxl)$/i, 'XXL'],
  [/^(?:(?:3x|xxx|triple x)[ -]?(?:large|l)|3xl|xxxl)$/i, '3XL'],
  [/^(?:adjustable|free ?size|one ?size|os)$/i, 'Adjustable'],
]

/** A size as ours are written; an unknown one stays, to be refused by its name. */
export function sizeOf(words: string): string {
  const plain = words.trim()
  return sizeWords.find(([known]) => known.test(plain))?.[1] ?? plain.replaceAll(/[\s:|]+/g, '-')
}
