import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** A piece of text on a page: its text when copied, and its glyphs of the font's subset. */
type Words = { text: string; glyphs: number[] }

/** The words of each page in the order in which they were written. */
export async function readPdf(bytes: Uint8Array): Promise<Words[][]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map(wordsOf)
}

const marks =
  /\/ActualText \(((?:[^\\)]|\\[^])*)\)|(EMC)\n|\/(F\d+) \S+ Tf|\[((?:<[0-9a-f]+>| |[-.\d])*)\] TJ/g

function wordsOf(page: PDFPage): Words[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const content = textOf(page.node.Contents())
  const words: Words[] = []
  let letters = new Map<number, string>()
  /** The ActualText of a span, which takes precedence over its glyphs. */
  let current: Words | undefined
  for (const [, actual, end, font, shown] of content.matchAll(marks)) {
    if (actual !== undefined) {
      current = { text: PDFString.of(actual).decodeText(), glyphs: [] }
      words.push(current)
    } else if (end) current = undefined
    else if (font) letters = lettersOf(fonts?.lookup(PDFName.of(font), PDFDict))
    else {
      const glyphs = [...(shown ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) =>
        (hex.match(/.{4}/g) ?? []).map((id) => Number.parseInt(id, 16)),
      )
      if (current) current.glyphs.push(...glyphs)
      else words.push({ text: glyphs.map((id) => letters.get(id) ?? '�').join(''), glyphs })
    }
  }
  return words
}

/** The letters of each glyph of a font's subset. */
function lettersOf(font: PDFDict | undefined): Map<number, string> {
  const table = textOf(font?.lookup(PDFName.of('ToUnicode')))
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = (hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      letters.set(Number.parseInt(first, 16) + at, String.fromCharCode(...units))
    }
  return letters
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('a page and a font have a stream')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}
