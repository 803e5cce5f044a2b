import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import { giftCardType } from '@tohfa/contract/orders/gift-limits'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { isProductType, productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { ReadPart } from '#platform/pdf/pdf-thread.ts'
import { qrModules } from '#platform/pdf/qr-modules.ts'
import { drawText } from '#platform/pdf/text/draw-text.ts'
import { openPdfFonts, type PdfFontFamilies } from '#platform/pdf/text/pdf-fonts.ts'
import { addPage, finishedOf, newMillimetrePdf, type MillimetrePdf } from './millimetre-pdf.ts'
import type { JobTicketPicture } from './ticket-pictures.ts'
import { drawValues } from './ticket-values.ts'

/** A6, in millimetres. */
const page = { width: 105, height: 148, margin: 6 }
const inner = page.width - 2 * page.margin
const pictureHeight = 46
const qrSide = 24
const grey = '#555555'

/** A print job, and where it is found, for its QR code. */
export type JobTicket = { job: PrintJob; url: string }

export type JobTicketsToDraw = { name: string; made: Date; tickets: readonly JobTicket[] }

/**
 * The tickets that go with print jobs through the shop, as one PDF of A6 in portions.
 *
 * @param read the pictures of a ticket, an area each; those of one are held at a time
 */
export async function* draw(
  { name, made, tickets }: JobTicketsToDraw,
  read: ReadPart<JobTicketPicture[]>,
): AsyncGenerator<Buffer> {
  const families = await openPdfFonts()
  const pdf = await newMillimetrePdf(name, made)
  for (const [number, jobTicket] of tickets.entries()) {
    drawJobTicket(pdf, families, jobTicket, await read(number))
    yield* finishedOf(pdf)
  }
  pdf.end()
  yield* finishedOf(pdf)
}

function drawJobTicket(
  pdf: MillimetrePdf,
  families: PdfFontFamilies,
  { job, url }: JobTicket,
  pictures: readonly JobTicketPicture[],
): void {
  addPage(pdf, page.width, page.height)
  drawCode(pdf, url, page.width - page.margin - qrSide, page.margin)
  let y = page.margin
  const put = (text: string, size: number, more: { bold?: boolean; color?: string } = {}) => {
    const width = y < page.margin + qrSide + 1 ? inner - qrSide - 3 : inner
    y += drawText(pdf, families, text, { x: page.margin, y, size, width, ...more })
  }
  // Typed at the bench if a code cannot be scanned.
  put(ticketCode(job.orderNumber, job), 7, { bold: true })
  const row = job.row === undefined ? '' : `, row ${job.row}`
  put(`Line ${job.line}${row} · due ${job.due}`, 3.6, { bold: true })
  put(job.title, 3.4)
  put(kindOf(job), 3, { color: grey })
  const how = howIn(pressWords, job.kind)
  if (how) put(how, 3.6, { bold: true })
  y = Math.max(y, page.margin + qrSide + 2)
  put([job.color, job.size, piecesOf(job)].filter(Boolean).join(' · '), 5.5, { bold: true })
  drawPictures(pdf, pictures, y + 1)
  y += pictureHeight + 3
  const left = { x: page.margin, y, width: inner, bottom: page.height - page.margin }
  drawValues(pdf, families, writtenValues(job.values), left, () => {
    addPage(pdf, page.width, page.height)
    return page.margin
  })
}

/** The product and, if that does not say it, the printed article. */
function kindOf({ productType, blank }: PrintJob): string {
  if (productType === giftCardType) return 'A6, 148 × 105 mm'
  const label = isProductType(productType) ? productTypeLabels[productType] : productType
  const isNamed = label.toLowerCase().replaceAll(/[ -]/g, '').includes(blank)
  return isNamed ? label : `${label} · ${blank}`
}

/** The number of pieces; for packs, not just the number of packs. */
function piecesOf({ quantity, pack, again }: PrintJob): string {
  if (again !== null) return `× ${again * (pack ?? 1)} again, of ${quantity * (pack ?? 1)}`
  if (pack === null) return `× ${quantity}`
  return `× ${quantity * pack} (${quantity === 1 ? '1 pack' : `${quantity} packs`} of ${pack})`
}

/** The areas, side by side. */
function drawPictures(pdf: MillimetrePdf, pictures: readonly JobTicketPicture[], y: number): void {
  const width = (inner - 2 * (pictures.length - 1)) / pictures.length
  for (const [i, one] of pictures.entries()) {
    const scale = Math.min(width / one.width, pictureHeight / one.height)
    const size = [one.width * scale, one.height * scale] as const
    const left = page.margin + i * (width + 2) + (width - size[0]) / 2
    const top = y + (pictureHeight - size[1]) / 2
    pdf.image(Buffer.from(one.jpeg), left, top, { width: size[0], height: size[1] })
    // White on white would have no edge.
    pdf
      .rect(left, top, ...size)
      .lineWidth(0.1)
      .stroke(grey)
  }
}

function drawCode(pdf: MillimetrePdf, text: string, left: number, top: number): void {
  for (const { x, y, side } of qrModules(text, qrSide)) pdf.rect(left + x, top + y, side, side)
  pdf.fill('#000000')
}
