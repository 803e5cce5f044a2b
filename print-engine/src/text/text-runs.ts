import type { EmojiDrawing, EmojiDrawings } from './emoji.ts'
import type { ShapedScript } from './scripts.ts'
import { graphemes } from './graphemes.ts'
import type { Pen } from './pens.ts'
import { scriptOf } from './scripts.ts'

/** Letters that are written by one pen in one script and direction; no pen where none has them. */
export type Run = {
  pen: Pen | undefined
  script: ShapedScript
  /** By the Unicode Bidirectional Algorithm; what is odd is read from right to left. */
  level: number
  text: string
  /** In colour, in place of what a pen writes. */
  drawing?: EmojiDrawing | undefined
}

/**
 * A line as runs: letter for letter the first of the pens that has it, and its script apart, because
 * a shaper that is told one script joins no letters of the other (docs/studio.md 5.1).
 *
 * @param levels of the line, where it has letters that are read from right to left
 */
export function runsOf(
  line: string,
  pens: readonly Pen[],
  levels?: Uint8Array,
  emoji?: EmojiDrawings,
): Run[] {
  const runs: Run[] = []
  const letters = lettersOf(line, pens)
  const first = letters.find(({ own }) => own)?.own ?? 'Latn'
  let at = 0
  for (const { text, own, pen } of letters) {
    const last = runs.at(-1)
    const script = own ?? last?.script ?? first
    const level = levels?.[at] ?? 0
    const drawing = emoji?.get(text)
    if (drawing) runs.push({ pen: undefined, script, level, text, drawing })
    else if (
      last &&
      !last.drawing &&
      last.pen === pen &&
      last.script === script &&
      last.level === level
    )
      last.text += text
    else runs.push({ pen, script, level, text })
    at += text.length
  }
  return runs
}

type Letter = { text: string; own: ShapedScript | undefined; pen: Pen | undefined }

/** A space between two letters of a companion is its own: that of Nastaliq is narrow. */
function lettersOf(line: string, pens: readonly Pen[]): Letter[] {
  const letters = graphemes(line).map((text): Letter => {
    const pen = pens.find((one) => covers(one, text))
    return { text, own: ownScript(text), pen }
  })
  return letters.map((letter, at) => {
    const [before, after] = [letters[at - 1]?.pen, letters[at + 1]?.pen]
    const isBetween = before?.goesOn && before === after && /^\p{Zs}$/u.test(letter.text)
    return isBetween ? { ...letter, pen: before } : letter
  })
}

/** Joiners, selectors and the like are never seen, and the shaper makes a space of any width. */
const needsNoGlyph = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u

function covers(pen: Pen, letter: string): boolean {
  const signs = Array.from(letter)
  return signs.every((sign) => needsNoGlyph.test(sign) || pen.has(sign.codePointAt(0) ?? 0))
}

/** What belongs to no script is written as Latin is, never by the rules of another. */
function ownScript(letter: string): ShapedScript | undefined {
  return scriptOf(letter) ?? (/\p{Extended_Pictographic}/u.test(letter) ? 'Latn' : undefined)
}
