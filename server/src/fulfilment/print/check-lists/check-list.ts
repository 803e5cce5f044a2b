import { namedColor } from '@tohfa/contract/catalog/only-color'
import { howIn } from '@tohfa/contract/fulfilment/print/press-kind'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { pressWords, printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import type { ReadPart } from '#platform/pdf/pdf-thread.ts'
import { drawText, heightOfText } from '#platform/pdf/text/draw-text.ts'
import { openPdfFonts, type PdfFontFamilies } from '#platform/pdf/text/pdf-fonts.ts'
import { piecesOf } from '#fulfilment/print/job-tickets/job-ticket.ts'
import {
  addPage,
  drawCode,
  drawPictures,
  finishedOf,
  newMillimetrePdf,
  type MillimetrePdf,
} from '#fulfilment/print/job-tickets/millimetre-pdf.ts'
import type { JobTicketPicture } from '#fulfilment/print/job-tickets/ticket-pictures.ts'
import { textOfValue } from '#fulfilment/print/job-tickets/ticket-values.ts'

/** A4, in millimetres. */
const page = { width: 210, height: 297, margin: 10, bottom: 284 }
const inner = page.width - 2 * page.margin
const grey = '#555555'
const line = '#b0aca4'

/** The columns: their left edge and width, in millimetres. */
const columns = {
  box: { x: 10, width: 6 },
  row: { x: 18, width: 11 },
  picture: { x: 30, width: 24 },
  words: { x: 57, width: 74 },
  choice: { x: 134, width: 36 },
  code: { x: 172, width: 28 },
} as const
const qrSide = 12
const padding = 1.2
const leastHeight = qrSide + 4

/** A list in an order: its rows that are printed, in its order. */
export type CheckList = { title: string; jobs: readonly PrintJob[] }

export type CheckListsToDraw = { name: string; made: Date; lists: readonly CheckList[] }

/**
 * The name lists of an order as one PDF of A4 in portions, each list from a new page on. Each row
 * has a box to tick, its number, picture, words, choice, pieces and code.
 *
 * @param read the pictures of a row, an area each; rows are counted through all lists
 */
export async function* draw(
  { name, made, lists }: CheckListsToDraw,
  read: ReadPart<JobTicketPicture[]>,
): AsyncGenerator<Buffer> {
  const families = await openPdfFonts()
  const pdf = await newMillimetrePdf(name, made)
  let number = 0
  let pages = 0
  for (const list of lists) {
    const turn = () => drawHead(pdf, families, list, ++pages)
    let y = turn()
    for (const job of list.jobs) {
      const texts = textsOf(families, job)
      if (y + texts.height > page.bottom) {
        yield* finishedOf(pdf)
        y = turn()
      }
      drawRow(pdf, families, { job, texts, pictures: await read(number++), y })
      y += texts.height
    }
  }
  pdf.end()
  yield* finishedOf(pdf)
}

/** The order, the list and what is on it; returns where its rows begin. */
function drawHead(
  pdf: MillimetrePdf,
  families: PdfFontFamilies,
  { title, jobs }: CheckList,
  number: number,
): number {
  addPage(pdf, page.width, page.height)
  const { orderNumber = '', title: product = '', due = '' } = jobs[0] ?? {}
  const pieces = jobs.reduce((sum, job) => sum + toPrint(job), 0)
  const side = 16
  const left = page.width - page.margin - side
  drawCode(pdf, orderNumber, { x: left, y: page.margin, side })
  const width = inner - side - 4
  let y = page.margin
  const put = (text: string, size: number, more: { bold?: boolean; color?: string } = {}) => {
    y += drawText(pdf, families, text, { x: page.margin, y, size, width, ...more })
  }
  put(orderNumber, 6, { bold: true })
  put(title, 4.4, { bold: true })
  const counted = `${jobs.length} ${jobs.length === 1 ? 'row' : 'rows'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
  put(`${product} · ${counted} · due ${due} · page ${number}`, 3.2, { color: grey })
  y = Math.max(y, page.margin + side) + 2
  rule(pdf, y, '#111111')
  return y
}

/** The texts of a row, each with its place below the top of the row. */
type RowTexts = { height: number; placed: { text: string; how: Placed; down: number }[] }
type Placed = {
  x: number
  width: number
  size: number
  bold?: boolean
  color?: string
  align?: 'right'
  byFirstLetter?: boolean
}

function textsOf(families: PdfFontFamilies, job: PrintJob): RowTexts {
  const code = ticketCode(job.orderNumber, job)
  const spelt = { ...columns.words, bold: true, byFirstLetter: true }
  const words = writtenValues(job.values).flatMap((one, at): Text[] => [
    ...(at > 0 ? [{ text: one.label, ...columns.words, size: 2.4, color: grey }] : []),
    { text: textOfValue(one), ...spelt, size: at === 0 ? 4.8 : 3.8 },
  ])
  const how = howIn(pressWords, job.kind)
  const state = stateOf(job)
  const choice = [namedColor(job.color), job.size].filter(Boolean).join(' · ')
  const columnsOfTexts: Text[][] = [
    [{ text: `${job.row ?? ''}`, ...columns.row, size: 5, bold: true, align: 'right' }],
    words,
    [
      { text: piecesOf(job), ...columns.choice, size: 4.6, bold: true },
      { text: choice, ...columns.choice, size: 3.4, bold: true },
      ...(how ? [{ text: how, ...columns.choice, size: 2.8, color: grey }] : []),
      ...(state ? [{ text: state, ...columns.choice, size: 3.2, bold: true, color: red }] : []),
    ],
    [{ text: code, ...columns.code, size: 2.6, align: 'right' }],
  ]
  const placed = columnsOfTexts.flatMap((texts, column) => {
    // The code in letters is below its squares.
    let down = padding + (column === columnsOfTexts.length - 1 ? qrSide + 0.4 : 0)
    return texts.map(({ text, ...given }) => {
      const at = { text, how: given, down }
      down += heightOfText(families, text, given)
      return { ...at, end: down }
    })
  })
  const height = Math.max(leastHeight, ...placed.map(({ end }) => end)) + padding
  return { height, placed }
}
type Text = Placed & { text: string }

const red = '#b00020'

/** What keeps a row from the press, or that it is printed. */
function stateOf({ state, reason }: PrintJob): string {
  if (state === 'ready' || state === 'printing') return ''
  return [printStateLabels[state], reason].filter(Boolean).join(': ')
}

const toPrint = ({ quantity, again }: PrintJob): number => again ?? quantity

function drawRow(
  pdf: MillimetrePdf,
  families: PdfFontFamilies,
  row: {
    job: PrintJob
    texts: RowTexts
    pictures: readonly JobTicketPicture[]
    y: number
  },
): void {
  const { job, texts, pictures, y } = row
  const { box, picture, code } = columns
  pdf
    .rect(box.x, y + padding, box.width, box.width)
    .lineWidth(0.35)
    .stroke('#111111')
  for (const { text, how, down } of texts.placed)
    drawText(pdf, families, text, { ...how, y: y + down })
  drawPictures(pdf, pictures, {
    ...picture,
    y: y + padding,
    height: leastHeight - padding,
    gap: 1,
  })
  drawCode(pdf, ticketCode(job.orderNumber, job), {
    x: code.x + code.width - qrSide,
    y: y + padding,
    side: qrSide,
  })
  rule(pdf, y + texts.height, line)
}

function rule(pdf: MillimetrePdf, y: number, color: string): void {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.2)
    .stroke(color)
}
