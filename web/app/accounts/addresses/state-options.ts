import { stateCodeOf, stateCodes, states } from '@tohfa/contract/tax/states'
import { stateNames } from '@tohfa/contract/tax/states.texts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'

const { compare } = new Intl.Collator(localeTexts.tag)

/** The states, sorted in the language of the page; the English name is stored. */
export const stateOptions = stateCodes
  .map((code) => ({ value: states[code] as string, label: stateNames[code] as string }))
  .sort((a, b) => compare(a.label, b.label))

/** The list's name of a state in any spelling; '' if it is unknown and must be chosen. */
export function listedState(written: string | undefined): string {
  const code = stateCodeOf(written ?? '')
  return code ? states[code] : ''
}

/** The name of a state in the language of the page. */
export function stateLabel(listed: string): string {
  const code = stateCodeOf(listed)
  return code ? stateNames[code] : listed
}
