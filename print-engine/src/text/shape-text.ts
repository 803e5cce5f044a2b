import { bendOutline } from './bend-outline.ts'
import { facesFor } from './companions.ts'
import type { Face, Faces } from './face.ts'
import { emojiFontId } from '#fonts/fonts.ts'
import { type Box, boxOf, type Command, movePoints, pathData } from './outline.ts'
import type { TextItem } from '#scene/scene.ts'
import { type Line, shapeLine } from './shape-line.ts'

/** A text item as what is printed, in millimetres from the item's own place, not turned. */
export type ShapedText = {
  /** The outline as SVG's `d`, to a thousandth of a millimetre. */
  d: string
  box: Box
  /** The letters that no font has, each once; they are not in the outline. */
  missing: string[]
  /** The signs that stand without a letter, each once, on the dotted circle that is printed in its place. */
  lone: string[]
  /** The size that it has after it was shrunk to its width. */
  size: number
}

/** What of a text item decides its outline. */
export type TextToShape = Pick<
  TextItem,
  'text' | 'font' | 'size' | 'align' | 'width' | 'leading' | 'track' | 'bend'
>

/**
 * Words as outlines, the same to the byte on both sides (docs/studio.md section 5). The item's place is
 * the middle of the text; with `width` that of the width, to which text that is wider is shrunk.
 *
 * @throws Error when there is no face for a font of the item
 */
export function shapeText(item: TextToShape, faces: Faces): ShapedText {
  const { commands, ...measured } = outlineText(item, faces)
  return { d: pathData(commands), ...measured }
}

/** What a text measures: the same without its outline, which takes longest to write down. */
export function measureText(item: TextToShape, faces: Faces): Omit<ShapedText, 'd'> {
  const { commands: _commands, ...measured } = outlineText(item, faces)
  return measured
}

function outlineText(item: TextToShape, faces: Faces) {
  const own = facesFor(item, faces)
  const lines = shapeLines(item, own, faces)
  const widest = Math.max(...lines.map(({ width }) => width))
  const size = sizeFor(item, widest)
  const commands = layOut(item, lines, widest, own[0]).map(({ type, points }) => ({
    type,
    points: points.map((length) => length * size),
  }))
  const missing = [...new Set(lines.flatMap((line) => line.missing))]
  const lone = [...new Set(lines.flatMap((line) => line.lone))]
  return { commands, box: boxOf(commands), missing, lone, size }
}

/** The emoji's face is asked for only where letters are missing, so that few pages load it. */
function shapeLines({ text, track }: TextToShape, own: readonly Face[], faces: Faces): Line[] {
  const shapeWith = (some: readonly Face[]) =>
    text
      .normalize('NFC')
      .split('\n')
      .map((line) => shapeLine(line, some, track))
  const lines = shapeWith(own)
  const emoji = lines.some(({ missing }) => missing.length > 0) && faces.get(emojiFontId)
  return emoji ? shapeWith([...own, emoji]) : lines
}

function sizeFor({ size, width }: TextToShape, widest: number): number {
  return width !== undefined && widest * size > width ? width / widest : size
}

/** The lines one under the other about the middle, in ems, bent about the middle of their baselines. */
function layOut(item: TextToShape, lines: Line[], widest: number, face: Face): Command[] {
  const { leading, bend, align, width, size } = item
  const middle = (face.ascent + face.descent) / (2 * face.unitsPerEm)
  const room = Math.max(widest, (width ?? 0) / size)
  const written = lines.flatMap((line, i) => {
    const left = startOf(line.width, room, align)
    return movePoints(line.commands, (x, y) => [
      x + left,
      y + (i - (lines.length - 1) / 2) * leading,
    ])
  })
  return movePoints(bendOutline(written, widest, bend), (x, y) => [x, y + middle])
}

function startOf(width: number, room: number, align: TextItem['align']): number {
  if (align === 'left') return -room / 2
  return align === 'right' ? room / 2 - width : -width / 2
}
