import sharp from 'sharp'
import { encode } from 'uqr'
import { colorSwatch } from '@tohfa/contract/colors'
import type { PrintJob } from '@tohfa/contract/print/print-jobs'
import { productTypeLabels } from '@tohfa/contract/product-type-labels'
import { colorNames } from '@tohfa/contract/studio/color-names.texts'
import type { Faces } from '@tohfa/contract/studio/face'
import { isHexColor, nearestColor } from '@tohfa/contract/studio/nearest-color'
import { addPage, finishedOf, newPaper, type Paper, write } from './paper.ts'

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
  faces: Faces
}

/** The ticket that goes with a print job through the shop: an A6 PDF. */
export async function jobTicket(job: PrintJob, parts: TicketParts): Promise<Buffer> {
  const { faces, pictures, url } = parts
  const paper = newPaper(`${job.orderNumber}-${job.line}`, new Date(job.createdAt))
  addPage(paper, page.width, page.height)
  drawCode(paper, url, page.width - page.margin - qrSide, page.margin)
  let y = page.margin
  const put = (text: string, size: number, more: { bold?: boolean; color?: string } = {}) => {
    const width = y < page.margin + qrSide + 1 ? inner - qrSide - 3 : inner
    y += write(paper, faces, text, { x: page.margin, y, size, width, ...more })
  }
  put(job.orderNumber, 7, { bold: true })
  put(`Line ${job.line} · due ${job.due}`, 3.6, { bold: true })
  put(job.title, 3.4)
  put(`${labelOf(job.productType)} · ${job.blank}`, 3, { color: grey })
  y = Math.max(y, page.margin + qrSide + 2)
  put([job.color, job.size, `× ${job.quantity}`].filter(Boolean).join(' · '), 5.5, { bold: true })
  await drawPictures(paper, pictures, colorSwatch(job.color), y + 1)
  y += picture.height + 3
  for (const { label, value } of job.values) {
    if (y > page.height - page.margin - 12) {
      addPage(paper, page.width, page.height)
      y = page.margin
    }
    put(label, 2.6, { color: grey })
    const isColor = isHexColor(value)
    if (isColor) paper.rect(page.width - page.margin - 12, y, 12, 4.4).fillAndStroke(value, grey)
    put(isColor ? `${colorNames[nearestColor(value)]} ${value}` : value, 4.4, { bold: true })
  }
  paper.end()
  return Buffer.concat([...finishedOf(paper)])
}

function labelOf(type: string): string {
  return (productTypeLabels as Record<string, string>)[type] ?? type
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

function drawCode(paper: Paper, text: string, x: number, y: number): void {
  const { size, data } = encode(text, { border: 0 })
  const module = qrSide / size
  data.forEach((row, down) =>
    row.forEach((isDark, right) => {
      if (isDark) paper.rect(x + right * module, y + down * module, module, module)
    }),
  )
  paper.fill('#000000')
}
