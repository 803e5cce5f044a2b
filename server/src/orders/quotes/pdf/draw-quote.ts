import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import { wordsOfRows } from '@tohfa/contract/orders/row-words'
import { formatRupees } from '@tohfa/contract/shared/money'
import { grey, inner, margin, page, PdfWriter } from '#platform/pdf/pdf-writer.ts'

/** All that a quote says on paper. */
export type QuotePaper = {
  quote: Quote
  /** When it was sent. */
  made: string
  customer: { name: string; phone: string; email: string | null }
  seller: { name: string; legalName: string; address: string; gstin: string | null }
}

const half = (inner - 20) / 2
const bottom = page.height - 60
const columns = [
  { head: 'What', width: inner - 210 },
  { head: 'Pieces', width: 50, align: 'right' },
  { head: 'Each', width: 80, align: 'right' },
  { head: 'Amount', width: 80, align: 'right' },
] as const

/** Draws a quote on A4, for an office that files it. */
export async function draw({ quote, made, customer, seller }: QuotePaper): Promise<Buffer> {
  const pdf = await PdfWriter.open(`Quote ${quote.number}`, new Date(made))
  let y = margin
  y += pdf.write('Quote', margin, y, { width: inner, size: 18, bold: true }) + 8
  const left = drawRows(pdf, sellerRows(seller), margin, y)
  const right = drawRows(pdf, particulars(quote, made), margin + half + 20, y)
  y = drawRows(pdf, buyerRows(quote, customer), margin, Math.max(left, right) + 12) + 12
  y = drawCells(
    pdf,
    columns.map(({ head }) => head),
    y,
    true,
  )
  for (const cells of quote.items.flatMap(cellsOf)) {
    if (y + heightOf(pdf, cells) > bottom) {
      pdf.newPage()
      y = margin
    }
    y = drawCells(pdf, cells, y)
  }
  if (y > page.height - 170) {
    pdf.newPage()
    y = margin
  }
  const { price, discount, total } = quote.totals
  y += 8
  if (discount > 0)
    for (const sum of [`Sum: ${formatRupees(price)}`, `Discount: −${formatRupees(discount)}`])
      y += pdf.write(sum, margin, y, { width: inner, align: 'right' }) + 2
  y += pdf.write(`Total: ${formatRupees(total)}`, margin, y, {
    width: inner,
    size: 12,
    bold: true,
    align: 'right',
  })
  y += 14
  pdf.write(
    `Tax is included. The prices hold until ${written(quote.until)}. This is no invoice.`,
    margin,
    y,
    { width: inner, size: 8, color: grey },
  )
  return pdf.finish((at) => pdf.foot(`Page ${at + 1} of ${pdf.pages}`))
}

type Row = { text: string; bold?: boolean; color?: string }

function drawRows(pdf: PdfWriter, rows: readonly Row[], x: number, from: number): number {
  return rows.reduce(
    (y, { text, ...how }) => y + pdf.write(text, x, y, { width: half, ...how }) + 1,
    from,
  )
}

function sellerRows({ name, legalName, address, gstin }: QuotePaper['seller']): Row[] {
  return [
    { text: name, bold: true },
    ...(legalName === name ? [] : [{ text: legalName }]),
    ...(address ? [{ text: address }] : []),
    ...(gstin === null ? [] : [{ text: `GSTIN ${gstin}` }]),
  ]
}

const particulars = ({ number, until }: Quote, made: string): Row[] => [
  { text: `Number ${number}`, bold: true },
  { text: `Date ${written(made)}` },
  { text: `Good until ${written(until)}` },
]

function buyerRows({ address, business }: Quote, customer: QuotePaper['customer']): Row[] {
  return [
    { text: 'For', color: grey },
    { text: business?.legalName ?? customer.name, bold: true },
    ...(business && business.legalName !== customer.name ? [{ text: customer.name }] : []),
    ...(business?.legalAddress ? [{ text: business.legalAddress }] : []),
    ...(address
      ? [
          {
            text: `${address.streetAddress}, ${address.city} ${address.pinCode}, ${address.state}`,
          },
        ]
      : []),
    ...(business ? [{ text: `GSTIN ${business.gstin}` }] : []),
    { text: customer.phone },
  ]
}

/** Rows of a list below each other: few enough that they never fill a page. */
const namesAtOnce = 20

function cellsOf(item: Quote['items'][number]): string[][] {
  const rows = item.list?.rows ?? []
  const words = wordsOfRows(rows)
  const lines = rows.map(({ n, quantity }, at) => {
    const times = quantity > 1 ? ` × ${quantity}` : ''
    return `${n}. ${words[at]?.join(', ') ?? ''}${times}`
  })
  return [
    [
      describe(item),
      String(item.quantity),
      formatRupees(item.unitPrice + (item.personalisation?.price ?? 0)),
      formatRupees(item.total),
    ],
    ...Array.from({ length: Math.ceil(lines.length / namesAtOnce) }, (_, at) => [
      lines.slice(at * namesAtOnce, (at + 1) * namesAtOnce).join('\n'),
    ]),
  ]
}

function describe({
  title,
  color,
  size,
  pack,
  personalisation,
  list,
}: Quote['items'][number]): string {
  const choice = [color, size, pack && `pack of ${pack}`].filter(Boolean).join(', ')
  const words = writtenValues(personalisation?.values ?? []).map(
    ({ label, value }) => `${label}: ${value}`,
  )
  return [title, choice, ...(list ? [list.title] : []), ...words].join('\n')
}

const heightOf = (pdf: PdfWriter, cells: readonly string[]): number =>
  8 +
  Math.max(...cells.map((cell, at) => pdf.heightOf(cell, { width: (columns[at]?.width ?? 0) - 6 })))

function drawCells(pdf: PdfWriter, cells: readonly string[], y: number, bold = false): number {
  let x = margin
  for (const [at, { width, ...how }] of columns.entries()) {
    pdf.write(cells[at] ?? '', x, y + 4, { width: width - 6, bold, ...how })
    x += width
  }
  const end = y + heightOf(pdf, cells)
  pdf.line(end)
  return end
}

/** A day in India as people write it. */
const written = (day: string): string =>
  new Date(day).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
