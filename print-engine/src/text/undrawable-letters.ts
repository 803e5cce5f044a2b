import { graphemes } from './graphemes.ts'
import { type HasCharacter, readRanges } from './character-ranges.ts'
import { drawableRanges } from './drawable-ranges.ts'

/** Joiners, selectors, tags and controls show nothing; a space of any width needs no glyph. */
const needsNoGlyph = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]/u

let drawable: HasCharacter | undefined

/** Whether a PDF shows this character, or it is one that shows nothing anywhere. */
function isDrawable(character: string): boolean {
  drawable ??= readRanges(drawableRanges)
  return needsNoGlyph.test(character) || drawable(character.codePointAt(0) ?? 0)
}

/**
 * The letters of a text that no font of PDFs has, each once and as a person reads it, in the order of
 * the text.
 */
export function undrawableLetters(text: string): string[] {
  if (Array.from(text).every(isDrawable)) return []
  const letters = graphemes(text).filter((letter) => !Array.from(letter).every(isDrawable))
  return [...new Set(letters)]
}
