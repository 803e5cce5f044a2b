// chunk: blanks
import { type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const bracelet = {
  ...usual,
  id: 'bracelet',
  areas: sides([40, 8, 0, 1], ['plate', 'Plate', 'प्लेट']),
  ink: 'one',
} as const satisfies BlankRow

const brass = '#d2a84c'

export const braceletPieces = {
  ground: 'product',
  shapes: {
    band: {},
    cord: { ground: brass },
    'name-bead': { ground: '#fbf8f1' },
    coin: { ground: brass },
    badge: {},
    lotus: { ground: brass },
  },
  looks: ['rakhi'],
} as const satisfies Pieces
