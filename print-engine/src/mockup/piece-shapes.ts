/** How pieces look that are printed as one blank and have another outline, by blank (docs/studio.md 7.8). */
export const pieceShapes = {
  tee: ['jersey', 'mandarin', 'pinstripe'],
  mug: ['coloured', 'mug-pair', 'tumbler'],
  mousepad: ['desk-mat'],
  keychain: ['disc', 'upright', 'house', 'fob', 'bar', 'rickshaw', 'pair', 'heart-halves'],
  frame: ['moulded'],
  card: ['rounded'],
  bracelet: ['band', 'cord', 'name-bead', 'coin', 'badge', 'lotus'],
} as const

export type PieceShape = (typeof pieceShapes)[keyof typeof pieceShapes][number]

export const allPieceShapes: readonly PieceShape[] = Object.values(pieceShapes).flat()

const known: Readonly<Record<string, readonly PieceShape[]>> = pieceShapes

/** @returns the shapes that a blank may have, beside its own */
export const shapesOf = (blank: string): readonly PieceShape[] => known[blank] ?? []
