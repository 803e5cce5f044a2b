import type { BlankArea } from './blanks.ts'

const mmOfInch = 25.4

/** A length in millimetres as pixels of a press file, not rounded. */
export const pixelsOf = (mm: number, dpi: number): number => (mm / mmOfInch) * dpi

/** The size of an area's press file in pixels: trim and bleed (docs/studio.md 8.5). */
export function sheetPixels(
  { width, height, bleed }: Pick<BlankArea, 'width' | 'height' | 'bleed'>,
  dpi: number,
): { width: number; height: number } {
  const pixels = (trim: number) => Math.round(pixelsOf(trim + 2 * bleed, dpi))
  return { width: pixels(width), height: pixels(height) }
}
