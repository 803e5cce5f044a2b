import { stateCodeOf, stateCodes, states } from '@tohfa/contract/tax/states'
import { stateNames } from '@tohfa/contract/tax/states.texts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'

const { compare } = new Intl.Collator(localeTexts.tag)

/** The states to choose from, in the alphabet of the page; what is stored is the English name. */
export const stateOptions = stateCodes
  .map((code) => ({ value: states[code] as string, label: stateNames[code] as string }))
  .sort((a, b) => compare(a.label, b.label))

/** A state as the list has it, however it was written; '' when it is none, and is to be chosen anew. */
export function listedState(written: string | undefined): string {
  const code = stateCodeOf(written ?? '')
  return code ? states[code] : ''
}

/** What a page calls a state of the list. */
export function stateLabel(listed: string): string {
  const code = stateCodeOf(listed)
  return code ? stateNames[code] : listed
}
