import type { ListRow, StoredRow } from './name-lists.queries.ts'

/** The requests of the owner of a list: one for each print, colour and size, in one order. */
export function requestsOf(
  { userId, productId, color, size }: Pick<ListRow, 'userId' | 'productId' | 'color' | 'size'>,
  rows: readonly StoredRow[],
) {
  const all = rows.flatMap((row) => {
    if (row.proof === null) return []
    const { areasInUse, fieldValues, preflight, proof: hash } = row
    const choice = { color: row.color ?? color, size: row.size ?? size }
    return [{ userId, productId, hash, ...choice, areasInUse, fieldValues, preflight }]
  })
  const keyed = new Map(all.map((one) => [JSON.stringify([one.hash, one.color, one.size]), one]))
  return [...keyed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
