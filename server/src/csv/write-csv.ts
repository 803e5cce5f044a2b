import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { guardFormulas } from './formulas.ts'

export type Cell = string | number | null

/**
 * Rows as CSV that a spreadsheet opens as it is: UTF-8 with its mark, so that Hindi and the rupee
 * come out right, and no cell that a spreadsheet would run as a formula.
 *
 * @param pages the rows in portions, so that a large file never stands in memory as a whole
 */
export function csvStream(
  columns: readonly string[],
  pages: AsyncIterable<readonly Cell[][]>,
): Readable {
  return Readable.from(written(columns, pages))
}

async function* written(columns: readonly string[], pages: AsyncIterable<readonly Cell[][]>) {
  const options = {
    record_delimiter: 'windows',
    cast: { string: guardFormulas },
  } as const
  yield stringify([[...columns]], { ...options, bom: true })
  for await (const rows of pages) if (rows.length > 0) yield stringify([...rows], options)
}

/** Answers with a file of this name, for the browser to keep. */
export function sendCsv(reply: FastifyReply, name: string, csv: Readable): FastifyReply {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${today}.csv"`)
    .send(csv)
}
