import { setImmediate as nextTick } from 'node:timers/promises'
import { CsvError, type Options, parse as openParser } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { isBlank, trimBlank } from '@tohfa/print-engine/text/blank'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import { unguardFormulas } from './formulas.ts'
import { type DecimalSign, decimalSignOf } from './read-number.ts'

/** A row of a file: the line on which it begins, and its cells by column. */
export type CsvRow<Column extends string> = { line: number; cells: Partial<Record<Column, string>> }

type Read<Column extends string> = {
  rows: CsvRow<Column>[]
  problems: ImportProblem[]
  decimal: DecimalSign
}

/**
 * Parses the shop's own CSV with a header row. The separator is a comma, a semicolon (spreadsheets
 * of some locales) or a tab. Errors name their line; empty lines are skipped. `decimal` is the
 * decimal sign for `readNumber`.
 */
export function readCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
): Read<Column> {
  const problems: ImportProblem[] = []
  const separator = separatorOf(text)
  let parsed: Parsed[] = []
  try {
    parsed = parse(text, optionsFor(separator)) as unknown as Parsed[]
  } catch (error) {
    problems.push(unreadable(error))
  }
  return readRecords(parsed, { columns, separator, problems })
}

/**
 * Parses an uploaded file in parts, so that other requests are served in between.
 * @throws Failure 400 with more than `mostRows`
 */
export async function readSentCsv<const Column extends string>(
  text: string,
  columns: readonly Column[],
  mostRows: number,
): Promise<Read<Column>> {
  const { parsed, problems, separator } = await parseInParts(text, mostRows)
  return readRecords(parsed, { columns, separator, problems })
}

/**
 * Parses a file of another program, whose columns only some are known: rows by column, in small
 * letters.
 * @throws Failure 400 when it cannot be read, or has more than `mostRows`
 */
export async function readForeignCsv(text: string, mostRows: number): Promise<ForeignRow[]> {
  const { parsed, problems } = await parseInParts(text, mostRows)
  const [head, ...body] = parsed.filter(({ record }) => !record.every(isBlank))
  if (problems.length > 0 || !head || head.record.length > mostColumns)
    throw refusedFields({ csv: message(problems.length > 0 ? 'csvUnreadable' : 'csvEmpty') })
  const names = head.record.map((cell) => trimBlank(cell).toLowerCase())
  return body.map(({ info, record }) => ({
    // The parser reports a record's last line; a cell may span several.
    line: info.lines - linesIn(record),
    cells: new Map(names.map((name, at) => [name, unguardFormulas(trimBlank(record[at] ?? ''))])),
  }))
}

/** A row of a foreign file. */
export type ForeignRow = { line: number; cells: ReadonlyMap<string, string> }

async function parseInParts(text: string, mostRows: number) {
  const problems: ImportProblem[] = []
  const separator = separatorOf(text)
  const parsed: Parsed[] = []
  const parser = openParser(optionsFor(separator))
  parser.on('data', (record: Parsed) => parsed.push(record))
  const failed = new Promise<void>((resolve) => {
    parser.on('error', (error) => resolve(void problems.push(unreadable(error))))
    parser.on('end', resolve)
  })
  // In bytes, because a chunk may end within a character.
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length && problems.length === 0; from += partLength) {
    parser.write(bytes.subarray(from, from + partLength))
    await nextTick()
    // Plus one for the header row.
    if (parsed.length > mostRows + 1) {
      parser.destroy()
      throw new Failure('bad_request', { sentence: message('csvTooManyRows', mostRows) })
    }
  }
  if (problems.length === 0) parser.end()
  await failed
  return { parsed: problems.length > 0 ? [] : parsed, problems, separator }
}

/** In bytes; the longest product has about twenty thousand. */
const longestRow = 100_000
const mostColumns = 200
/** In bytes: a few milliseconds of work, also when a row has four of them. */
const partLength = 8 * 1024

type Parsed = { info: { lines: number }; record: string[] }

const optionsFor = (delimiter: string): Options => ({
  bom: true,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: longestRow,
  delimiter,
})

function unreadable(error: unknown): ImportProblem {
  if (!(error instanceof CsvError)) throw error
  const line = typeof error['lines'] === 'number' ? error['lines'] : 1
  return problemAt(line, '', message('csvUnreadable'))
}

type Reading<Column extends string> = {
  columns: readonly Column[]
  separator: string
  problems: ImportProblem[]
}

function readRecords<Column extends string>(
  parsed: readonly Parsed[],
  { columns, separator, problems }: Reading<Column>,
): Read<Column> {
  const decimal = decimalSignOf(separator)
  // The parser reports a record's last line; a cell may span several.
  const [head, ...body] = parsed
    .map(({ info, record: cells }) => ({ line: info.lines - linesIn(cells), cells }))
    .filter(({ cells }) => !cells.every(isBlank))
  if (!head || body.length === 0) {
    if (problems.length === 0) problems.push(problemAt(1, '', message('csvEmpty')))
    return { rows: [], problems, decimal }
  }
  if (head.cells.length > mostColumns)
    return { rows: [], problems: [problemAt(1, '', message('csvUnreadable'))], decimal }
  const names = namesOf(head.cells, columns, problems)
  const rows = body.map(({ line, cells }) => {
    if (cells.slice(names.length).some(Boolean))
      problems.push(problemAt(line, '', message('csvTooManyCells')))
    const row: CsvRow<Column> = { line, cells: {} }
    for (const [index, name] of names.entries())
      if (name) row.cells[name] = unguardFormulas(trimBlank(cells[index] ?? ''))
    return row
  })
  return { rows, problems, decimal }
}

/** Why a row is refused: its line in the file, its column, and the message. */
export function problemAt(line: number, field: string, { text, ...key }: Message): ImportProblem {
  return { line, field, sentence: text, ...key }
}

function linesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

/** The most frequent of the three separators in the header row. */
function separatorOf(text: string): string {
  const head = text.split(/[\r\n]/, 1)[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/** The column of each cell of the header; null for an unknown one, which is reported. */
function namesOf<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  problems: ImportProblem[],
): (Column | null)[] {
  const seen = new Set<string>()
  return head.map((cell) => {
    const name = trimBlank(cell)
    const known = columns.find((column) => column.toLowerCase() === name.toLowerCase())
    const sentence = !known
      ? name && message('csvUnknownColumn', name)
      : seen.has(known) && message('csvColumnTwice', known)
    if (sentence) problems.push(problemAt(1, name, sentence))
    if (known) seen.add(known)
    return known ?? null
  })
}
