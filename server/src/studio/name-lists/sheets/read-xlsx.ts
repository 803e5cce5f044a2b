import { unzipSync } from 'fflate'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import { dateWritten, isDateFormat, paddedTo } from './number-formats.ts'
import type { RawCell, SheetRefusal } from './sheet-cells.ts'
import { attributesOf, elementsOf, textOf } from './elements.ts'

/** A sheet with more is none of names; blank rows and columns in between count. */
const mostRows = 20_000
const mostColumns = 60

/**
 * The cells of the first sheet of a workbook. Formulas are not evaluated: their last value counts.
 */
export function readXlsx(bytes: Uint8Array): RawCell[][] | SheetRefusal {
  const files = unpack(bytes)
  if ('refused' in files) return files
  const book = files.read('xl/workbook.xml')
  if (book === undefined) return { refused: 'kind' }
  const sheet = files.read(firstSheet(book, files.read('xl/_rels/workbook.xml.rels') ?? ''))
  if (sheet === undefined) return { refused: 'kind' }
  const shared = elementsOf(files.read('xl/sharedStrings.xml') ?? '', 'si').map(({ inner }) =>
    textOf(inner),
  )
  const formats = formatsOf(files.read('xl/styles.xml') ?? '')
  return cellsOf(sheet, shared, formats)
}

type Files = { read: (name: string) => string | undefined }

/** Only the parts that are read, and none when all together unpack to too much. */
function unpack(bytes: Uint8Array): Files | SheetRefusal {
  let size = 0
  let parts: Record<string, Uint8Array>
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize
        return false
      },
    })
    if (size > listLimits.unpackedBytes) return { refused: 'size' }
    parts = unzipSync(bytes, {
      filter: ({ name }) =>
        /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/worksheets\/[^/]+\.xml$|\.rels$/.test(
          name,
        ),
    })
  } catch {
    return { refused: 'kind' }
  }
  const decoder = new TextDecoder()
  return {
    read(name) {
      const part = parts[name]
      return part && decoder.decode(part)
    },
  }
}

function firstSheet(book: string, relations: string): string {
  const id = attributesOf(elementsOf(book, 'sheet')[0]?.head ?? '')['r:id']
  const relation = elementsOf(relations, 'Relationship')
    .map(({ head }) => attributesOf(head))
    .find(({ Id }) => Id === id)
  const target = relation?.['Target']
  if (!target) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The number format of each style of a cell. */
function formatsOf(styles: string): string[] {
  const own = new Map(
    elementsOf(styles, 'numFmt').map(({ head }) => {
      const { numFmtId = '', formatCode = '' } = attributesOf(head)
      return [numFmtId, formatCode] as const
    }),
  )
  const [used] = elementsOf(styles, 'cellXfs')
  return elementsOf(used?.inner ?? '', 'xf').map(({ head }) => {
    const { numFmtId = '0' } = attributesOf(head)
    return own.get(numFmtId) ?? builtIn(Number(numFmtId))
  })
}

/** The built-in formats of dates; all others are those of numbers. */
function builtIn(id: number): string {
  if (id === 16) return 'd-mmm'
  if (id === 17) return 'mmm-yy'
  return (id >= 14 && id <= 22) || (id >= 45 && id <= 47) ? 'd-mmm-yy' : 'General'
}

function cellsOf(
  sheet: string,
  shared: readonly string[],
  formats: readonly string[],
): RawCell[][] | SheetRefusal {
  const rows: RawCell[][] = []
  for (const { inner } of elementsOf(sheet, 'row')) {
    const cells: RawCell[] = []
    for (const { head, inner: content } of elementsOf(inner, 'c')) {
      const given = attributesOf(head)
      const at = given['r'] ? columnOf(given['r']) : cells.length
      if (at >= mostColumns) continue
      while (cells.length < at) cells.push({ text: '' })
      cells[at] = cellOf(given, content, shared, formats)
    }
    rows.push(cells)
    if (rows.length > mostRows) return { refused: 'rows' }
  }
  return rows
}

/** The column of a cell such as `AB7`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellOf(
  { t, s }: Record<string, string>,
  content: string,
  shared: readonly string[],
  formats: readonly string[],
): RawCell {
  if (t === 'inlineStr') return { text: textOf(content) }
  const value = textOf(elementsOf(content, 'v')[0]?.inner ?? '', true)
  if (value === '') return { text: '' }
  if (t === 's') return { text: shared[Number(value)] ?? '' }
  if (t === 'e') return { text: value, isChanged: true }
  if (t === 'str' || t === 'b') return { text: t === 'b' ? String(value === '1') : value }
  const format = formats[Number(s ?? 0)] ?? 'General'
  const number = Number(value)
  if (!Number.isFinite(number)) return { text: value }
  if (isDateFormat(format)) return { text: dateWritten(number, format), isChanged: true }
  return { text: paddedTo(format, number) ?? (Number.isSafeInteger(number) ? `${number}` : value) }
}
