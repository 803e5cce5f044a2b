import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { type PdfWriter, inner, margin, page, type Writing } from '#platform/pdf/pdf-writer.ts'
import { amount, halfOfState } from './document-words.ts'

type Line = TaxDocument['lines'][number]
type Column = {
  head: string
  width: number
  of: (line: Line, at: number) => string
  /** Of the last line. */
  sum?: string
  align?: 'right'
}

const size = 8
const gap = 4
/** Where a page ends, with room for its number. */
const bottom = page.height - 48

/** The table of a document with its sums; where it ends. */
export function drawLines(pdf: PdfWriter, document: TaxDocument, from: number): number {
  const columns = columnsOf(pdf, document)
  const total = columns.map((column, at) => column.sum ?? (at === 1 ? 'Total' : ''))
  let y = drawRow(
    pdf,
    columns,
    columns.map(({ head }) => head),
    from,
    true,
  )
  for (const [at, line] of document.lines.entries()) {
    const cells = columns.map((column) => column.of(line, at))
    if (y + heightOf(pdf, columns, cells) > bottom) {
      pdf.newPage()
      y = drawRow(
        pdf,
        columns,
        columns.map(({ head }) => head),
        margin,
        true,
      )
    }
    y = drawRow(pdf, columns, cells, y)
  }
  if (y + 20 > bottom) {
    pdf.newPage()
    y = margin
  }
  return drawRow(pdf, columns, total, y, true)
}

/** The usual width of an amount; one of crores is wider, and takes its room from the description. */
const amountWidth = 56

function columnsOf(pdf: PdfWriter, { lines, totals, placeOfSupply }: TaxDocument): Column[] {
  const isTaxed = totals.cgst + totals.sgst + totals.igst > 0
  const money = (
    head: string,
    key: keyof typeof totals & keyof Line,
    least = amountWidth,
  ): Column => ({
    head,
    width: Math.max(
      least,
      widestOf(
        pdf,
        [...lines, totals].map((of) => amount(of[key])),
      ) + gap,
    ),
    of: (line) => amount(line[key]),
    sum: amount(totals[key]),
    align: 'right',
  })
  const taxes =
    totals.igst > 0
      ? [money('IGST', 'igst')]
      : [money('CGST', 'cgst'), money(halfOfState(placeOfSupply), 'sgst')]
  const fixed: Column[] = [
    { head: 'HSN', width: 46, of: ({ hsn }) => hsn },
    {
      head: 'Quantity',
      width: 46,
      of: ({ quantity, uqc }) => (quantity > 0 ? `${quantity} ${uqc}` : '–'),
      align: 'right',
    },
    ...(isTaxed
      ? [
          { head: 'Rate', width: 34, of: ({ rate }: Line) => `${rate} %`, align: 'right' } as const,
          money('Taxable', 'taxable'),
          ...taxes,
        ]
      : []),
    money('Amount ₹', 'gross', 62),
  ]
  const number: Column = {
    head: '#',
    width: lines.length > 99 ? 24 : 18,
    of: (_, at) => String(at + 1),
  }
  const taken = [number, ...fixed].reduce((sum, { width }) => sum + width, 0)
  return [
    number,
    { head: 'Description', width: inner - taken, of: ({ description }) => description },
    ...fixed,
  ]
}

/** The width of the longest of these amounts, in bold as the sum is. */
function widestOf(pdf: PdfWriter, amounts: readonly string[]): number {
  const longest = amounts.reduce((most, one) => (one.length > most.length ? one : most), '')
  return Math.ceil(pdf.widthOf(longest, { size, bold: true }))
}

function drawRow(
  pdf: PdfWriter,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
  bold = false,
): number {
  let x = margin
  let height = 0
  for (const [at, { width, align = 'left' }] of columns.entries()) {
    const how: Writing = { width: width - gap, size, bold, align }
    height = Math.max(height, pdf.write(cells[at] ?? '', x, y + gap, how))
    x += width
  }
  const end = y + height + 2 * gap
  pdf.line(end)
  return end
}

function heightOf(pdf: PdfWriter, columns: readonly Column[], cells: readonly string[]): number {
  const heights = columns.map(({ width }, at) =>
    pdf.heightOf(cells[at] ?? '', { width: width - gap, size }),
  )
  return Math.max(...heights) + 2 * gap
}
