import { productInLanguage } from '@tohfa/contract/catalog/product-words'
import { localeTexts } from './locale.texts.ts'
import type * as english from './product-words.ts'

const { language } = localeTexts

export const titleOf: typeof english.titleOf = ({ title, titleHi }) =>
  language === 'hi' ? (titleHi ?? title) : title
export const inWords = ((product: Parameters<typeof productInLanguage>[0]) =>
  productInLanguage(product, language)) as typeof english.inWords
