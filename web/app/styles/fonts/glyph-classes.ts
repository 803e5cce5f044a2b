import { create } from 'fontkit'
import { tableAt, viewOf } from './font-tables.ts'

const BASE = 1
const MARK = 3
const RANGE_BYTES = 6

/**
 * Classifies the glyphs of spacing characters such as `·` and `~` as bases. The family has them
 * among its combining marks, to which a browser gives no width: WebKit then paints nothing for a
 * single one.
 * @param font an uncompressed OpenType font; it is changed in place
 */
export function classSpacingMarks(font: Uint8Array): void {
  const spacing = spacingGlyphs(font)
  const view = viewOf(font)
  const definitions = tableAt(view, 'GDEF')
  const classes = definitions + view.getUint16(definitions + 4)
  if (view.getUint16(classes) !== 2) throw new Error('The glyph classes are not told in ranges.')
  for (let n = 0; n < view.getUint16(classes + 2); n++) {
    const range = classes + 4 + n * RANGE_BYTES
    const first = view.getUint16(range)
    const last = view.getUint16(range + 2)
    const glyphs = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    if (view.getUint16(range + 4) === MARK && glyphs.every((glyph) => spacing.has(glyph)))
      view.setUint16(range + 4, BASE)
  }
}

/** The glyphs of all characters that do not combine with the one before. */
function spacingGlyphs(font: Uint8Array): Set<number> {
  const parsed = create(Buffer.from(font))
  if (parsed.type !== 'TTF') throw new Error(`a font of the kind ${parsed.type}`)
  const characters = parsed.characterSet.filter(
    (code) => !/\p{Mark}/u.test(String.fromCodePoint(code)),
  )
  return new Set(characters.map((code) => parsed.glyphForCodePoint(code).id))
}
