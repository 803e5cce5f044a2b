import { type ProductType, productTypeLabels } from '@tohfa/contract/catalog/products'
import { typeSearchWords } from '@tohfa/contract/catalog/product-types/search-words'
import type { HindiWords } from '@tohfa/contract/catalog/product-words'

type Searched = HindiWords & {
  title: string
  description: string
  highlights: readonly string[]
  productType: ProductType
  category: string
  brand: string
}

/**
 * The searched text of a product, for `products.search_text`: four lines of folded words, from the
 * highest weight (the title) to the lowest (the description), each in both languages.
 */
export function searchText(product: Searched): string {
  const kind = `${kindOf(product.productType)} ${product.category} ${product.brand}`
  const { title, titleHi, highlights, highlightsHi, description, descriptionHi } = product
  const lines = [
    [title, titleHi],
    [kind],
    [...highlights, ...(highlightsHi ?? [])],
    [description, descriptionHi],
  ]
  return lines
    .map((texts) => texts.filter(Boolean).join(' '))
    .map((text) => [...words(text), ...joinedWords(text)].join(' '))
    .join('\n')
}

/** All words for a type of product. */
export function kindOf(type: ProductType): string {
  return `${productTypeLabels[type]} ${typeSearchWords[type].also}`
}

/**
 * The words of a text without case, accents and plural s; Hindi without its nukta and with one sign
 * for a nasal vowel, as people type it. Products and searches use the same folding, so that they
 * match. Letters and digits only: safe inside a full-text query.
 */
export function words(text: string): string[] {
  const folded = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]|\u093c|\u200c|\u200d/g, '')
    .replace(/\u0901/g, '\u0902')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\bt(?:ee)?[\s-]*shirt/g, 'tshirt')
  return (folded.match(/[\p{L}\p{N}\p{M}]{1,40}/gu) ?? []).map(singular)
}

/** `key-chain` and `Key Chain` are found as `keychain` too. */
export function joinedWords(text: string): string[] {
  const hyphenated = text.match(/[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+/gu) ?? []
  const labels = Object.values(productTypeLabels).filter((label) => text.includes(label))
  return [...hyphenated, ...labels].flatMap((part) => words(part.replace(/[\s-]/g, '')))
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}
