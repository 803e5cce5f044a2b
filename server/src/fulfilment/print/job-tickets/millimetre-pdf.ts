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
