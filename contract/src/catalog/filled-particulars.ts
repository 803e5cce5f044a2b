import { homeCountry } from './product-particulars.ts'

/** The particulars that a type can have a default of, in display order. */
export const defaultParticulars = ['countryOfOrigin', 'maker', 'packer', 'importer'] as const
export type DefaultParticular = (typeof defaultParticulars)[number]

type Particulars = Readonly<Partial<Record<DefaultParticular, string | null | undefined>>>

/**
 * What a product without these particulars gets from the defaults of its type. The default maker
 * made what comes from the default country, and nothing else; only imported goods have an importer.
 */
export function filledParticulars(
  own: Particulars,
  defaults: Particulars,
): Partial<Record<DefaultParticular, string>> {
  const country = own.countryOfOrigin || defaults.countryOfOrigin
  const isOfCountry = !defaults.countryOfOrigin || country === defaults.countryOfOrigin
  const isImported = !!country && country !== homeCountry
  const fits = (name: DefaultParticular) =>
    name === 'maker' ? isOfCountry : name === 'importer' ? isImported : true
  return Object.fromEntries(
    defaultParticulars.flatMap((name) => {
      const value = defaults[name]
      return value && !own[name] && fits(name) ? [[name, value]] : []
    }),
  )
}
