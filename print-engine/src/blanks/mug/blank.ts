// chunk: blanks
import { type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const mug = {
  ...usual,
  id: 'mug',
  areas: sides([205, 95, 3, 4], ['wrap', 'Around the mug', 'मग के चारों ओर']),
  handleZone: 10,
} as const satisfies BlankRow

/** Coated white in the printed area, whatever the colour of the rest. */
export const mugPieces = {
  ground: '#ffffff',
  shapes: {
    coloured: { ground: 'product' },
    'mug-pair': { ground: 'product' },
    tumbler: { ground: 'product' },
  },
  looks: [],
} as const satisfies Pieces
