import type { BlankId } from '#scene/blanks.ts'
import type { LookOf } from './piece-shapes.ts'

/** What holds the printed place, in pixels of a kit's picture. */
export type KitBox = readonly [x: number, y: number, width: number, height: number]

/** What a blank's kits have, by area, and by look where that is otherwise than usual. */
export type ByLook<Id extends BlankId, T> = Readonly<
  Record<string, Readonly<Partial<Record<'usual' | LookOf<Id>, T>>>>
>

export type KitBoxes<Id extends BlankId> = ByLook<Id, KitBox>
