import type { EmojiDrawing, EmojiDrawings, PaintedOutline } from './emoji.ts'
import type { Glyph } from './face.ts'
import { graphemes } from './graphemes.ts'
import { joinedScripts } from './joined-scripts.ts'
import { loneSigns } from './lone-signs.ts'
import { type Command, movePoints } from './outline.ts'
import { filled, isHollow, withSolidHearts } from '#mockup/solid-hearts.ts'
import type { Pen } from './pens.ts'
import { type Run, runsOf } from './text-runs.ts'
import { inVisualOrder } from './visual-order.ts'

/** A line of text in ems, y downward, its baseline from 0 to the right. */
export type Line = {
  commands: Command[]
  /** What is drawn in colours of its own, over the letters. */
  colored: PaintedOutline[]
  width: number
  missing: string[]
  lone: string[]
}

/** Which way the letters of a line are read; undefined where all are read from left to right. */
export type LevelsOf = ((line: string) => Uint8Array) | undefined

/**
 * Writes a line with the first of the pens that has each letter.
 *
 * @param track what stands between two letters, in ems; not after those that are joined
 * @param emoji in colour; without them they are written like letters
 */
export function shapeLine(
  typed: string,
  pens: readonly Pen[],
  track: number,
  levelsOf: LevelsOf,
  emoji?: EmojiDrawings,
): Line {
  const line = inOneColor(typed, emoji)
  const shaped: Line = { commands: [], colored: [], width: 0, missing: [], lone: [] }
  let afterLast = 0
  for (const run of inVisualOrder(runsOf(line, pens, levelsOf?.(line), emoji))) {
    if (run.drawing) {
      afterLast = track
      addDrawing(shaped, run.drawing, track)
    } else if (!run.pen) shaped.missing.push(...graphemes(run.text))
    else {
      afterLast = joinedScripts.has(run.script) ? 0 : track
      addRun(shaped, run, run.pen, afterLast)
    }
  }
  return { ...shaped, width: shaped.width - afterLast }
}

function addRun(line: Line, { text, script, level }: Run, pen: Pen, track: number): void {
  const { face, setting } = pen
  const { language, scale } = setting
  const em = face.unitsPerEm / scale
  const glyphs = face.shape(text, script, { rightToLeft: level % 2 === 1, language })
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

/** A line with the hearts solid that are not drawn in colour. */
function inOneColor(line: string, emoji: EmojiDrawings | undefined): string {
  if (!emoji) return withSolidHearts(line)
  return graphemes(line)
    .map((letter) => (emoji.get(letter) ? letter : withSolidHearts(letter)))
    .join('')
}

function addDrawing(line: Line, { width, parts }: EmojiDrawing, track: number): void {
  const from = line.width
  for (const { commands, ...paint } of parts)
    line.colored.push({ ...paint, commands: movePoints(commands, (x, y) => [x + from, y]) })
  line.width += width + track
}

/** Several glyphs may write one letter; nothing is put between those. */
function endsLetter(glyphs: readonly Glyph[], i: number): boolean {
  return glyphs[i + 1]?.cluster !== glyphs[i]?.cluster
}
