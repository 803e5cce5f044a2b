import { CsvError, parse } from 'csv-parse/sync'
import type { ImportProblem } from '@tohfa/contract/product-import'
import { say, type Sentence } from '../http/sentences.ts'
import { unguardFormulas } from './formulas.ts'
import { type DecimalSign, decimalSignOf } from './read-number.ts'

/** A row of a file: the line that it begins on, and its cells by their column. */
export type CsvRow<Column extends string> = { line: number; cells: Partial<Record<Column, string>> }

/**
 * Reads CSV with a head line, separated by commas, semicolons (as spreadsheets in some countries
 * write) or tabs. What cannot be read is told by its line; an empty line is none. `decimal` is how its
 * numbers are written, for `readNumber`.
 */
export function readCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
): { rows: CsvRow<Column>[]; problems: ImportProblem[]; decimal: DecimalSign } {
  const problems: ImportProblem[] = []
  const separator = separatorOf(text)
  const decimal = decimalSignOf(separator)
  const records = recordsOf(text, separator, problems)
  const [head, ...body] = records
  if (!head || body.length === 0) {
    if (problems.length === 0) problems.push(problemAt(1, '', say('csvEmpty')))
    return { rows: [], problems, decimal }
  }
  const names = namesOf(head.cells, columns, problems)
  const rows = body.map(({ line, cells }) => {
    if (cells.slice(names.length).some(Boolean))
      problems.push(problemAt(line, '', say('csvTooManyCells')))
    const row: CsvRow<Column> = { line, cells: {} }
    for (const [index, name] of names.entries())
      if (name) row.cells[name] = unguardFormulas((cells[index] ?? '').trim())
    return row
  })
  return { rows, problems, decimal }
}

/** Why a row cannot be taken: its line in the file, its column, and what is said of it. */
export function problemAt(line: number, field: string, { text, ...key }: Sentence): ImportProblem {
  return { line, field, sentence: text, ...key }
}

type Record_ = { line: number; cells: string[] }

function recordsOf(text: string, separator: string, problems: ImportProblem[]): Record_[] {
  try {
    const read = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: separator,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    // The reader counts to a record's last line; a cell may hold several.
    return read
      .map(({ info, record: cells }) => ({ line: info.lines - linesIn(cells), cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1
    problems.push(problemAt(line, '', say('csvUnreadable')))
    return []
  }
}

function linesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

/** Whichever of the three stands most often in the head line. */
function separatorOf(text: string): string {
  const head = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** The column of each cell of the head line; null for one that is not known, which is told. */
function namesOf<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  problems: ImportProblem[],
): (Column | null)[] {
  const seen = new Set<string>()
  return head.map((cell) => {
    const name = cell.trim()
    const known = columns.find((column) => column.toLowerCase() === name.toLowerCase())
    const sentence = !known
      ? name && say('csvUnknownColumn', name)
      : seen.has(known) && say('csvColumnTwice', known)
    if (sentence) problems.push(problemAt(1, name, sentence))
    if (known) seen.add(known)
    return known ?? null
  })
}
