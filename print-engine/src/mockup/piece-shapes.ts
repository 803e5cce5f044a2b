// chunk: blanks
import type { Pieces } from '#blanks/blank-row.ts'
import { braceletPieces } from '#blanks/bracelet/blank.ts'
import { capPieces } from '#blanks/cap/blank.ts'
import { cardPieces } from '#blanks/card/blank.ts'
import { framePieces } from '#blanks/frame/blank.ts'
import { keychainPieces } from '#blanks/keychain/blank.ts'
import { mousepadPieces } from '#blanks/mousepad/blank.ts'
import { mugPieces } from '#blanks/mug/blank.ts'
import { pillowPieces } from '#blanks/pillow/blank.ts'
import { teePieces } from '#blanks/tee/blank.ts'

const pieces = {
  tee: teePieces,
  cap: capPieces,
  mug: mugPieces,
  pillow: pillowPieces,
  mousepad: mousepadPieces,
  keychain: keychainPieces,
  frame: framePieces,
  card: cardPieces,
  bracelet: braceletPieces,
} as const satisfies Record<string, Pieces>

export type BlankId = keyof typeof pieces

type PiecesOf<Id extends BlankId> = (typeof pieces)[Id]
/** The shapes of a blank's pieces, besides the default. */
export type ShapeOf<Id extends BlankId> = Id extends BlankId ? keyof PiecesOf<Id>['shapes'] : never

/**
 * The shape of an area's piece: printed as one blank, with another outline (docs/studio.md 7.8).
 */
export type PieceShape = ShapeOf<BlankId>

/** Other looks of a blank in a mock-up. */
export type LookOf<Id extends BlankId> = ShapeOf<Id> | PiecesOf<Id>['looks'][number]
export type Look = LookOf<BlankId>

export const piecesOf = (blank: BlankId): Pieces => pieces[blank]

/** @returns the shapes that a blank may have, besides its own */
export const shapesOf = (blank: BlankId): readonly PieceShape[] =>
  Object.keys(pieces[blank].shapes) as PieceShape[]

export const allPieceShapes: readonly PieceShape[] = (Object.keys(pieces) as BlankId[]).flatMap(
  shapesOf,
)
