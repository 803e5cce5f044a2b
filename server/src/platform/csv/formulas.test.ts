import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { csvStream } from './write-csv.ts'

const columns = ['title', 'description'] as const

async function written(rows: string[][]): Promise<string> {
  async function* pages() {
    yield rows
  }
  let text = ''
  for await (const chunk of csvStream(columns, pages())) text += String(chunk)
  return text
}

/** Where a spreadsheet that splits lines at semicolons or tabs may see the start of a cell. */
function beginnings(text: string): string[] {
  return text
    .slice(1)
    .split(/[;\t\r\n]/)
    .map((part) => part.replace(/^["\s]+/, ''))
}

const formula = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const hostile = fc.string({
  unit: fc.constantFrom(...Array.from('=+-@;,\'" \t\r\na\uFF1D\uFF0B\uFF0D\uFF20\u00A0')),
  maxLength: 12,
})

test.each([
  ['=1+1', "'=1+1"],
  ['Flat 4;=1+1', "Flat 4;'=1+1"],
  ['Flat 4\t@SUM(1)', "Flat 4\t'@SUM(1)"],
  ['Flat 4\n-1+2', "Flat 4\n'-1+2"],
  ['Flat 4;"=1+1', 'Flat 4;\'"=1+1'],
  ['Flat 4; +91', "Flat 4;' +91"],
  ['＝1+1', "'＝1+1"],
  ['Flat 4, +91; B-2 = 3', 'Flat 4, +91; B-2 = 3'],
])('the cell %j is written as %j', async (cell, expected) => {
  const rows: string[][] = parse(await written([[cell, '']]), { bom: true })
  expect(rows[1]).toEqual([expected, ''])
})

test('no cell begins with a formula, whichever separator the spreadsheet uses', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (...cells) => {
      const text = await written([cells])
      for (const beginning of beginnings(text)) expect(beginning).not.toMatch(formula)
      const [, row = []]: string[][] = parse(text, { bom: true, relax_column_count: true })
      for (const cell of row) expect(cell).not.toMatch(formula)
    }),
    { numRuns: 2_000 },
  )
})

test('what is written is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (...texts) => {
      const [title, description] = texts.map((text) => `x${text}`)
      const { rows, problems } = readCsv(await written([[title ?? '', description ?? '']]), columns)
      expect(problems).toEqual([])
      expect(rows[0]?.cells).toEqual({ title: title?.trim(), description: description?.trim() })
    }),
    { numRuns: 2_000 },
  )
})
