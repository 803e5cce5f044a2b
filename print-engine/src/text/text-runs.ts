import type { Face, Script } from './face.ts'
import { graphemes } from './graphemes.ts'

/** Letters that are written by one face in one script; no face where none has them. */
export type Run = { face: Face | undefined; script: Script; text: string }

type Letter = Omit<Run, 'script'> & { script: Script | undefined }

/**
 * A line as runs: letter for letter the first of the faces that has it, and its script apart, because
 * a shaper that is told one script joins no letters of the other (docs/studio.md 5.1).
 */
export function runsOf(line: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  const letters = graphemes(line).map((text) => letterOf(text, faces))
  const first = letters.find(({ script }) => script)?.script ?? 'Latn'
  for (const { face, text, script: own } of letters) {
    const last = runs.at(-1)
    const script = own ?? last?.script ?? first
    if (last && last.face === face && last.script === script) last.text += text
    else runs.push({ face, script, text })
  }
  return runs
}

function letterOf(text: string, faces: readonly Face[]): Letter {
  return { face: faces.find((face) => covers(face, text)), text, script: scriptOf(text) }
}

/** Joiners, selectors and the like are never seen, and the shaper makes a space of any width. */
const needsNoGlyph = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u

function covers(face: Face, letter: string): boolean {
  const signs = Array.from(letter)
  return signs.every((sign) => needsNoGlyph.test(sign) || face.has(sign.codePointAt(0) ?? 0))
}

function scriptOf(letter: string): Script | undefined {
  if (/\p{Script=Devanagari}/u.test(letter)) return 'Deva'
  // What belongs to no script is written as Latin is, never by the rules of Devanagari.
  return /[\p{Script=Latin}\p{Extended_Pictographic}]/u.test(letter) ? 'Latn' : undefined
}
