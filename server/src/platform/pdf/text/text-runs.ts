import bidiFactory, { type Bidi } from 'bidi-js'
import type { ShapedScript } from '@tohfa/print-engine/text/face'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { PdfFontFamilies, PdfFontFamily } from './pdf-fonts.ts'

/** Letters that one font writes in one script and direction; no font where none has them. */
export type TextRun = {
  text: string
  family: PdfFontFamily | undefined
  script: ShapedScript
  /** By the Unicode Bidirectional Algorithm; what is odd is read from right to left. */
  level: number
}

const scripts: readonly (readonly [ShapedScript, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Guru', /\p{Script=Gurmukhi}/u],
  ['Gujr', /\p{Script=Gujarati}/u],
  ['Orya', /\p{Script=Oriya}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Knda', /\p{Script=Kannada}/u],
  ['Mlym', /\p{Script=Malayalam}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
]

/** Joiners, selectors and the like are never seen. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
/** What stands between words goes on in their font, if that has it; the space of emoji is as wide as they are. */
const neutral = /^[\p{Z}\p{P}]$/u
/** Signs that are drawn as a picture even where a text font has them: ❤️, 👍🏽, 👨‍👩‍👧, 🇮🇳, 1️⃣. */
const pictured = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\u20E3/u
const readFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

// Its types are of the module that Node does not take.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** The bracket that is drawn for one that is read from right to left; null of any other sign. */
export const mirrorOf = (sign: string): string | null => bidi.getMirroredCharacter(sign)

type Letter = Omit<TextRun, 'level' | 'script'> & { script: ShapedScript | undefined; at: number }

/** The runs of a paragraph in the order in which it is read. */
export function runsOfText(text: string, families: PdfFontFamilies): TextRun[] {
  const levels = readFromTheRight.test(text) ? levelsOf(text) : undefined
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

/** Papers are in English: a line with Latin in it goes from left to right, whatever it begins with. */
const levelsOf = (text: string): Uint8Array =>
  bidi.getEmbeddingLevels(text, /\p{Script=Latin}/u.test(text) ? 'ltr' : 'auto').levels

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

/** A letter as a whole where a font has all of it, else sign by sign, so that as much as can be is drawn. */
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

function scriptOf(letter: string): ShapedScript | undefined {
  return scripts.find(([, pattern]) => pattern.test(letter))?.[0]
}

/** Runs of a line in the order in which they stand from left to right (rule L2 of the algorithm). */
export function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let from = 0
    while (from < ordered.length) {
      if ((ordered[from]?.level ?? 0) < level) {
        from += 1
        continue
      }
      let to = from
      while ((ordered[to]?.level ?? 0) >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}
