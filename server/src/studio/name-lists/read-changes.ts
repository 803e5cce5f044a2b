import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import {
  columnTargets,
  type ListColumn,
  type NameList,
  type NameListChange,
} from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { guessColumns, headerRowOf, type Known } from './columns.ts'
import type { ListSheet } from './name-lists.queries.ts'
import type { SheetCells } from './sheets/sheet-cells.ts'
import { type GivenRow, rowsOf } from './sheet-rows.ts'
import { hasSizes, knownColor, knownSize, type Variant } from './variants.ts'

/** The rows that were sent, and the table that they come from, if they come from one. */
export type GivenRows = {
  rows: GivenRow[]
  columns: NameList['columns']
  sheet: ListSheet | null
}

/** Rows that were sent as such; 400 with `fields` for values of unknown fields. */
export function rowsGiven(rows: NonNullable<NameListChange['rows']>, known: Known): GivenRows {
  const ids = new Set(known.fields.map(({ id }) => id))
  const refused: Fields = {}
  for (const [index, { values }] of rows.entries())
    for (const id of Object.keys(values))
      if (!ids.has(id)) refused[`rows.${index}.values.${id}`] = message('fieldUnknown')
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  const given = rows.map(({ values, color, size, quantity, note }) => ({
    values,
    color: color === undefined ? null : (knownColor(known.variants, color) ?? color),
    size: size === undefined ? null : (knownSize(known.variants, size) ?? size),
    quantity,
    note: note ?? null,
    cellFindings: [],
  }))
  return withinLimits({ rows: given, columns: [], sheet: null })
}

/** The rows of a table that was read, by the columns that were sent, or by guessed ones. */
export function rowsRead(
  { rows, changed }: SheetCells,
  columns: readonly ListColumn[] | undefined,
  known: Known,
): GivenRows {
  const at = headerRowOf(rows, known)
  const from = at === undefined ? 0 : at + 1
  const sheet: ListSheet = {
    header: at === undefined ? null : (rows[at] ?? null),
    rows: rows.slice(from),
    changed: changed.flatMap(([row, column]) => (row < from ? [] : [[row - from, column]])),
  }
  return rowsOfSheet(
    sheet,
    columns ?? guessColumns(sheet.header ?? undefined, sheet.rows, known),
    known,
  )
}

/** The rows of a stored table by other columns. */
export function rowsOfSheet(
  sheet: ListSheet,
  columns: readonly ListColumn[],
  known: Known,
): GivenRows {
  refuseColumns(columns, known.fields)
  return withinLimits({
    rows: rowsOf(sheet, columns, known),
    columns: columns.map((column) => ({
      ...column,
      header: sheet.header?.[column.index] || null,
    })),
    sheet,
  })
}

/** 400 with `fields` for columns of no field, and for two of the same. */
export function refuseColumns(
  columns: readonly ListColumn[],
  fields: readonly TemplateField[],
): void {
  const targets = new Set<string>([...columnTargets, ...fields.map(({ id }) => id)])
  const seen = new Set<string>()
  const refused: Fields = {}
  for (const [index, { to }] of columns.entries()) {
    if (to === null) continue
    if (!targets.has(to)) refused[`columns.${index}.to`] = message('columnUnknown')
    else if (seen.has(to)) refused[`columns.${index}.to`] = message('columnTwice')
    seen.add(to)
  }
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
}

function withinLimits(given: GivenRows): GivenRows {
  const pieces = given.rows.reduce((sum, { quantity }) => sum + quantity, 0)
  if (given.rows.length > listLimits.rows) throw refusedFields({ rows: message('tooManyRows') })
  if (pieces > listLimits.pieces) throw refusedFields({ rows: message('tooManyListed') })
  return given
}

/** The list's own colour and size in the product's spelling; 400 with `fields` for others. */
export function choiceOf(
  variants: readonly Variant[],
  { color, size }: { color: string; size: string | null },
): { color: string; size: string | null } {
  const known = knownColor(variants, color)
  const ofColor = variants.filter((one) => one.color === known)
  const chosen = size === null ? null : (knownSize(ofColor, size) ?? null)
  const refused: Fields = {}
  if (known === undefined) refused['color'] = message('colorNotOffered')
  // A list may leave the size to its rows.
  else if (size !== null && (chosen === null || !hasSizes(ofColor)))
    refused['size'] = message('sizeNotOffered')
  if (known === undefined || Object.keys(refused).length > 0) throw refusedFields(refused)
  return { color: known, size: chosen }
}
