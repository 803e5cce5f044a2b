import type { ForeignRow } from './read-csv.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/** The columns of a foreign file by our own names for them; each has had several over the years. */
export type ColumnNames<Name extends string> = Readonly<Record<Name, readonly string[]>>

/**
 * Reads cells by our names for them.
 * @throws Failure 400 where a needed column is missing
 */
export function readColumns<Name extends string>(
  rows: readonly ForeignRow[],
  columns: ColumnNames<Name>,
  needed: readonly NoInfer<Name>[],
) {
  const [first] = rows
  if (!first) throw refusedFields({ csv: message('csvEmpty') })
  const found = new Map<Name, string>()
  for (const [name, known] of Object.entries(columns) as [Name, readonly string[]][]) {
    const column = known.find((one) => first.cells.has(one.toLowerCase()))
    if (column !== undefined) found.set(name, column)
  }
  const keys = new Map([...found].map(([name, column]) => [name, column.toLowerCase()]))
  const [missing] = needed.filter((name) => !found.has(name))
  if (missing !== undefined)
    throw refusedFields({ csv: message('csvColumnMissing', columns[missing][0] ?? missing) })
  return {
    /** The name of a column in this file. */
    nameOf: (name: Name): string => found.get(name) ?? columns[name][0] ?? '',
    /** A cell of a row; empty where the file lacks the column. */
    cell: ({ cells }: ForeignRow, name: Name): string => {
      const key = keys.get(name)
      return key === undefined ? '' : (cells.get(key) ?? '')
    },
  }
}
