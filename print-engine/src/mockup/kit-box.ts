import type { BlankId } from '#scene/blanks.ts'
import type { LookOf } from './piece-shapes.ts'

/** The bounding box of the printed area, in pixels of a kit's picture. */
export type KitBox = readonly [x: number, y: number, width: number, height: number]

/** The boxes of a blank's kits by area, and by look where it differs. */
export type ByLook<Id extends BlankId, T> = Readonly<
  Record<string, Readonly<Partial<Record<'usual' | LookOf<Id>, T>>>>
>

export type KitBoxes<Id extends BlankId> = ByLook<Id, KitBox>
