import { localeTexts } from './locale.texts.ts'

const names = new Intl.DisplayNames(localeTexts.tag, { type: 'region' })

/** What a country is called in the language of the page, by its code; an unknown one is its code. */
export function countryName(code: string): string {
  return names.of(code) ?? code
}
