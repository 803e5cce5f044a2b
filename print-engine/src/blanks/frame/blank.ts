// chunk: blanks
import { type BlankRow, type Pieces, sides, usual } from '#blanks/blank-row.ts'

export const frame = {
  ...usual,
  id: 'frame',
  areas: sides([127, 178, 3, 6], ['picture', 'Picture', 'तस्वीर']),
} as const satisfies BlankRow

/** Paper is white, whatever the colour of the frame. */
export const framePieces = {
  ground: '#ffffff',
  shapes: { moulded: {} },
  looks: [],
} as const satisfies Pieces
