import { localeTexts } from './locale.texts.ts'
import type * as english from './label-of.ts'

export const labelOf: typeof english.labelOf = ({ label, labelHi }) =>
  localeTexts.language === 'hi' ? (labelHi ?? label) : label
