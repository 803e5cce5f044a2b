// chunk: blanks
import { back, front, type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const tee = {
  ...usual,
  id: 'tee',
  areas: sides([305, 406, 0, 5], front, back),
  cloth: true,
} as const satisfies BlankRow

export const teePieces = {
  ground: 'product',
  shapes: { jersey: {}, mandarin: {}, pinstripe: {} },
  looks: ['polo', 'oversized'],
} as const satisfies Pieces
