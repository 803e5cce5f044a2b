import { localeTexts } from './locale.texts.ts'

/** In the language of the page, as far as staff wrote it. */
export function labelOf({ label, labelHi }: { label: string; labelHi?: string | undefined }) {
  return localeTexts.language === 'hi' ? (labelHi ?? label) : label
}
