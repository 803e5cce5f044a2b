import type { Face, Glyph } from './face.ts'
import { graphemes } from './graphemes.ts'
import { loneSigns } from './lone-signs.ts'
import { type Command, movePoints } from './outline.ts'
import { filled, isHollow, withSolidHearts } from '#mockup/solid-hearts.ts'
import { type Run, runsOf } from './text-runs.ts'

/** A line of text in ems, y downward, its baseline from 0 to the right. */
export type Line = { commands: Command[]; width: number; missing: string[]; lone: string[] }

/**
 * Writes a line with the first of the faces that has each letter.
 *
 * @param track what stands between two letters, in ems; not after those of Devanagari, which hang
 * from one line
 */
export function shapeLine(line: string, faces: readonly Face[], track: number): Line {
  const shaped: Line = { commands: [], width: 0, missing: [], lone: [] }
  let afterLast = 0
  for (const run of runsOf(withSolidHearts(line), faces)) {
    if (!run.face) shaped.missing.push(...graphemes(run.text))
    else {
      afterLast = run.script === 'Deva' ? 0 : track
      addRun(shaped, run, run.face, afterLast)
    }
  }
  return { ...shaped, width: shaped.width - afterLast }
}

function addRun(line: Line, { text, script }: Run, face: Face, track: number): void {
  const em = face.unitsPerEm
  const glyphs = face.shape(text, script)
  line.lone.push(...loneSigns(text, glyphs, face))
  glyphs.forEach((glyph, i) => {
    if (glyph.id === 0) line.missing.push(graphemes(text.slice(glyph.cluster))[0] ?? text)
    const x = line.width
    const outline = face.outline(glyph.id)
    const drawn = isHollow(text, glyph.cluster) ? filled(outline) : outline
    for (const command of movePoints(drawn, (px, py) => [
      x + (px + glyph.xOffset) / em,
      -(py + glyph.yOffset) / em,
    ]))
      line.commands.push(command)
    line.width += glyph.xAdvance / em + (endsLetter(glyphs, i) ? track : 0)
  })
}

/** Several glyphs may write one letter; nothing is put between those. */
function endsLetter(glyphs: readonly Glyph[], i: number): boolean {
  return glyphs[i + 1]?.cluster !== glyphs[i]?.cluster
}
