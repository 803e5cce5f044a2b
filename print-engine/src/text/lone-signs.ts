import type { Face, Glyph } from './face.ts'

const circle = '\u25CC'
/** A sign that joins its letter to the next, after which no vowel sign can stand. */
const joining = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D](\p{M})/u

/** A vowel mark of Urdu that follows nothing which could carry it. */
const loneInUrdu = /(?:^|[^\p{L}\p{M}\p{N}\p{Cf}\u25CC])([\u0610-\u061A\u064B-\u065F\u0670])/gu

/**
 * The vowel signs and marks of a run that have no letter to stand on. A shaper draws a dotted circle in
 * the place of that letter, which nobody typed; a mark of Urdu it leaves in the air.
 */
export function loneSigns(
  text: string,
  glyphs: readonly Glyph[],
  { dottedCircle }: Face,
): string[] {
  const inUrdu = Array.from(text.matchAll(loneInUrdu), ([, sign = '']) => circle + sign)
  return [...inUrdu, ...onCircles(text, glyphs, dottedCircle)]
}

function onCircles(
  text: string,
  glyphs: readonly Glyph[],
  dottedCircle: Face['dottedCircle'],
): string[] {
  if (dottedCircle === undefined || text.includes(circle)) return []
  const starts = glyphs.map(({ cluster }) => cluster)
  return glyphs
    .filter(({ id }) => id === dottedCircle)
    .map(({ cluster }) => {
      const end = Math.min(text.length, ...starts.filter((start) => start > cluster))
      return circle + signOf(text.slice(cluster, end).trimStart())
    })
}

/** Of letters among which one is missing: the sign that has none. */
function signOf(letters: string): string {
  const first = /^\p{M}/u.exec(letters)?.[0]
  return first ?? joining.exec(letters)?.[1] ?? Array.from(letters).at(-1) ?? ''
}
