// chunk: blanks
import { front, type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const pillow = {
  ...usual,
  id: 'pillow',
  areas: sides([400, 400, 10, 15], front),
  dpi: 200,
} as const satisfies BlankRow

export const pillowPieces = { ground: 'product', shapes: {}, looks: [] } as const satisfies Pieces
