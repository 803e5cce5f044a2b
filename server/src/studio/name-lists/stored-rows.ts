import type { Checked } from './check-rows.ts'
import type { CellFinding, StoredRow } from './name-lists.queries.ts'
import type { GivenRow } from './sheet-rows.ts'

/** What was found in cells when a table was read; the other findings follow from each check. */
const ofCells = new Set<CellFinding['code']>(['bad_quantity', 'number_changed'])

/** A stored row as it was given. */
export const givenOf = ({
  values,
  color,
  size,
  quantity,
  note,
  cellFindings,
  receiptHash,
}: StoredRow): GivenRow => ({
  values,
  color,
  size,
  quantity,
  note,
  cellFindings: cellFindings.filter(({ code }) => ofCells.has(code)),
  receiptHash,
})

/**
 * Rows as they are stored, counted from 1.
 *
 * @param isAsked whether the proof of a hash was asked for already
 */
export function storedOf(
  listId: string,
  rows: readonly GivenRow[],
  checked: readonly Checked[],
  isAsked: (hash: string) => boolean,
): StoredRow[] {
  return rows.map((row, index) => {
    const found = checked[index]
    if (!found) throw new Error('a row was not checked')
    const { preflight, fitted, areasInUse, fieldValues, print } = found
    return {
      listId,
      n: index + 1,
      ...row,
      receiptHash: row.receiptHash ?? null,
      cellFindings: [...row.cellFindings, ...found.problems],
      preflight,
      fitted,
      areasInUse,
      fieldValues,
      print,
      proof: print !== null && isAsked(print) ? print : null,
    }
  })
}

/**
 * Rows that the owner sent again keep their receipts, so that whoever filled them in can still
 * change them. A row that the owner changed is the owner's.
 */
export function withReceipts(
  rows: readonly GivenRow[],
  before: readonly StoredRow[],
): readonly GivenRow[] {
  const receipts = new Map<string, string[]>()
  for (const row of before)
    if (row.receiptHash !== null)
      receipts.set(contentOf(row), [...(receipts.get(contentOf(row)) ?? []), row.receiptHash])
  return rows.map((row) => {
    const receiptHash = receipts.get(contentOf(row))?.shift()
    return receiptHash === undefined ? row : { ...row, receiptHash }
  })
}

const contentOf = ({ values, color, size, note }: GivenRow): string =>
  JSON.stringify([
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    color,
    size,
    note,
  ])
