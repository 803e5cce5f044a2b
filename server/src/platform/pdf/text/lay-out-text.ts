import LineBreaker from 'linebreak'
import type { Glyph } from '@tohfa/print-engine/text/face'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { inVisualOrder } from '@tohfa/print-engine/text/visual-order'
import type { PdfFace, PdfFontFamilies } from './pdf-fonts.ts'
import { runsOfText, type TextRun } from './text-runs.ts'

/** The style of text; lengths in the units of the page. */
export type TextStyle = {
  size: number
  /** The maximum width; longer text wraps. */
  width: number
  bold?: boolean
  /** Whether its first letter determines its direction, as on a print, also beside Latin letters. */
  byFirstLetter?: boolean
}

/** A run as drawn: its glyphs from left to right, or a box for each character that no font has. */
export type ShapedRun = { text: string; level: number; width: number } & (
  | { face: PdfFace; glyphs: Glyph[] }
  | { face: undefined; boxes: string[] }
)

/** A line with its runs from left to right; `ascent` is from its top to its baseline. */
export type TextLine = {
  text: string
  runs: ShapedRun[]
  width: number
  ascent: number
  height: number
}

/** Sizes of a box with a character's code in two rows, relative to the font size. */
export const codeBox = {
  digit: 0.3,
  height: 0.94,
  foot: -0.12,
  border: 0.05,
  rows: { size: 0.44, from: [0.41, -0.04] },
} as const
const rounding = 1e-6

/** Breaks text into lines. */
export function layOutText(text: string, style: TextStyle, families: PdfFontFamilies): TextLine[] {
  return linesIn(text).flatMap((paragraph) => {
    const runs = runsOfText(paragraph, families, style.byFirstLetter)
    const shaped = runs.map((run) => shape(run, style))
    if (widthOf(shaped) <= style.width + rounding)
      return [lineOf(paragraph, shaped, style, families)]
    return cutsOf(paragraph, shaped, style.width).map(([from, to]) =>
      lineOf(
        paragraph.slice(from, to),
        partOf(runs, from, to).map((run) => shape(run, style)),
        style,
        families,
      ),
    )
  })
}

const directions = /[\u202A-\u202E\u2066-\u2069]/gu
const unbreakable = /[\u00A0\u202F]/gu

/** The lines of a text as typed, with uniform spaces and without marks of text direction. */
function linesIn(text: string): string[] {
  return text.split(/\r\n?|[\n\u2028\u2029]/u).map((line) =>
    line
      .replaceAll(unbreakable, '\u00A0')
      .replaceAll(/[\t[\p{Zs}--\u00A0]]/gv, ' ')
      .replaceAll(/\p{Cc}/gu, '')
      .replaceAll(directions, ''),
  )
}

function shape({ text, family, script, level }: TextRun, { size, bold }: TextStyle): ShapedRun {
  if (!family) {
    const boxes = Array.from(text)
    const width = boxes.reduce((sum, sign) => sum + widthOfBox(sign) * size, 0)
    return { text, level, width, face: undefined, boxes }
  }
  const face = family.face(bold ?? false)
  const glyphs = face.shaper.shape(text, script, { rightToLeft: level % 2 === 1 })
  const units = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { text, level, width: (units * size) / face.shaper.unitsPerEm, face, glyphs }
}

/** The code of a character in the rows of its box. */
export function codeRows(sign: string): [string, string] {
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const half = Math.ceil(code.length / 2)
  return [code.slice(0, half), code.slice(half)]
}

export const widthOfBox = (sign: string): number =>
  codeRows(sign)[0].length * codeBox.digit + 4 * codeBox.border

const widthOf = (runs: readonly ShapedRun[]) => runs.reduce((sum, { width }) => sum + width, 0)

function lineOf(
  text: string,
  runs: readonly ShapedRun[],
  { size, bold }: TextStyle,
  { first }: PdfFontFamilies,
): TextLine {
  const faces = [first.face(bold ?? false), ...runs.flatMap(({ face }) => face ?? [])]
  const ascent = Math.max(...faces.map(({ shaper }) => shaper.ascent / shaper.unitsPerEm))
  const descent = Math.min(...faces.map(({ shaper }) => shaper.descent / shaper.unitsPerEm))
  return {
    text,
    runs: inVisualOrder(runs),
    width: widthOf(runs),
    ascent: ascent * size,
    height: (ascent - descent) * size,
  }
}

type Cut = [from: number, to: number]

/** Start and end of the lines of a paragraph, without the spaces between them. */
function cutsOf(text: string, runs: readonly ShapedRun[], width: number): Cut[] {
  const widthTo = widthsUpTo(text, runs)
  const fits = (from: number, to: number) =>
    (widthTo[endOf(text, from, to)] ?? 0) - (widthTo[from] ?? 0) <= width + rounding
  const cuts: Cut[] = []
  let from = 0
  let fitting = 0
  const end = (at: number) => {
    cuts.push([from, endOf(text, from, at)])
    from = at
    fitting = at
  }
  for (const at of breaksOf(text)) {
    if (!fits(from, at) && fitting > from) end(fitting)
    // A word longer than a line continues in the next one, letter by letter.
    if (!fits(from, at))
      for (const next of lettersBetween(text, from, at)) {
        if (!fits(from, next) && fitting > from) end(fitting)
        fitting = next
      }
    fitting = at
  }
  if (from < text.length) end(text.length)
  return cuts
}

function* breaksOf(text: string): Generator<number> {
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) yield found.position
}

function* lettersBetween(text: string, from: number, to: number): Generator<number> {
  let at = from
  for (const letter of graphemes(text.slice(from, to))) {
    at += letter.length
    yield at
  }
}

/** The end of a line that would end at `to`, without trailing spaces. */
function endOf(text: string, from: number, to: number): number {
  let end = to
  while (end > from && text[end - 1] === ' ') end -= 1
  return end
}

/** The width of the text up to each of its positions, in reading order. */
function widthsUpTo(text: string, runs: readonly ShapedRun[]): number[] {
  const own = Array.from({ length: text.length + 1 }, () => 0)
  let start = 0
  for (const { text: part, width, ...run } of runs) {
    if (run.face) {
      const units = run.glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      for (const { cluster, xAdvance } of run.glyphs)
        own[start + cluster] =
          (own[start + cluster] ?? 0) + (units ? (xAdvance * width) / units : 0)
    } else own[start] = (own[start] ?? 0) + width
    start += part.length
  }
  let sum = 0
  return own.map((one) => {
    const before = sum
    sum += one
    return before
  })
}

/** The runs of a part of their text. */
function partOf(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let start = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
