import type { NamedPieces } from '@tohfa/contract/orders/named-pieces'
import type { Order } from '@tohfa/contract/orders/orders'

/** Pieces of a stored line. */
type Piece = {
  /** The id of the line that calls answer: for a row of a name list that of its first row. */
  lineId: string
  listN: number | null
  quantity: number
}

type StoredPiece = Piece & { id: string; cancelled: number }

/** Pieces of stored lines as calls answer them: the rows of one line of a name list are one entry. */
export function asNamed<One extends Piece>(
  pieces: readonly One[],
): (NamedPieces & { of: [One, ...One[]] })[] {
  const known = new Map<string, [One, ...One[]]>()
  for (const piece of pieces) {
    const entry = known.get(piece.lineId)
    if (entry) entry.push(piece)
    else known.set(piece.lineId, [piece])
  }
  return [...known].map(([id, of]) => {
    const rows = of.flatMap(({ listN }) => listN ?? []).sort((a, b) => a - b)
    const quantity = of.reduce((sum, piece) => sum + piece.quantity, 0)
    return { id, quantity, ...(rows.length > 0 && { rows }), of }
  })
}

/** The stored lines of an order as it is answered. */
export function storedPieces({ order_items: items }: Pick<Order, 'order_items'>): StoredPiece[] {
  return items.flatMap(({ id: lineId, quantity, cancelled, list }): StoredPiece[] => {
    if (!list) return [{ id: lineId, lineId, listN: null, quantity, cancelled }]
    return list.rows.map((row) => ({
      id: row.id ?? lineId,
      lineId,
      listN: row.n,
      quantity: row.quantity,
      cancelled: row.cancelled ?? 0,
    }))
  })
}
