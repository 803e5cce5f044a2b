import type { Language } from '#i18n/languages.ts'

/** The texts of a product that staff can translate into Hindi. */
export type HindiWords = {
  titleHi?: string | null | undefined
  descriptionHi?: string | null | undefined
  highlightsHi?: readonly string[] | null | undefined
}
type Worded = HindiWords & { title: string; description: string; highlights: readonly string[] }

/** A product in one language; a text without Hindi stays in English. */
export function productInLanguage<T extends Worded>(
  { titleHi, descriptionHi, highlightsHi, ...product }: T,
  language: Language,
): Omit<T, keyof HindiWords> {
  if (language === 'en') return product
  return {
    ...product,
    title: titleHi ?? product.title,
    description: descriptionHi ?? product.description,
    highlights: highlightsHi ?? product.highlights,
  }
}
