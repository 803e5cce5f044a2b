import { parse } from 'csv-parse/sync'
import { looksChanged } from './number-formats.ts'
import type { RawCell } from './sheet-cells.ts'

/** The cells of pasted or saved text. */
export function readText(text: string): RawCell[][] {
  const delimiter = separatorOf(text)
  return parsed(text, delimiter).map((cells) =>
    cells.map((cell) =>
      looksChanged(cell.trim()) ? { text: cell, isChanged: true } : { text: cell },
    ),
  )
}

const options = { bom: true, relax_column_count: true, skip_empty_lines: true } as const

/**
 * A quotation mark that was typed as a part of a name breaks the rules of CSV. Then no mark of the
 * text is one of CSV: otherwise the rest of the list would become one cell.
 */
function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...options, delimiter })
  } catch {
    return parse(text, { ...options, delimiter, quote: null })
  }
}

/** A whole cell in quotation marks, in which a separator is a part of its words. */
const quotedCell = /(?<=^|[\t,;\r\n])"(?:[^"]|"")*"(?=$|[\t,;\r\n])/g

/** A tab is only pasted or saved, never typed into a name. Otherwise the most regular sign counts. */
function separatorOf(text: string): string {
  const between = text.replaceAll(quotedCell, '')
  if (between.includes('\t')) return '\t'
  const lines = between
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const counts = (sign: string) => lines.map((line) => line.split(sign).length - 1)
  const isRegular = (sign: string) => {
    const [first = 0, ...others] = counts(sign)
    return first > 0 && others.every((count) => count >= first)
  }
  return [';', ','].find(isRegular) ?? ','
}
