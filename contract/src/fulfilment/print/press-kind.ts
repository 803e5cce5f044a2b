// chunk: staff
import type { Blank, BlankId } from '@tohfa/print-engine/scene/blanks'

/** Prints that can share a press run: the same goods, inks and orientation. */
export type PressKind = {
  blank: BlankId
  ink: Blank['ink']
  colorSpace: Blank['colorSpace']
  /** Whether white ink goes under the others, on dark fabric. */
  white: boolean
  /** Whether it is mirrored, for transfers such as sublimation. */
  mirrored: boolean
  /** The colour of the stock, if it is not light and the design leaves it visible. */
  stock: string | null
}

/** Which blanks are printed mirrored. */
export type Mirrored = Record<BlankId, boolean>

/** The texts about a kind in a language. */
type Words = {
  blanks: Record<BlankId, string>
  white: string
  cmyk: string
  one: string
  mirrored: string
  stock: (color: string) => string
}

/** What is printed, and how: `Mug, mirrored`. */
export const kindIn = (words: Words, kind: PressKind): string =>
  [words.blanks[kind.blank], howIn(words, kind)].filter(Boolean).join(', ')

/** How it is printed, if not in the standard way: `white ink, mirrored`. */
export function howIn(words: Words, kind: PressKind): string {
  return [
    kind.white && words.white,
    kind.colorSpace === 'cmyk' && words.cmyk,
    kind.ink === 'one' && words.one,
    kind.mirrored && words.mirrored,
    kind.stock && words.stock(kind.stock),
  ]
    .filter(Boolean)
    .join(', ')
}
