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

/** A place that is printed, of a blank or of one product. */
export type BlankArea = PrintArea & {
  /** How the piece looks in a mock-up, when otherwise than the blank; the press knows nothing of it. */
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

/** The blanks as they are without a product's own figures (docs/studio.md 1.3). */
export const blanks: Record<BlankId, Blank> = rows
