import type { BlankArea } from '@tohfa/print-engine/scene/blanks'

/** Of a sheet's longer side, in pixels: finer than any kit shows it. */
const mostSide = 900
/** A little more than one for each pixel of the mock-up, so that letters stay sharp where it is bent. */
const spare = 1.15

/**
 * How many pixels of an area's sheet are drawn for its mock-up.
 *
 * @param seen how many pixels wide it has one for each of its mock-up, where that is known
 */
export function sheetSize(
  { width, height, bleed }: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  seen = Infinity,
): { width: number; height: number } {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const scale = Math.min(mostSide / Math.max(across, down), (seen * spare) / across)
  return { width: Math.round(across * scale), height: Math.round(down * scale) }
}
