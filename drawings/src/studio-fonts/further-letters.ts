import {
  emojiFontId,
  type FaceId,
  fontIds,
  type FontId,
  furtherFonts,
  signs,
} from '@tohfa/print-engine/fonts/fonts'
import { keptOf } from './kept-characters.ts'
import { charactersOf, lettersOf } from './letters-of-fonts.ts'

type Cut = ReadonlyMap<FaceId, Buffer>

function bytesOf(cut: Cut, id: FaceId): Buffer {
  const bytes = cut.get(id)
  if (!bytes) throw new Error(`${id} is not cut`)
  return bytes
}

const isBasic = (code: number) => code < 0x7f

/**
 * The letters that each of `furtherFonts` writes. Without those that were printed before there were such
 * fonts: what every font keeps, the signs, and what the font of emoji has. A print of them keeps its hash.
 */
export function furtherLetters(cut: Cut): number[][] {
  const printed = new Set([
    ...charactersOf(bytesOf(cut, emojiFontId)),
    ...Array.from(signs, (sign) => sign.codePointAt(0) ?? 0),
    ...keptOf().flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    ),
  ])
  return furtherFonts.map(([regular, bold]) =>
    lettersOf({ regular: bytesOf(cut, regular), bold: bytesOf(cut, bold) }).filter(
      (code) => isBasic(code) || !printed.has(code),
    ),
  )
}

/** Those of them that each font has itself; all have the basic ones, or a companion that has. */
export function ownLetters(
  cut: Cut,
  further: readonly (readonly number[])[],
): Record<FontId, number[]> {
  const all = new Set(further.flat().filter((code) => !isBasic(code)))
  const own = (id: FontId) => charactersOf(bytesOf(cut, id)).filter((code) => all.has(code))
  return Object.fromEntries(fontIds.map((id) => [id, own(id)])) as Record<FontId, number[]>
}
