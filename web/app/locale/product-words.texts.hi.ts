import { inLanguage } from '@tohfa/contract/product-words'
import type * as english from './product-words.texts.ts'

export const titleOf: typeof english.titleOf = ({ title, titleHi }) => titleHi ?? title
export const inWords = ((product: Parameters<typeof inLanguage>[0]) =>
  inLanguage(product, 'hi')) as typeof english.inWords
