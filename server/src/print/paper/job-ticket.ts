import sharp from 'sharp'
import { colorSwatch } from '@tohfa/contract/colors'
import { howIn } from '@tohfa/contract/print/press-kind'
import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import { pressWords } from '@tohfa/contract/print/print.texts'
import { writtenValues } from '@tohfa/contract/studio/written-values'
import { isProductType, productTypeLabels } from '@tohfa/contract/product-type-labels'
import { qrModules } from '../../pdf/qr-modules.ts'
import { drawText } from '../../pdf/text/draw-text.ts'
import { openPaperFamilies } from '../../pdf/text/paper-faces.ts'
import { addPage, finishedOf, newPaper, type Paper } from './paper.ts'
import { drawValues } from './ticket-values.ts'

/** A6, in millimetres. */
const page = { width: 105, height: 148, margin: 6 }
const inner = page.width - 2 * page.margin
const picture = { height: 46, dots: 900 }
const qrSide = 24
const grey = '#555555'

/** What a ticket shows beside the particulars of its print job. */
export type TicketParts = {
  /** The press files as PNG, an area each. */
  pictures: readonly Buffer[]
  /** Where the job is found, for its QR code. */
  url: string
}

/** The ticket that goes with a print job through the shop: an A6 PDF. */
export async function jobTicket(job: PrintJob, parts: TicketParts): Promise<Buffer> {
  const paper = await newPaper(`${job.orderNumber}-${job.line}`, new Date(job.createdAt))
  await drawTicket(paper, job, parts)
  paper.end()
  return Buffer.concat([...finishedOf(paper)])
}

/** The same on new pages of a PDF that holds others. */
export async function drawTicket(paper: Paper, job: PrintJob, parts: TicketParts): Promise<void> {
  const { pictures, url } = parts
  const families = await openPaperFamilies()
  addPage(paper, page.width, page.height)
  drawCode(paper, url, page.width - page.margin - qrSide, page.margin)
  let y = page.margin
  const put = (text: string, size: number, more: { bold?: boolean; color?: string } = {}) => {
    const width = y < page.margin + qrSide + 1 ? inner - qrSide - 3 : inner
    y += drawText(paper, families, text, { x: page.margin, y, size, width, ...more })
  }
  // What is typed at the bench where a code cannot be scanned.
  put(`${job.orderNumber}-${job.line}`, 7, { bold: true })
  put(`Line ${job.line} · due ${job.due}`, 3.6, { bold: true })
  put(job.title, 3.4)
  put(kindOf(job), 3, { color: grey })
  const how = howIn(pressWords, job.kind)
  if (how) put(how, 3.6, { bold: true })
  y = Math.max(y, page.margin + qrSide + 2)
  put([job.color, job.size, piecesOf(job)].filter(Boolean).join(' · '), 5.5, { bold: true })
  await drawPictures(paper, pictures, colorSwatch(job.color), y + 1)
  y += picture.height + 3
  const left = { x: page.margin, y, width: inner, bottom: page.height - page.margin }
  drawValues(paper, families, writtenValues(job.values), left, () => {
    addPage(paper, page.width, page.height)
    return page.margin
  })
}

/** What it is and, where that does not say it, on what it is printed. */
function kindOf({ productType, blank }: PrintJob): string {
  const label = isProductType(productType) ? productTypeLabels[productType] : productType
  const isSaid = label.toLowerCase().replaceAll(/[ -]/g, '').includes(blank)
  return isSaid ? label : `${label} · ${blank}`
}

/** How many are printed: of what is sold in packs not the number of those alone. */
function piecesOf({ quantity, pack, again }: PrintJob): string {
  if (again !== null) return `× ${again * (pack ?? 1)} again, of ${quantity * (pack ?? 1)}`
  if (pack === null) return `× ${quantity}`
  return `× ${quantity * pack} (${quantity === 1 ? '1 pack' : `${quantity} packs`} of ${pack})`
}

/** The areas beside each other, on the colour of the product where there is no ink. */
async function drawPictures(
  paper: Paper,
  pictures: readonly Buffer[],
  ground: string,
  y: number,
): Promise<void> {
  const width = (inner - 2 * (pictures.length - 1)) / pictures.length
  for (const [i, png] of pictures.entries()) {
    const { data, info } = await sharp(png)
      .resize({ width: picture.dots, height: picture.dots, fit: 'inside' })
      .flatten({ background: ground })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    const scale = Math.min(width / info.width, picture.height / info.height)
    const size = [info.width * scale, info.height * scale] as const
    const left = page.margin + i * (width + 2) + (width - size[0]) / 2
    const top = y + (picture.height - size[1]) / 2
    paper.image(data, left, top, { width: size[0], height: size[1] })
    // White on white would have no edge.
    paper
      .rect(left, top, ...size)
      .lineWidth(0.1)
      .stroke(grey)
  }
}

function drawCode(paper: Paper, text: string, left: number, top: number): void {
  for (const { x, y, side } of qrModules(text, qrSide)) paper.rect(left + x, top + y, side, side)
  paper.fill('#000000')
}
