// chunk: blanks
import { type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const mousepad = {
  ...usual,
  id: 'mousepad',
  areas: sides([240, 200, 3, 5], ['top', 'Top', 'ऊपर']),
} as const satisfies BlankRow

export const mousepadPieces = {
  ground: 'product',
  shapes: { 'desk-mat': {} },
  looks: [],
} as const satisfies Pieces
