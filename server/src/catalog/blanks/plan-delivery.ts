import { mostPieces } from '@tohfa/contract/catalog/blank-limits'
import type { DeliveryReport } from '@tohfa/contract/catalog/blank-deliveries'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { type ColumnNames, readColumns } from '#platform/csv/foreign-columns.ts'
import { type ForeignRow, problemAt } from '#platform/csv/read-csv.ts'
import { readNumber } from '#platform/csv/read-number.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { Deliverable } from './blank-deliveries.queries.ts'

type Row = DeliveryReport['rows'][number]
export type PlannedRow = Row & { variantId: string }

const columns = {
  blank: ['blank', 'title'],
  color: ['colour', 'color'],
  size: ['size'],
  pieces: ['pieces', 'quantity', 'qty'],
} as const satisfies ColumnNames<string>
type Column = keyof typeof columns

/** A table of a delivery, whose columns are found. */
export function openDelivery(rows: readonly ForeignRow[]) {
  const { cell, nameOf } = readColumns(rows, columns, ['blank', 'color', 'pieces'])
  return {
    titles: [...new Set(rows.map((row) => cell(row, 'blank')))],

    /** What each row adds to which stock, and what is wrong at which cell. */
    plan(known: readonly Deliverable[]): { planned: PlannedRow[]; problems: ImportProblem[] } {
      const problems: ImportProblem[] = []
      const planned: PlannedRow[] = []
      const seen = new Set<string>()
      const byTitle = Map.groupBy(known, ({ title }) => title.toLowerCase())
      for (const row of rows) {
        const tell = (column: Column, why: Message) =>
          problems.push(problemAt(row.line, nameOf(column), why))
        const pieces = piecesOf(cell(row, 'pieces'))
        if (pieces === null) tell('pieces', message('piecesWhole'))
        const found = find(byTitle, (column) => cell(row, column))
        if ('why' in found) {
          tell(found.column, found.why)
          continue
        }
        const { variantId, title, color, size, stock } = found
        if (seen.has(variantId)) tell('blank', message('deliveredTwice'))
        seen.add(variantId)
        if (pieces === null) continue
        if (stock + pieces > mostPieces) tell('pieces', message('stock'))
        planned.push({
          line: row.line,
          variantId,
          title,
          color,
          ...(size !== null && { size }),
          pieces,
          stock: stock + pieces,
        })
      }
      return { planned, problems }
    },
  }
}

function piecesOf(cell: string): number | null {
  const pieces = readNumber(cell, '.')
  return typeof pieces === 'number' && Number.isInteger(pieces) && pieces > 0 ? pieces : null
}

/** The colour and size that a row names, without regard to case, or the cell that names none. */
function find(
  byTitle: ReadonlyMap<string, readonly Deliverable[]>,
  cell: (column: Column) => string,
): Deliverable | { column: Column; why: Message } {
  const isNamed = (name: string | null, column: Column) =>
    (name ?? '').toLowerCase() === cell(column).toLowerCase()
  for (const column of ['blank', 'color'] as const)
    if (cell(column) === '') return { column, why: message('required') }
  const ofBlank = byTitle.get(cell('blank').toLowerCase()) ?? []
  const [first] = ofBlank
  if (!first) return { column: 'blank', why: message('blankNotThere') }
  if (!first.isCounted) return { column: 'blank', why: message('blankNotCounted') }
  const ofColor = ofBlank.filter(({ color }) => isNamed(color, 'color'))
  if (ofColor.length === 0)
    return { column: 'color', why: message('blankWithoutColor', first.title) }
  const found = ofColor.find(({ size }) => isNamed(size, 'size'))
  return found ?? { column: 'size', why: message('blankWithoutSize', first.title) }
}
