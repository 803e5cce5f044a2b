// chunk: staff
import { bracelet } from '#blanks/bracelet/blank.texts.ts'
import { cap } from '#blanks/cap/blank.texts.ts'
import { card } from '#blanks/card/blank.texts.ts'
import { frame } from '#blanks/frame/blank.texts.ts'
import { keychain } from '#blanks/keychain/blank.texts.ts'
import { mousepad } from '#blanks/mousepad/blank.texts.ts'
import { mug } from '#blanks/mug/blank.texts.ts'
import { pillow } from '#blanks/pillow/blank.texts.ts'
import { tee } from '#blanks/tee/blank.texts.ts'
import type { BlankId, PieceShape } from '#mockup/piece-shapes.ts'
import type { BlankWords } from './blank-words.ts'

const words = { tee, cap, mug, pillow, mousepad, keychain, frame, card, bracelet } satisfies {
  [Id in BlankId]: BlankWords<Id>
}

/** The name of each blank, for staff. */
export const blankLabels = Object.fromEntries(
  Object.entries(words).map(([id, { label }]) => [id, label]),
) as Readonly<Record<BlankId, string>>

const shapes: Readonly<Record<BlankId, { shapes: Partial<Record<PieceShape, string>> }>> = words

/** The name of a shape of this blank's pieces. */
export const shapeLabel = (blank: BlankId, shape: PieceShape): string =>
  shapes[blank].shapes[shape] ?? shape
