import { furtherLetters, ownLetters } from '#fonts/font-letters.ts'
import type { FaceId } from '#fonts/fonts.ts'
import { type HasCharacter, readRanges } from './character-ranges.ts'
import type { FurtherParts } from './companions.ts'

const further = furtherLetters.map(({ fonts, letters }) => ({
  fonts,
  letters: readRanges(letters),
}))

const own = new Map<FaceId, HasCharacter>()
const none: HasCharacter = () => false

/** The letters of `furtherLetters` that a font has itself. */
function ownOf(font: FaceId): HasCharacter {
  const written = ownLetters[font]
  const letters = own.get(font) ?? (written ? readRanges(written) : none)
  own.set(font, letters)
  return letters
}

/** The fonts for letters that none of the others has: only these, so that all other prints keep their hash. */
export const furtherParts: FurtherParts = (text, isBold, others) => {
  const had = others.map((part) => ownOf(part.font))
  const typed = text.normalize('NFC').match(/[^\p{ASCII}\p{Zs}\p{Default_Ignorable_Code_Point}]/gu)
  const writers = [...new Set(typed)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => !had.some((has) => has(code)))
    .map((code) => further.find(({ letters }) => letters(code)))
  return further
    .filter((one) => writers.includes(one))
    .map(({ fonts, letters }) => ({
      font: fonts[isBold ? 1 : 0],
      isCompanion: false,
      letters,
    }))
}
