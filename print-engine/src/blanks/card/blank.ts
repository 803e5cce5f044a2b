// chunk: blanks
import { back, front, type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const card = {
  ...usual,
  id: 'card',
  areas: sides([90, 55, 3, 3], front, back),
  colorSpace: 'cmyk',
} as const satisfies BlankRow

export const cardPieces = {
  ground: 'product',
  shapes: { rounded: {} },
  looks: [],
} as const satisfies Pieces
