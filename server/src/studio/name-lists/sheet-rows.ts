import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { cut } from '@tohfa/contract/shared/cut'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import type { ListColumn } from '@tohfa/contract/studio/name-lists/name-lists'
import type { FieldValues, TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { Known } from './columns.ts'
import type { CellFinding, ListSheet } from './name-lists.queries.ts'
import { plainWords } from './plain-words.ts'
import { knownColor, knownSize } from './variants.ts'

/** A row as it was sent or read: colour and size are null where they are those of the list. */
export type GivenRow = {
  values: FieldValues
  color: string | null
  size: string | null
  quantity: number
  note: string | null
  cellFindings: CellFinding[]
  /** Missing of a row that its list's owner wrote. */
  receiptHash?: string | null
  /** Whose row it is of those expected. */
  expectedId?: string | null
}

/** The rows of a table by its columns. A cell that cannot be read is a finding on its row. */
export function rowsOf(sheet: ListSheet, columns: readonly ListColumn[], known: Known): GivenRow[] {
  const used = columns.flatMap(({ index, to }) => (to === null ? [] : { index, to }))
  const changed = new Set(sheet.changed.map(([row, column]) => `${row} ${column}`))
  return sheet.rows.map((cells, row) => {
    const given: GivenRow = {
      values: {},
      color: null,
      size: null,
      quantity: 1,
      note: null,
      cellFindings: [],
    }
    for (const { index, to } of used) {
      const cell = cells[index] ?? ''
      if (cell === '') continue
      put(given, to, cell, known)
      if (changed.has(`${row} ${index}`))
        given.cellFindings.push({ code: 'number_changed', field: to, params: [cell] })
    }
    return given
  })
}

function put(row: GivenRow, to: string, cell: string, { fields, variants }: Known): void {
  if (to === 'color') row.color = knownColor(variants, cell) ?? cut(cell, 60)
  else if (to === 'size') row.size = knownSize(variants, cell) ?? cut(cell, 20)
  else if (to === 'note') row.note = cut(cell, listLimits.note)
  else if (to === 'quantity') {
    const written = latinDigits(cell)
    const count = /^\d{1,4}$/.test(written) ? Number(written) : 0
    if (count >= 1 && count <= listLimits.ofRow) row.quantity = count
    else row.cellFindings.push({ code: 'bad_quantity', field: to, params: [cut(cell, 40)] })
  } else {
    const field = fields.find(({ id }) => id === to)
    if (field) row.values[to] = valueOf(field, cell)
  }
}

/** A choice is written by its label in either language. */
function valueOf({ kind, choices = [] }: TemplateField, cell: string): string {
  if (kind !== 'choice') return cell
  const words = plainWords(cell)
  const chosen = choices.find(({ id, label, labelHi = '' }) =>
    [id, label, labelHi].some((one) => one !== '' && plainWords(one) === words),
  )
  return chosen?.id ?? cell
}
