import { localeTexts } from './locale.texts.ts'
import { once } from './once.ts'

const names = once(() => new Intl.DisplayNames(localeTexts.tag, { type: 'region' }))

/** The name of a country in the language of the page, by its code; an unknown code stays. */
export function countryName(code: string): string {
  return names().of(code) ?? code
}
