import { stateCodeOf, stateCodes, states } from '@tohfa/contract/tax/states'
import { inHindi } from '#platform/i18n/in-hindi.ts'
import { isEditDistanceOne } from '#platform/runtime/edit-distance.ts'

const hindiNames = inHindi('contract/tax/states.texts', 'stateNames', states)

/** Shorter names are too similar to each other, and to other words. */
const fewestToMisspell = 6

/** Letters only, without the dots of Hindi that are often left out. */
const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]|\u093C/gu, '')

const byName = stateCodes.flatMap((code) =>
  [states[code], hindiNames[code]].map((name) => [letters(name), states[code]] as const),
)

/**
 * The state that a person wrote into an address: also in Hindi or with one letter wrong, as calls
 * may send it. Other text is returned unchanged.
 */
export function writtenState(written: string): string {
  const code = stateCodeOf(written)
  if (code) return states[code]
  const word = letters(written)
  const same = byName.find(([name]) => name === word)
  if (same) return same[1]
  const near = new Set(
    byName
      .filter(([name]) => name.length >= fewestToMisspell && isEditDistanceOne(name, word))
      .map(([, state]) => state),
  )
  const [only] = near
  return near.size === 1 && only !== undefined ? only : written
}
