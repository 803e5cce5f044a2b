import { namedColor } from '@tohfa/contract/catalog/only-color'
import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import { giftCardType } from '@tohfa/contract/orders/gift-limits'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords } from '@tohfa/contract/fulfilment/print/print.texts'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { isProductType, productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { ReadPart } from '#platform/pdf/pdf-thread.ts'
import { drawText } from '#platform/pdf/text/draw-text.ts'
import { openPdfFonts, type PdfFontFamilies } from '#platform/pdf/text/pdf-fonts.ts'
import {
  addPage,
  drawCode,
  drawPictures,
  finishedOf,
  newMillimetrePdf,
  type MillimetrePdf,
} from './millimetre-pdf.ts'
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
  drawCode(pdf, url, { x: page.width - page.margin - qrSide, y: page.margin, side: qrSide })
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
  put([namedColor(job.color), job.size, piecesOf(job)].filter(Boolean).join(' · '), 5.5, {
    bold: true,
  })
  drawPictures(pdf, pictures, {
    x: page.margin,
    y: y + 1,
    width: inner,
    height: pictureHeight,
    gap: 2,
  })
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
export function piecesOf({ quantity, pack, again }: PrintJob): string {
  if (again !== null) return `× ${again * (pack ?? 1)} again, of ${quantity * (pack ?? 1)}`
  if (pack === null) return `× ${quantity}`
  return `× ${quantity * pack} (${quantity === 1 ? '1 pack' : `${quantity} packs`} of ${pack})`
}
