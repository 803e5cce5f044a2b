/** The code of the thread that reads tables, which `read-sheet.ts` starts. */
import { cut } from '@tohfa/contract/shared/cut'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { oneLine } from '@tohfa/print-engine/text/lines'
import { readText } from './read-text.ts'
import { readXlsx } from './read-xlsx.ts'
import type { RawCell, SheetCells, SheetRefusal } from './sheet-cells.ts'

/** More than any field takes, so that what is too long is still known to be. */
const mostOfCell = 400
/** The widest table that is read; blank columns count. */
const widest = 60

/** The cells of a pasted text. */
export const readPasted = (text: string): SheetCells | SheetRefusal => tidied(readText(text))

/** The cells of a file: CSV in the usual encodings, or XLSX. */
export function readFile(bytes: Uint8Array): SheetCells | SheetRefusal {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const cells = readXlsx(bytes)
    return 'refused' in cells ? cells : tidied(cells)
  }
  const text = decoded(bytes)
  return text === undefined ? { refused: 'kind' } : tidied(readText(text))
}

/** A text with control characters is a picture or a document. */
const controls = /(?![\t-\r\u0080-\u009F])\p{Cc}/u

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  const text = wide ? new TextDecoder(wide).decode(bytes) : narrow(bytes)
  return controls.test(text) || text.startsWith('%PDF-') ? undefined : text
}

/** Spreadsheets save plain CSV in Windows-1252. */
function narrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function tidied(raw: readonly (readonly RawCell[])[]): SheetCells | SheetRefusal {
  const rows: string[][] = []
  const changed: SheetCells['changed'] = []
  for (const cells of raw) {
    if (cells.every(({ text }) => isBlank(text))) continue
    for (const [column, { isChanged }] of cells.entries())
      if (isChanged) changed.push([rows.length, column])
    rows.push(cells.slice(0, widest).map(({ text }) => cellOf(text)))
    // One more for a header row.
    if (rows.length > listLimits.rows + 1) return { refused: 'rows' }
  }
  if (rows.length === 0) return { refused: 'empty' }
  const used = Array.from({ length: widest }, (_, at) => rows.some((cells) => cells[at]))
  if (used.filter(Boolean).length > listLimits.columns) return { refused: 'columns' }
  const width = used.lastIndexOf(true) + 1
  const full = rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''))
  return { rows: full, changed: changed.filter(([, column]) => column < width) }
}

/** A no-break space comes from web pages and spreadsheets, and nobody means it. */
const cellOf = (text: string) => cut(oneLine(text.replaceAll('\u00A0', ' ')), mostOfCell)
