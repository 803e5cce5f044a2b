import { formatRupees } from '@tohfa/contract/shared/money'
import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { billedTo, deliveredTo, type Row } from './buyer-blocks.ts'
import { PdfWriter, grey, inner, margin, page } from '#platform/pdf/pdf-writer.ts'
import { compositionLine, notesOf, stateOf, titleOf, writtenDay } from './document-words.ts'
import { drawLines } from './draw-lines.ts'

const half = (inner - 20) / 2

/** Draws a document with everything that the law requires of its kind, as a PDF on A4. */
export async function draw(document: TaxDocument): Promise<Buffer> {
  const { kind, seller, totals, number, issuedOn } = document
  const title = titleOf(document)
  const made = new Date(`${issuedOn}T00:00:00Z`)
  const pdf = await PdfWriter.open(`${title} ${number}`, made)
  let y = margin
  if (seller.mode === 'composition')
    y += pdf.write(compositionLine, margin, y, { width: inner, bold: true, align: 'center' }) + 6
  y += pdf.write(title, margin, y, { width: inner, size: 18, bold: true }) + 8
  const left = drawBlock(pdf, sellerOf(document), margin, y)
  const right = drawBlock(pdf, particularsOf(document), margin + half + 20, y)
  y = Math.max(left, right) + 12
  const billed = drawBlock(pdf, billedTo(document), margin, y)
  const delivered = drawBlock(pdf, deliveredTo(document), margin + half + 20, y)
  y = Math.max(billed, delivered) + 12
  y = drawLines(pdf, document, y) + 10
  if (y > page.height - 150) {
    pdf.newPage()
    y = margin
  }
  const caption = kind === 'credit' || kind === 'refund_voucher' ? 'Given back' : 'Total'
  if (totals.rounding !== 0)
    for (const sum of [
      `Sum: ${formatRupees(totals.gross)}`,
      `Round off: ${formatRupees(totals.rounding)}`,
    ])
      y += pdf.write(sum, margin, y, { width: inner, align: 'right' }) + 2
  y += pdf.write(`${caption}: ${formatRupees(totals.payable)}`, margin, y, {
    width: inner,
    size: 12,
    bold: true,
    align: 'right',
  })
  y += 14
  for (const note of notesOf(document))
    y += pdf.write(note, margin, y, { width: inner, size: 8, color: grey }) + 2
  y += 10
  y += pdf.write(`For ${seller.legalName}`, margin, y, { width: inner, align: 'right' })
  pdf.write(seller.signatory, margin, y, { width: inner, bold: true, align: 'right' })
  return pdf.finish((at) => {
    if (document.sample) pdf.stamp('SAMPLE')
    pdf.foot(`Page ${at + 1} of ${pdf.pages}`)
  })
}

function drawBlock(pdf: PdfWriter, rows: readonly Row[], x: number, from: number): number {
  return rows.reduce(
    (y, { text, ...how }) => y + pdf.write(text, x, y, { width: half, ...how }) + 1,
    from,
  )
}

function sellerOf({ seller }: TaxDocument): Row[] {
  const { tradeName, legalName, address, stateCode, gstin } = seller
  return [
    { text: tradeName, bold: true },
    ...(legalName === tradeName ? [] : [{ text: legalName }]),
    { text: address },
    { text: stateOf(stateCode) },
    ...(gstin === null ? [] : [{ text: `GSTIN ${gstin}` }]),
  ]
}

function particularsOf(document: TaxDocument): Row[] {
  const { number, issuedOn, orderNumber, against, placeOfSupply } = document
  return [
    { text: `Number ${number}`, bold: true },
    { text: `Date ${writtenDay(issuedOn)}` },
    { text: `Order ${orderNumber}` },
    ...(against ? [{ text: `Against ${against.number} of ${writtenDay(against.issuedOn)}` }] : []),
    { text: `Place of supply ${stateOf(placeOfSupply)}` },
  ]
}
