import { tableAt, viewOf } from './font-tables.ts'

/** In thousandths of an em. */
type VerticalMetrics = { ascent: number; descent: number }

/** The offsets of ascent, descent and gap in a table, and whether its descent counts downwards. */
const places = [
  { table: 'hhea', ascent: 4, descent: 6, gap: 8, sign: -1 },
  { table: 'OS/2', ascent: 68, descent: 70, gap: 72, sign: -1 },
  { table: 'OS/2', ascent: 74, descent: 76, gap: null, sign: 1 },
]

/**
 * Writes the ascent and descent of a line into all tables that systems read: `hhea`, and the "typo"
 * and "win" metrics of `OS/2`.
 * @param font an uncompressed OpenType font; it is changed in place
 * @throws Error when a table is missing
 */
export function setVerticalMetrics(font: Uint8Array, metrics: VerticalMetrics): void {
  const view = viewOf(font)
  const unitsPerEm = view.getUint16(tableAt(view, 'head') + 18)
  const inUnits = (thousandths: number) => Math.round((thousandths * unitsPerEm) / 1000)
  for (const { table, ascent, descent, gap, sign } of places) {
    const start = tableAt(view, table)
    view.setInt16(start + ascent, inUnits(metrics.ascent))
    view.setInt16(start + descent, sign * inUnits(metrics.descent))
    if (gap !== null) view.setInt16(start + gap, 0)
  }
}
