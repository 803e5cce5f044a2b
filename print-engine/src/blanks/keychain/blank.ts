// chunk: blanks
import { back, front, type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const keychain = {
  ...usual,
  id: 'keychain',
  areas: sides([40, 40, 1.5, 2], front, back),
} as const satisfies BlankRow

export const keychainPieces = {
  ground: 'product',
  shapes: {
    disc: {},
    upright: {},
    house: {},
    fob: {},
    bar: {},
    rickshaw: {},
    pair: {},
    'heart-halves': {},
  },
  looks: [],
} as const satisfies Pieces
