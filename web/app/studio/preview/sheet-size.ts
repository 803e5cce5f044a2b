import type { BlankArea } from '@tohfa/print-engine/scene/blanks'

/** The longer side of a sheet in pixels: more than any kit shows. */
const mostSide = 900
/**
 * A little more than one for each pixel of the mock-up, so that letters stay sharp where it is
 * bent.
 */
const spare = 1.15

/**
 * The size in pixels at which an area's sheet is drawn for its mock-up.
 * @param seen the width at which it has one pixel for each of its mock-up's, if known
 */
export function sheetSize(
  { width, height, bleed }: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  seen = Infinity,
): { width: number; height: number } {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const scale = Math.min(mostSide / Math.max(across, down), (seen * spare) / across)
  return { width: Math.round(across * scale), height: Math.round(down * scale) }
}
