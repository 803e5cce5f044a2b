import Pdf from 'pdfkit'
import { qrModules } from './qr-modules.ts'
import { drawText, heightOfText, widthOfText } from './text/draw-text.ts'
import type { TextStyle } from './text/lay-out-text.ts'
import { openPdfFonts, type PdfFontFamilies } from './text/pdf-fonts.ts'

export type Writing = Omit<TextStyle, 'size'> & {
  size?: number
  color?: string
  align?: 'left' | 'right' | 'center'
}

/** The margin of an A4 page in points. */
export const margin = 42
export const page = { width: 595.28, height: 841.89 }
export const inner = page.width - 2 * margin
export const grey = '#555555'

/** The size of a six-letter word across a page, in points. */
const stampSize = 130

/** A document on A4 paper with selectable text; lengths in points. */
export class PdfWriter {
  private readonly families: PdfFontFamilies
  private readonly pdf: PDFKit.PDFDocument
  private readonly bytes: Promise<Buffer>

  static async open(title: string, made: Date): Promise<PdfWriter> {
    return new PdfWriter(await openPdfFonts(), title, made)
  }

  private constructor(families: PdfFontFamilies, title: string, made: Date) {
    this.families = families
    this.pdf = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, CreationDate: made, ModDate: made },
    })
    this.bytes = collect(this.pdf)
  }

  newPage(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 })
  }

  /** Writes text from `y` down; returns its height. */
  write(text: string, x: number, y: number, { size = 9, ...how }: Writing): number {
    return drawText(this.pdf, this.families, text, { x, y, size, ...how })
  }

  heightOf(text: string, { size = 9, ...how }: Writing): number {
    return heightOfText(this.families, text, { size, ...how })
  }

  /** The width of a text that is not broken. */
  widthOf(text: string, { size = 9, bold = false }: Pick<Writing, 'size' | 'bold'> = {}): number {
    return widthOfText(this.families, text, { size, bold })
  }

  line(y: number, color = '#999999'): void {
    this.pdf
      .moveTo(margin, y)
      .lineTo(page.width - margin, y)
      .lineWidth(0.5)
      .stroke(color)
  }

  /** Draws a line along which the page is cut. */
  cutLine(y: number): void {
    this.pdf
      .moveTo(0, y)
      .lineTo(page.width, y)
      .dash(4, { space: 4 })
      .lineWidth(0.5)
      .stroke('#999999')
      .undash()
  }

  /** A picture in a square with a border, because white on white would not show one. */
  picture(bytes: Uint8Array, x: number, y: number, side: number): void {
    const how = {
      fit: [side, side] as [number, number],
      align: 'center',
      valign: 'center',
    } as const
    this.pdf.image(Buffer.from(bytes), x, y, how)
    this.pdf.rect(x, y, side, side).lineWidth(0.3).stroke('#999999')
  }

  /** The current number of pages. */
  get pages(): number {
    return this.pdf.bufferedPageRange().count
  }

  /** An empty square with this side. */
  box(x: number, y: number, side: number): void {
    this.pdf.rect(x, y, side, side).lineWidth(0.8).stroke('#111111')
  }

  /** A text as a QR code. */
  code(text: string, left: number, top: number, width: number): void {
    for (const { x, y, side } of qrModules(text, width))
      this.pdf.rect(left + x, top + y, side, side)
    this.pdf.fill('#000000')
  }

  /** A watermark across the page, under which everything stays legible. */
  stamp(word: string): void {
    this.pdf.save()
    this.pdf.rotate(-35, { origin: [page.width / 2, page.height / 2] }).opacity(0.12)
    this.write(word, 0, page.height / 2 - 90, {
      width: page.width,
      size: stampSize / Math.max(1, word.length / 6),
      bold: true,
      align: 'center',
      color: '#b00020',
    })
    this.pdf.restore()
  }

  /** At the foot of the page, at its right. */
  foot(text: string): void {
    this.write(text, margin, page.height - 30, {
      width: inner,
      size: 8,
      color: grey,
      align: 'right',
    })
  }

  /** The finished bytes, after `each` has run for all pages, counted from 0. */
  finish(each: (page: number) => void): Promise<Buffer> {
    for (let at = 0; at < this.pages; at++) {
      this.pdf.switchToPage(at)
      each(at)
    }
    this.pdf.end()
    return this.bytes
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, fail) => {
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', fail)
  })
}
