import { put } from '../scene.ts'

/** A motif repeated over a box from 0,0, every second row moved by half a step. */
export function repeated(
  width: number,
  height: number,
  stepX: number,
  stepY: number,
  motif: string,
  scale = 1,
): string {
  const places: string[] = []
  for (let row = -1; row * stepY <= height + stepY; row += 1) {
    for (let column = -1; column * stepX <= width + stepX; column += 1) {
      places.push(put(motif, column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY, scale))
    }
  }
  return places.join('')
}
