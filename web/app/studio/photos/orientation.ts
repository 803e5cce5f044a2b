type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

/** Whether this EXIF orientation swaps width and height. */
export const liesDown = (orientation: number): boolean => orientation >= 5

/**
 * Rotates a stored photo upright on a canvas.
 * @param orientation as in EXIF
 * @param size of the canvas
 */
export function turnOf(
  orientation: number,
  { width, height }: { width: number; height: number },
): Matrix {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, width, 0]
    case 7:
      return [0, -1, -1, 0, width, height]
    case 8:
      return [0, -1, 1, 0, 0, height]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}
