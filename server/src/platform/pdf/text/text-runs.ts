import type { ShapedScript } from '@tohfa/print-engine/text/scripts'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { levelsOf as levelsOfLine } from '@tohfa/print-engine/text/levels'
import { isReadFromTheRight, scriptOf } from '@tohfa/print-engine/text/scripts'
import type { PdfFontFamilies, PdfFontFamily } from './pdf-fonts.ts'

/** Letters in one font, script and direction; no font where none has them. */
export type TextRun = {
  text: string
  family: PdfFontFamily | undefined
  script: ShapedScript
  /** By the Unicode Bidirectional Algorithm; odd levels are right to left. */
  level: number
}

/** Joiners, selectors and the like are invisible. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
/**
 * Characters between words stay in their font, if it has them; a space of an emoji font is as wide
 * as an emoji.
 */
const neutral = /^[\p{Z}\p{P}]$/u
/** Characters drawn as emoji even where a text font has them: ❤️, 👍🏽, 👨‍👩‍👧, 🇮🇳, 1️⃣. */
const pictured = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\u20E3/u

type Letter = Omit<TextRun, 'level' | 'script'> & { script: ShapedScript | undefined; at: number }

/** The runs of a paragraph in reading order. */
export function runsOfText(
  text: string,
  families: PdfFontFamilies,
  byFirstLetter = false,
): TextRun[] {
  const levels = isReadFromTheRight(text) ? levelsOf(text, byFirstLetter) : undefined
  const letters = lettersOf(text, families)
  const first = letters.find(({ script }) => script)?.script ?? 'Latn'
  const runs: TextRun[] = []
  for (const { text: letter, family, script: own, at } of letters) {
    const last = runs.at(-1)
    const script = own ?? last?.script ?? first
    const level = levels?.[at] ?? 0
    if (last && last.family === family && last.script === script && last.level === level)
      last.text += letter
    else runs.push({ text: letter, family, script, level })
  }
  return runs
}

/**
 * Papers are in English: a line with Latin letters is left to right, whatever it begins with. Words
 * by their first letter read as on a print.
 */
const levelsOf = (text: string, byFirstLetter: boolean): Uint8Array =>
  levelsOfLine(text, !byFirstLetter && /\p{Script=Latin}/u.test(text) ? 'ltr' : 'auto')

function lettersOf(text: string, families: PdfFontFamilies): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const letter of graphemes(text)) {
    for (const part of partsOf(letter, families, letters.at(-1)?.family))
      letters.push({ ...part, script: scriptOf(part.text), at })
    at += letter.length
  }
  return letters
}

/**
 * A grapheme cluster where a font has all of it, else single characters, so that as much as
 * possible is drawn.
 */
function partsOf(letter: string, families: PdfFontFamilies, before: PdfFontFamily | undefined) {
  const whole = familyFor(letter, families, before)
  if (whole || letter.length === 1) return [{ text: letter, family: whole }]
  return Array.from(letter)
    .filter((sign) => !invisible.test(sign))
    .map((sign) => ({ text: sign, family: familyFor(sign, families, before) }))
}

function familyFor(
  letter: string,
  { all, emoji }: PdfFontFamilies,
  before: PdfFontFamily | undefined,
): PdfFontFamily | undefined {
  const has = (family: PdfFontFamily) =>
    Array.from(letter).every((sign) => invisible.test(sign) || family.has(sign.codePointAt(0) ?? 0))
  if (pictured.test(letter) && has(emoji)) return emoji
  if (before && before !== emoji && neutral.test(letter) && has(before)) return before
  return all.find(has)
}
