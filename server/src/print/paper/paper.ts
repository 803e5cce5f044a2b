import { shapeText } from '@tohfa/contract/studio/shape-text'
import type { Faces } from '@tohfa/contract/studio/face'

/** A PDF that is drawn in millimetres from the upper left corner of its page. */
export type Paper = PDFKit.PDFDocument

export const pointsPerMm = 72 / 25.4
/** It has Latin beside Devanagari. */
const fonts = { plain: 'noto-devanagari-400', bold: 'noto-devanagari-700' } as const
/** Of a line's size, from one line to the next. */
const leading = 1.35

/** An empty PDF; `name` is what a viewer calls it. */
export async function newPaper(name: string, made: Date): Promise<Paper> {
  // With its fonts it takes a tenth of a start, and most processes draw none.
  const { default: Pdf } = await import('pdfkit')
  return new Pdf({
    autoFirstPage: false,
    margin: 0,
    info: { Title: name, CreationDate: made },
  })
}

/** A new page of this size in millimetres, on which lengths are millimetres. */
export function addPage(paper: Paper, width: number, height: number): void {
  paper.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 })
  paper.scale(pointsPerMm)
}

/** What of a PDF is finished and was not taken yet; taken as it grows, it never stands whole in memory. */
export function* finishedOf(paper: Paper): Generator<Buffer> {
  for (;;) {
    const chunk = (paper as unknown as { read(): Buffer | null }).read()
    if (chunk === null) return
    yield chunk
  }
}

export type Writing = {
  x: number
  y: number
  /** Of its letters, in millimetres. */
  size: number
  /** What is longer goes on in a new line. */
  width: number
  bold?: boolean
  color?: PDFKit.Mixins.ColorValue
}

/**
 * Words as outlines, so that Devanagari stands as it should, in lines from `y` down.
 *
 * @returns how high they are, in millimetres
 */
export function write(paper: Paper, faces: Faces, text: string, how: Writing): number {
  const { x, y, size, bold = false, color = '#111111' } = how
  const lines = linesOf(faces, text, how)
  lines.forEach((line, i) => {
    const { d, box } = shape(faces, line, { size, bold })
    if (d === '') return
    paper.save()
    paper.translate(x - box.x, y + (i + 0.5) * size * leading)
    paper.path(d).fill(color)
    paper.restore()
  })
  return lines.length * size * leading
}

/** How high the same words would be, in millimetres. */
export const heightOf = (faces: Faces, text: string, how: Omit<Writing, 'x' | 'y'>): number =>
  linesOf(faces, text, how).length * how.size * leading

function shape(faces: Faces, text: string, { size, bold }: Pick<Writing, 'size' | 'bold'>) {
  const font = bold ? fonts.bold : fonts.plain
  return shapeText({ text, font, size, align: 'left', leading, track: 0, bend: 0 }, faces)
}

const linesOf = (faces: Faces, text: string, how: Omit<Writing, 'x' | 'y'>): string[] =>
  text
    .split('\n')
    .flatMap((line) => wrap(line, (part) => shape(faces, part, how).box.width <= how.width))

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const words = new Intl.Segmenter('hi', { granularity: 'word' })

/** A line in as many as it takes, cut between words, and within a word that is too long for one. */
function wrap(line: string, fits: (part: string) => boolean): string[] {
  if (fits(line)) return [line]
  const parts = [...words.segment(line)].flatMap(({ segment }) =>
    fits(segment) ? [segment] : [...graphemes.segment(segment)].map((one) => one.segment),
  )
  const lines = ['']
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (fits(longer) || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(part.trimStart())
  }
  return lines
}
