import { bendOutlines } from './bend-outline.ts'
import { lineStretch } from './companions.ts'
import type { Face, Faces } from './face.ts'
import { type Box, boxOf, type Command, movePoints, pathData } from './outline.ts'
import { emojiPen, type Pen, pensFor } from './pens.ts'
import type { TextItem } from '#scene/scene.ts'
import { isReadFromTheRight } from './scripts.ts'
import { type LevelsOf, type Line, shapeLine } from './shape-line.ts'
import type { TextToShape } from './text-to-shape.ts'

/** A text item as what is printed, in millimetres from the item's own place, not turned. */
export type ShapedText = {
  /** The outline as SVG's `d`, to a thousandth of a millimetre. */
  d: string
  /** The emoji in colour, over the outline; missing where there are none. */
  colored?: ColoredPath[]
  /** Around both. */
  box: Box
  /** The letters that no font has, each once; they are not in the outline. */
  missing: string[]
  /** The signs that stand without a letter, each once, on the dotted circle that is printed in its place. */
  lone: string[]
  /** The size that it has after it was shrunk to its width. */
  size: number
}

/** A filled path with a colour of its own. */
export type ColoredPath = { d: string; fill: string; opacity?: number }

/**
 * Words as outlines, the same to the byte on both sides (docs/studio.md section 5). The item's place is
 * the middle of the text; with `width` that of the width, to which text that is wider is shrunk.
 *
 * @throws Error when there is no face for a font of the item
 */
export function shapeText(item: TextToShape, faces: Faces): ShapedText {
  const { commands, colored, ...measured } = outlineText(item, faces)
  return {
    d: pathData(commands),
    ...(colored.length > 0 && {
      colored: colored.map(({ commands: part, ...paint }) => ({ d: pathData(part), ...paint })),
    }),
    ...measured,
  }
}

/** What a text measures: the same without its outlines, which take longest to write down. */
export function measureText(item: TextToShape, faces: Faces): Omit<ShapedText, 'd' | 'colored'> {
  const { commands: _commands, colored: _colored, ...measured } = outlineText(item, faces)
  return measured
}

function outlineText(item: TextToShape, faces: Faces) {
  const pens = pensFor(item, faces)
  const lines = shapeLines(item, pens, faces)
  const widest = Math.max(...lines.map(({ width }) => width))
  const size = sizeFor(item, widest)
  const laid = layOut(item, lines, widest, pens[0].face)
  const [commands, colored] = [
    sized(laid.commands, size),
    laid.colored.map(({ commands: part, ...paint }) => ({ ...paint, commands: sized(part, size) })),
  ]
  const missing = [...new Set(lines.flatMap((line) => line.missing))]
  const lone = [...new Set(lines.flatMap((line) => line.lone))]
  const box = boxOf(
    colored.length === 0 ? commands : [commands, ...colored.map((one) => one.commands)].flat(),
  )
  return { commands, colored, box, missing, lone, size }
}

const sized = (commands: readonly Command[], size: number): Command[] =>
  commands.map(({ type, points }) => ({ type, points: points.map((length) => length * size) }))

/** The emoji's face is asked for only where letters are missing, so that few pages load it. */
function shapeLines({ text, track, ink }: TextToShape, pens: readonly Pen[], faces: Faces): Line[] {
  const composed = text.normalize('NFC')
  const levelsOf = levelsIn(composed, faces)
  const emoji = ink === 'one' ? undefined : faces.emoji
  const shapeWith = (some: readonly Pen[]) =>
    composed.split('\n').map((line) => shapeLine(line, some, track, levelsOf, emoji))
  const lines = shapeWith(pens)
  const pen = lines.some(({ missing }) => missing.length > 0) && emojiPen(faces)
  return pen ? shapeWith([...pens, pen]) : lines
}

/** Which way each letter is read; a text goes the way of its first letter. */
function levelsIn(text: string, { levels }: Faces): LevelsOf {
  if (!isReadFromTheRight(text)) return undefined
  if (!levels) throw new Error('nothing says which way these letters are read')
  const base = isReadFromTheRight(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
  return (line) => levels(line, base)
}

function sizeFor({ size, width }: TextToShape, widest: number): number {
  return width !== undefined && widest * size > width ? width / widest : size
}

/** The lines one under the other about the middle, in ems, bent about the middle of their baselines. */
function layOut(item: TextToShape, lines: Line[], widest: number, face: Face) {
  const { bend, align, width, size } = item
  const hasEmoji = lines.some((line) => line.colored.length > 0)
  const pitch = item.leading * lineStretch(item, hasEmoji)
  const middle = (face.ascent + face.descent) / (2 * face.unitsPerEm)
  const room = Math.max(widest, (width ?? 0) / size)
  const placed = lines.map((line, i) => {
    const left = startOf(line.width, room, align)
    const place = (commands: readonly Command[]) =>
      movePoints(commands, (x, y) => [x + left, y + (i - (lines.length - 1) / 2) * pitch])
    return {
      commands: place(line.commands),
      colored: line.colored.map((part) => ({ ...part, commands: place(part.commands) })),
    }
  })
  const colored = placed.flatMap((line) => line.colored)
  const [commands = [], ...parts] = bendOutlines(
    [placed.flatMap((line) => line.commands), ...colored.map((part) => part.commands)],
    widest,
    bend,
  ).map((outline) => movePoints(outline, (x, y) => [x, y + middle]))
  return { commands, colored: colored.map((part, i) => ({ ...part, commands: parts[i] ?? [] })) }
}

function startOf(width: number, room: number, align: TextItem['align']): number {
  if (align === 'left') return -room / 2
  return align === 'right' ? room / 2 - width : -width / 2
}
