// chunk: staff
import type { Blank, BlankId } from '@tohfa/print-engine/scene/blanks'

/** What goes through the press in one run: the same goods, the same inks, the same way round. */
export type PressKind = {
  blank: BlankId
  ink: Blank['ink']
  colorSpace: Blank['colorSpace']
  /** On cloth that is not light: white ink goes below the others. */
  white: boolean
  /** For transfers, such as sublimation. */
  mirrored: boolean
  /** The colour of the stock, where the design leaves it bare and it is not light. */
  stock: string | null
}

/** Which blanks are printed mirrored. */
export type Mirrored = Record<BlankId, boolean>

/** What is said of a kind, in a language. */
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

/** How it is printed, where that is not as usual: `white ink, mirrored`. */
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
