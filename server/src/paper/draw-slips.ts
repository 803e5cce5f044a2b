import { DocumentPaper, grey, inner, margin, page, type Writing } from '../pdf/document-paper.ts'
import type { Slip, SlipLine } from './slip-of-order.ts'

/** Who sends, as the shop says it. */
export type Sender = { name: string; address: string; phone: string }

const code = 58
const gap = 14
const red = '#b00020'
/** Where a page ends, with room for its foot. */
const bottom = page.height - 48
const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })

type Text = { text: string; x: number; how: Writing; after?: number }

/** What slips are drawn of. */
export type Slips = { slips: readonly Slip[]; sender: Sender; made: Date }

/** The slips as one PDF on A4, each from a new page on. */
export async function draw({ slips, sender, made }: Slips): Promise<Buffer> {
  const paper = await DocumentPaper.open('Packing slips', made)
  /** Of which slip each page is. */
  const ofPage: Slip[] = []
  for (const slip of slips) {
    // A document begins with a page.
    if (ofPage.length > 0) paper.newPage()
    drawSlip(paper, slip, sender)
    while (ofPage.length < paper.pages) ofPage.push(slip)
  }
  return paper.finish((at) => {
    const slip = ofPage[at]
    if (!slip) return
    if (slip.over) paper.stamp(slip.over.toUpperCase())
    const [first, count] = [ofPage.indexOf(slip), ofPage.filter((one) => one === slip).length]
    paper.foot(`${slip.orderNumber} · page ${at - first + 1} of ${count}`)
  })
}

function drawSlip(paper: DocumentPaper, slip: Slip, sender: Sender): void {
  let y = drawHead(paper, slip) + gap
  paper.line(y, '#111111')
  y += 10
  const [say, color] = slip.over ? [`${slip.over}: not to be sent`, red] : [slip.due, '#111111']
  if (say) y += paper.write(say, margin, y, { width: inner, size: 13, bold: true, color }) + 10
  y = drawAddresses(paper, slip, sender, y) + gap
  paper.line(y)
  for (const line of slip.lines) y = drawLine(paper, line, y)
  if (y + 30 > bottom) y = newPage(paper)
  const units = slip.units === 1 ? '1 item in all' : `${slip.units} items in all`
  paper.write(units, margin, y + 8, { width: inner, size: 11, bold: true, align: 'right' })
}

function newPage(paper: DocumentPaper): number {
  paper.newPage()
  return margin
}

/** The order and its parcel, in figures and as codes to be scanned. */
function drawHead(paper: DocumentPaper, slip: Slip): number {
  const { orderNumber, orderedOn, waybill, ewayBill } = slip
  const right = page.width - margin - code
  const width = right - (code + gap) - gap - margin
  drawCode(paper, orderNumber, 'Order', right)
  if (waybill !== null) drawCode(paper, waybill, 'Parcel', right - code - gap)
  let y = margin
  y += paper.write(`Order ${orderNumber}`, margin, y, { width, size: 20, bold: true })
  y += paper.write(`Ordered on ${days.format(orderedOn)}`, margin, y, { width, color: grey }) + 4
  const parcel = waybill === null ? 'No parcel booked yet' : `Parcel number ${waybill}`
  y += paper.write(parcel, margin, y, { width, size: 12, bold: waybill !== null })
  if (ewayBill !== null) y += paper.write(`E-way bill ${ewayBill}`, margin, y, { width, size: 12 })
  return Math.max(y, margin + code + 12)
}

function drawCode(paper: DocumentPaper, text: string, caption: string, x: number): void {
  paper.code(text, x, margin, code)
  paper.write(caption, x, margin + code + 2, { width: code, size: 7, align: 'center', color: grey })
}

function drawAddresses(paper: DocumentPaper, { to }: Slip, sender: Sender, from: number): number {
  const left = inner * 0.62
  const small: Writing = { width: left, size: 8, color: grey }
  const large: Writing = { width: left, size: 13 }
  const toEnd = drawTexts(paper, from, [
    { text: 'To', x: margin, how: small },
    { text: to.name, x: margin, how: { ...large, bold: true } },
    { text: to.streetAddress, x: margin, how: large },
    { text: `${to.city}, ${to.state}`, x: margin, how: large },
    { text: to.pinCode, x: margin, how: { ...large, bold: true } },
    { text: to.phone, x: margin, how: { width: left, size: 11 } },
  ])
  const [x, width] = [margin + left + gap, inner - left - gap]
  const fromEnd = drawTexts(paper, from, [
    { text: 'From', x, how: { ...small, width } },
    { text: sender.name, x, how: { width, bold: true } },
    { text: sender.address, x, how: { width } },
    { text: sender.phone, x, how: { width } },
  ])
  return Math.max(toEnd, fromEnd)
}

/** What is laid into the box, with a square to be ticked and the words to be compared. */
function drawLine(paper: DocumentPaper, line: SlipLine, from: number): number {
  const x = margin + 26
  const width = inner - 26 - 60
  const head: Text[] = [
    { text: line.title, x, how: { width, size: 11, bold: true } },
    { text: line.choice, x, how: { width, size: 10 } },
    { text: line.code, x, how: { width, size: 8, color: grey }, after: 3 },
  ]
  const label: Writing = { width, size: 8, color: grey }
  const printed = line.printed.flatMap(({ label: text, value }): Text[] => [
    { text, x, how: label },
    { text: value, x, how: { width, size: 13, bold: true }, after: 2 },
  ])
  const hasPrint = line.printed.length > 0 || line.design !== null
  const body: Text[] = [
    ...(hasPrint ? [{ text: 'Printed on each piece', x, how: { ...label, bold: true } }] : []),
    ...printed,
    ...(line.design === null ? [] : [{ text: line.design, x, how: label }]),
  ]
  const y = from + 8
  const headEnd = y + head.reduce((sum, { text, how }) => sum + paper.heightOf(text, how) + 1, 0)
  const top = headEnd > bottom ? newPage(paper) : y
  paper.box(margin, top + 1, 13)
  paper.write(`× ${line.quantity}`, margin + inner - 54, top, {
    width: 54,
    size: 14,
    bold: true,
    align: 'right',
  })
  const end = drawTexts(paper, top, [...head, ...body]) + 6
  paper.line(Math.min(end, bottom + 6))
  return end
}

/** One below the other; what has no room on a page stands on the next. Where the last ends. */
function drawTexts(paper: DocumentPaper, from: number, texts: readonly Text[]): number {
  let y = from
  for (const { text, x, how, after = 0 } of texts) {
    if (text === '') continue
    if (y + paper.heightOf(text, how) > bottom) y = newPage(paper)
    y += paper.write(text, x, y, how) + 1 + after
  }
  return y
}
