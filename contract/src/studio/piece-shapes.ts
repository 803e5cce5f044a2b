import type { BlankId } from './blanks.ts'

/** How pieces look that are printed as one blank and have another outline (docs/studio.md 7.8). */
export const pieceShapes = {
  tee: ['jersey', 'mandarin'],
  mousepad: ['desk-mat'],
  keychain: ['disc', 'upright', 'house', 'fob', 'bar', 'rickshaw', 'pair', 'heart-halves'],
  bracelet: ['band'],
} as const satisfies Partial<Record<BlankId, readonly string[]>>

export type PieceShape = (typeof pieceShapes)[keyof typeof pieceShapes][number]

export const allPieceShapes: readonly PieceShape[] = Object.values(pieceShapes).flat()

/** @returns the shapes that a blank may have, beside its own */
export const shapesOf = (blank: BlankId): readonly PieceShape[] =>
  (pieceShapes as Partial<Record<BlankId, readonly PieceShape[]>>)[blank] ?? []
