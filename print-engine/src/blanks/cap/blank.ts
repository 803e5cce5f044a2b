// chunk: blanks
import { front, type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const cap = {
  ...usual,
  id: 'cap',
  areas: sides([120, 60, 0, 3], front),
  cloth: true,
} as const satisfies BlankRow

export const capPieces = {
  ground: 'product',
  shapes: {},
  looks: ['snapback', 'trucker', 'bucket'],
} as const satisfies Pieces
