import Pdf from 'pdfkit'
import { cmykProfile, inksOf } from '#platform/pdf/cmyk.ts'
import { everyInk, nameOutput } from '#platform/pdf/inks.ts'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'
import { drawItems } from './draw-items.ts'
import type { Sheet, SheetParts } from './sheet.ts'

/** A point of PDF is a 72nd of an inch. */
const pointsOfMm = 72 / 25.4
/** Around the bleed, for the marks, in millimetres. */
const slug = 8
/** Crop marks begin so far from the bleed and end so far, in millimetres. */
const marks = { from: 2, to: 7, width: 0.09 }
/** Any fixed moment: the same sheet makes the same bytes. */
const madeAt = new Date(Date.UTC(2000, 0, 1))

/**
 * The press file of a sheet as a PDF (docs/studio.md 8.6): its outlines as vectors, its photos at
 * their own resolution, with trim, bleed and crop marks; in CMYK if the blank requires it.
 */
export async function renderPdf(sheet: Sheet, parts: SheetParts): Promise<Buffer> {
  const { width, height, bleed } = sheet.area
  const [across, down] = [width + 2 * (bleed + slug), height + 2 * (bleed + slug)]
  const doc = new Pdf({
    size: [across * pointsOfMm, down * pointsOfMm],
    margin: 0,
    pdfVersion: '1.7',
    info: { Producer: 'Tohfa', Creator: 'Tohfa', CreationDate: madeAt, ModDate: madeAt },
  })
  const bytes = collect(doc)
  const box = (margin: number) =>
    [margin, margin, across - margin, down - margin].map((mm) => mm * pointsOfMm)
  const page = (doc.page as unknown as { dictionary: { data: object } }).dictionary.data
  Object.assign(page, { BleedBox: box(slug), TrimBox: box(slug + bleed) })
  if (sheet.blank.colorSpace === 'cmyk') nameOutput(doc, await cmykProfile())

  doc.scale(pointsOfMm).translate(across / 2, down / 2)
  const [sheetAcross, sheetDown] = [width + 2 * bleed, height + 2 * bleed]
  doc
    .save()
    .rect(-sheetAcross / 2, -sheetDown / 2, sheetAcross, sheetDown)
    .clip()
  const ink = inksOf(sheet.blank.colorSpace)
  if (sheet.scene.background)
    doc
      .rect(-sheetAcross / 2, -sheetDown / 2, sheetAcross, sheetDown)
      .fill(await ink(sheet.scene.background))
  await drawItems(doc, sheet, { ...parts, faces: await loadStudioFaces(), ink })
  doc.restore()
  drawMarks(doc, sheet)
  doc.end()
  return bytes
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((done, fail) => {
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
  })
}

/** Two at each corner of the trim, outside the bleed, in every ink. */
function drawMarks(doc: PDFKit.PDFDocument, { area, blank }: Sheet): void {
  doc.lineWidth(marks.width)
  doc.strokeColor(everyInk[blank.colorSpace])
  const [x, y] = [area.width / 2, area.height / 2]
  const [from, to] = [area.bleed + marks.from, area.bleed + marks.to]
  for (const right of [-1, 1])
    for (const below of [-1, 1]) {
      doc.moveTo(right * (x + from), below * y).lineTo(right * (x + to), below * y)
      doc.moveTo(right * x, below * (y + from)).lineTo(right * x, below * (y + to))
    }
  doc.stroke()
}
