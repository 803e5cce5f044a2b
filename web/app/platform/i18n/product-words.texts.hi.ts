import { productInLanguage } from '@tohfa/contract/catalog/product-words'
import type * as english from './product-words.texts.ts'

export const titleOf: typeof english.titleOf = ({ title, titleHi }) => titleHi ?? title
export const inWords = ((product: Parameters<typeof productInLanguage>[0]) =>
  productInLanguage(product, 'hi')) as typeof english.inWords
