import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { now } from '#platform/runtime/clock.ts'
import { guardFormulas } from './formulas.ts'

export type Cell = string | number | null

/**
 * Writes rows as CSV for spreadsheets. It is UTF-8 with a byte order mark, so that Hindi and the
 * rupee sign display correctly. No cell is evaluated as a formula.
 * @param pages the rows in portions, so that a large file is never in memory as a whole
 */
export function csvStream(
  columns: readonly string[],
  pages: AsyncIterable<readonly Cell[][]>,
): Readable {
  return Readable.from(written(columns, pages))
}

const options = {
  record_delimiter: 'windows',
  cast: { string: guardFormulas },
} as const

/** Rows as lines of CSV without a byte order mark, for programs. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], options)
}

async function* written(columns: readonly string[], pages: AsyncIterable<readonly Cell[][]>) {
  yield stringify([[...columns]], { ...options, bom: true })
  for await (const rows of pages) if (rows.length > 0) yield stringify([...rows], options)
}

/** Answers with a download of this name. */
export function sendCsv(reply: FastifyReply, name: string, csv: Readable): FastifyReply {
  const today = new Date(now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${today}.csv"`)
    .send(csv)
}
