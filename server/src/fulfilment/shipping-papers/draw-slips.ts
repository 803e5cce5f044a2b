import { PdfWriter, grey, inner, margin, page, type Writing } from '#platform/pdf/pdf-writer.ts'
import type { Slip, SlipGift, SlipLine } from './slip-of-order.ts'

/** The sender, as the shop names itself. */
export type Sender = { name: string; address: string; phone: string }

/** Between two slips on a page, with the line along which they are cut apart. */
const cut = 28
/** How large things are, in points. */
type Sizes = {
  order: number
  code: number
  due: number
  address: number
  gap: number
  picture: number
  /** The size of the words on a piece: staff read the spelling from them. */
  words: number
}
const roomy: Sizes = { order: 20, code: 58, due: 13, address: 13, gap: 14, picture: 84, words: 15 }
/** As two orders of a piece each find room on a page. */
const small: Sizes = { order: 15, code: 46, due: 11, address: 11, gap: 7, picture: 76, words: 13 }
const mostPictures = 2

const red = '#b00020'
/** Where a page ends, with room for its foot. */
const bottom = page.height - 48
const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })

type Text = { text: string; x: number; how: Writing; after?: number }

/** The input for drawing slips. */
export type Slips = {
  slips: readonly Slip[]
  sender: Sender
  made: Date
  /** Whether small ones share a sheet. */
  shareSheets: boolean
}

/** The slips as one PDF on A4: each from a new page on, but for small ones that share one. */
export async function draw({ slips, sender, made, shareSheets }: Slips): Promise<Buffer> {
  const pdf = await PdfWriter.open('Packing slips', made)
  /** Which slips each page has. */
  const onPage: Slip[][] = []
  const sizes = shareSheets ? small : roomy
  let y = 0
  for (const slip of slips) {
    const height = shareSheets ? await heightOfSmall(slip, sender, made) : null
    const shared = height !== null && y > 0 && y + cut + height <= bottom
    // A document begins with a page.
    if (!shared && onPage.length > 0) pdf.newPage()
    if (shared) pdf.cutLine(y + cut / 2)
    const end = drawSlip(pdf, slip, sender, { sizes, top: shared ? y + cut : margin })
    if (shared) onPage.at(-1)?.push(slip)
    else while (onPage.length < pdf.pages) onPage.push([slip])
    y = height === null ? 0 : end
  }
  return pdf.finish((at) => {
    const here = onPage[at] ?? []
    const [slip] = here
    if (!slip) return
    if (slip.over) pdf.stamp(slip.over.toUpperCase())
    const pages = onPage.flatMap((there, page) => (there.includes(slip) ? [page] : []))
    const numbers = here.map(({ orderNumber }) => orderNumber).join(', ')
    pdf.foot(`${numbers} · page ${pages.indexOf(at) + 1} of ${pages.length}`)
  })
}

/** How high a slip is that leaves room for another on its page; null of one that does not, or is over. */
async function heightOfSmall(slip: Slip, sender: Sender, made: Date): Promise<number | null> {
  if (slip.over) return null
  const tried = await PdfWriter.open('', made)
  const end = drawSlip(tried, slip, sender, { sizes: small, top: margin })
  return tried.pages === 1 ? end - margin : null
}

/** The top of a block, and its height. */
type SlipPosition = { top: number; sizes: Sizes }

/** Draws a slip; where it ends. */
function drawSlip(pdf: PdfWriter, slip: Slip, sender: Sender, place: SlipPosition): number {
  const { sizes } = place
  let y = drawHead(pdf, slip, place) + sizes.gap
  pdf.line(y, '#111111')
  y += 10
  const [say, color] = slip.over ? [`${slip.over}: not to be sent`, red] : [slip.due, '#111111']
  if (say)
    y += pdf.write(say, margin, y, { width: inner, size: sizes.due, bold: true, color }) + sizes.gap
  y = drawAddresses(pdf, slip, sender, { sizes, top: y }) + sizes.gap
  pdf.line(y)
  for (const line of slip.lines) y = drawLine(pdf, line, { sizes, top: y })
  if (slip.gift) y = drawGift(pdf, slip.gift, { sizes, top: y })
  if (y + 30 > bottom) y = newPage(pdf)
  const units = slip.units === 1 ? '1 item in all' : `${slip.units} items in all`
  const how: Writing = { width: inner, size: 11, bold: true, align: 'right' }
  return y + 8 + pdf.write(units, margin, y + 8, how)
}

function newPage(pdf: PdfWriter): number {
  pdf.newPage()
  return margin
}

/** The order and its parcel, as numbers and as codes to scan. */
function drawHead(pdf: PdfWriter, slip: Slip, { top, sizes }: SlipPosition): number {
  const { code, gap } = sizes
  const { orderNumber, orderedOn, waybill, ewayBill } = slip
  const right = page.width - margin - code
  const width = right - (code + gap) - gap - margin
  drawCode(pdf, orderNumber, 'Order', { x: right, y: top, side: code })
  if (waybill !== null)
    drawCode(pdf, waybill, 'Parcel', { x: right - code - gap, y: top, side: code })
  let y = top
  y += pdf.write(`Order ${orderNumber}`, margin, y, { width, size: sizes.order, bold: true })
  y += pdf.write(`Ordered on ${days.format(orderedOn)}`, margin, y, { width, color: grey }) + 4
  const parcel = waybill === null ? 'No parcel booked yet' : `Parcel number ${waybill}`
  y += pdf.write(parcel, margin, y, { width, size: 12, bold: waybill !== null })
  if (ewayBill !== null) y += pdf.write(`E-way bill ${ewayBill}`, margin, y, { width, size: 12 })
  return Math.max(y, top + code + 12)
}

function drawCode(
  pdf: PdfWriter,
  text: string,
  caption: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  pdf.code(text, x, y, side)
  pdf.write(caption, x, y + side + 2, { width: side, size: 7, align: 'center', color: grey })
}

function drawAddresses(
  pdf: PdfWriter,
  { to }: Slip,
  sender: Sender,
  { top: from, sizes }: SlipPosition,
): number {
  const left = inner * 0.62
  const caption: Writing = { width: left, size: 8, color: grey }
  const large: Writing = { width: left, size: sizes.address }
  const toEnd = drawTexts(pdf, from, [
    { text: 'To', x: margin, how: caption },
    { text: to.name, x: margin, how: { ...large, bold: true } },
    { text: to.streetAddress, x: margin, how: large },
    { text: [to.city, to.state].filter(Boolean).join(', '), x: margin, how: large },
    ...(to.pinCode ? [{ text: to.pinCode, x: margin, how: { ...large, bold: true } }] : []),
    { text: to.phone, x: margin, how: { width: left, size: 11 } },
  ])
  const [x, width] = [margin + left + sizes.gap, inner - left - sizes.gap]
  const fromEnd = drawTexts(pdf, from, [
    { text: 'From', x, how: { ...caption, width } },
    { text: sender.name, x, how: { width, bold: true } },
    { text: sender.address, x, how: { width } },
    { text: sender.phone, x, how: { width } },
  ])
  return Math.max(toEnd, fromEnd)
}

/** The contents of the box, each with a square to tick, the words to compare and their picture. */
function drawLine(pdf: PdfWriter, line: SlipLine, { top: from, sizes }: SlipPosition): number {
  const { picture } = sizes
  const x = margin + 26
  const pictures = line.pictures.slice(0, mostPictures)
  const room = pictures.length * (picture + 8)
  const width = inner - 26 - 60 - room
  const head: Text[] = [
    { text: line.title, x, how: { width, size: 11, bold: true } },
    { text: line.choice, x, how: { width, size: 10 } },
    { text: line.code, x, how: { width, size: 8, color: grey }, after: 3 },
  ]
  const label: Writing = { width, size: 8, color: grey }
  const printed = line.printed.flatMap(({ label: text, value }): Text[] => [
    { text, x, how: label },
    {
      text: value,
      x,
      how: { width, size: sizes.words, bold: true, byFirstLetter: true },
      after: 2,
    },
  ])
  const hasPrint = line.printed.length > 0 || pictures.length > 0
  const body: Text[] = [
    ...(hasPrint ? [{ text: 'Printed on each piece', x, how: { ...label, bold: true } }] : []),
    ...printed,
  ]
  const y = from + 8
  const headHeight = head.reduce((sum, { text, how }) => sum + pdf.heightOf(text, how) + 1, 0)
  const least = Math.max(headHeight, pictures.length > 0 ? picture : 0)
  const top = y + least > bottom ? newPage(pdf) : y
  pdf.box(margin, top + 1, 13)
  pdf.write(`× ${line.quantity}`, margin + inner - 54, top, {
    width: 54,
    size: 14,
    bold: true,
    align: 'right',
  })
  const left = margin + inner - 60 - room
  for (const [at, { jpeg }] of pictures.entries())
    pdf.picture(jpeg, left + at * (picture + 8), top, picture)
  const pages = pdf.pages
  const end = drawTexts(pdf, top, [...head, ...body])
  // The words of a long line continue on another page than its pictures.
  const isHigher = pdf.pages === pages && pictures.length > 0
  const done = Math.max(end, isHigher ? top + picture : 0) + 6
  pdf.line(Math.min(done, bottom + 6))
  return done
}

/** That it is a gift, with its words as the card has them, and what is ticked. */
function drawGift(pdf: PdfWriter, gift: SlipGift, { top: from, sizes }: SlipPosition): number {
  const x = margin + 26
  const width = inner - 26
  let y = drawTexts(pdf, from + 8, [
    { text: 'This is a gift', x: margin, how: { width: inner, size: 12, bold: true }, after: 3 },
    ...gift.words.flatMap(({ label, value }): Text[] => [
      { text: label, x, how: { width, size: 8, color: grey } },
      { text: value, x, how: { width, size: sizes.words, byFirstLetter: true }, after: 2 },
    ]),
  ])
  for (const { code, text } of gift.ticks) {
    if (y + 24 > bottom) y = newPage(pdf)
    pdf.box(margin, y + 1, 13)
    pdf.write(code, margin + inner - 90, y + 3, { width: 90, size: 8, align: 'right', color: grey })
    y += pdf.write(text, x, y, { width: width - 100, size: 11, bold: true }) + 6
  }
  pdf.line(Math.min(y, bottom + 6))
  return y
}

/**
 * Draws blocks one below the other, on the next page if a page is full; returns the end of the
 * last.
 */
function drawTexts(pdf: PdfWriter, from: number, texts: readonly Text[]): number {
  let y = from
  for (const { text, x, how, after = 0 } of texts) {
    if (text === '') continue
    if (y + pdf.heightOf(text, how) > bottom) y = newPage(pdf)
    y += pdf.write(text, x, y, how) + 1 + after
  }
  return y
}
