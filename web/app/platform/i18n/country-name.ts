import { localeTexts } from './locale.texts.ts'
import { once } from './once.ts'

const names = once(() => new Intl.DisplayNames(localeTexts.tag, { type: 'region' }))

/**
 * The name of a country in the language of the page, by its code; an unknown code stays.
 * @param known names that the server sent
 */
export function countryName(code: string, known?: CountryNames): string {
  return known?.[code] ?? names().of(code) ?? code
}

/** Names of countries by their codes. */
export type CountryNames = Readonly<Record<string, string>>

/**
 * The names that a page shows, for its server's loader: a phone takes a tenth of a second to load
 * its own list of all countries.
 */
export function countryNames(codes: readonly string[]): CountryNames {
  return Object.fromEntries(codes.map((code) => [code, countryName(code)]))
}
