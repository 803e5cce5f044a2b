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
  expectedId,
}: StoredRow): GivenRow => ({
  values,
  color,
  size,
  quantity,
  note,
  cellFindings: cellFindings.filter(({ code }) => ofCells.has(code)),
  receiptHash,
  expectedId,
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
      expectedId: row.expectedId ?? null,
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
 * change them. A row that the owner changed is the owner's, but it stays the row of somebody who is
 * expected: nobody is asked again because of a corrected letter.
 *
 * @param isInPlace whether the rows are those before, of which some were changed
 */
export function withWriters(
  rows: readonly GivenRow[],
  before: readonly StoredRow[],
  isInPlace: boolean,
): readonly GivenRow[] {
  const same = new Map<string, StoredRow[]>()
  for (const row of before) same.set(contentOf(row), [...(same.get(contentOf(row)) ?? []), row])
  const kept = rows.map((row) => same.get(contentOf(row))?.shift())
  const found = new Set(kept)
  return rows.map((row, index) => {
    const known = kept[index]
    if (known) return { ...row, receiptHash: known.receiptHash, expectedId: known.expectedId }
    const former = isInPlace && rows.length === before.length ? before[index] : undefined
    return former && !found.has(former) ? { ...row, expectedId: former.expectedId } : row
  })
}

const contentOf = ({ values, color, size, note }: GivenRow): string =>
  JSON.stringify([
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    color,
    size,
    note,
  ])
