import { qrModules } from '#platform/pdf/qr-modules.ts'
import type { JobTicketPicture } from './ticket-pictures.ts'

/** A PDF that is drawn in millimetres from the upper left corner of its page. */
export type MillimetrePdf = PDFKit.PDFDocument

const pointsPerMm = 72 / 25.4
/** An empty PDF; `name` is its title in a viewer. */
export async function newMillimetrePdf(name: string, made: Date): Promise<MillimetrePdf> {
  // With its fonts it takes a tenth of a start, and most processes draw none.
  const { default: Pdf } = await import('pdfkit')
  return new Pdf({
    autoFirstPage: false,
    margin: 0,
    info: { Title: name, CreationDate: made },
  })
}

/** A new page of this size in millimetres, on which lengths are millimetres. */
export function addPage(pdf: MillimetrePdf, width: number, height: number): void {
  pdf.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 })
  pdf.scale(pointsPerMm)
}

/**
 * The finished part of a PDF that was not read yet. Read while it grows, the PDF is never
 * completely in memory.
 */
export function* finishedOf(pdf: MillimetrePdf): Generator<Buffer> {
  for (;;) {
    const chunk = (pdf as unknown as { read(): Buffer | null }).read()
    if (chunk === null) return
    yield chunk
  }
}

/** A text as a QR code, in black. */
export function drawCode(
  pdf: MillimetrePdf,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  for (const one of qrModules(text, side)) pdf.rect(x + one.x, y + one.y, one.side, one.side)
  pdf.fill('#000000')
}

/** Pictures side by side in the middle of their places, with `gap` between two. */
export function drawPictures(
  pdf: MillimetrePdf,
  pictures: readonly JobTicketPicture[],
  { x, y, width, height, gap }: Record<'x' | 'y' | 'width' | 'height' | 'gap', number>,
): void {
  const each = (width - gap * (pictures.length - 1)) / pictures.length
  for (const [at, one] of pictures.entries()) {
    const scale = Math.min(each / one.width, height / one.height)
    const size = [one.width * scale, one.height * scale] as const
    const left = x + at * (each + gap) + (each - size[0]) / 2
    const top = y + (height - size[1]) / 2
    pdf.image(Buffer.from(one.jpeg), left, top, { width: size[0], height: size[1] })
    // White on white would have no edge.
    pdf
      .rect(left, top, ...size)
      .lineWidth(0.1)
      .stroke('#555555')
  }
}
