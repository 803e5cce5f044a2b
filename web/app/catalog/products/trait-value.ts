import { type ProductTrait, traitRows } from '@tohfa/contract/catalog/product-attributes'
import type { TraitKind } from '@tohfa/contract/catalog/trait-kind'
import { countryName, type CountryNames } from '#platform/i18n/country-name.ts'
import { traitWords } from './trait-words.ts'

const written: Record<TraitKind, (value: string, countries?: CountryNames) => string> = {
  words: traitWords,
  quantity: traitWords,
  country: countryName,
  address: (value) => value,
}

/**
 * The value of a trait in the language of the page; undefined without one.
 * @param countries names that the server sent
 */
export const traitValue = (
  name: ProductTrait,
  value: string | undefined,
  countries?: CountryNames,
): string | undefined => value && written[traitRows[name].traitKind](value, countries)
