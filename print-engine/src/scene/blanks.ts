// chunk: blanks
import type { BlankRow, PrintArea } from '#blanks/blank-row.ts'
import { bracelet } from '#blanks/bracelet/blank.ts'
import { cap } from '#blanks/cap/blank.ts'
import { card } from '#blanks/card/blank.ts'
import { frame } from '#blanks/frame/blank.ts'
import { keychain } from '#blanks/keychain/blank.ts'
import { mousepad } from '#blanks/mousepad/blank.ts'
import { mug } from '#blanks/mug/blank.ts'
import { pillow } from '#blanks/pillow/blank.ts'
import { tee } from '#blanks/tee/blank.ts'
import type { BlankId, PieceShape } from '#mockup/piece-shapes.ts'

export type { BlankId }

/** A printed area, of a blank or of one product. */
export type BlankArea = PrintArea & {
  /**
   * The shape of the piece in a mock-up, if it differs from the blank; the press does not use it.
   */
  shape?: PieceShape | undefined
}

const rows = {
  tee,
  cap,
  mug,
  pillow,
  mousepad,
  keychain,
  frame,
  card,
  bracelet,
} satisfies Record<BlankId, BlankRow>
export const blankIds = Object.keys(rows) as [BlankId, ...BlankId[]]

export type Blank = Omit<BlankRow, 'id' | 'areas'> & { id: BlankId; areas: readonly BlankArea[] }

/** The blanks without a product's own sizes (docs/studio.md 1.3). */
export const blanks: Record<BlankId, Blank> = rows
