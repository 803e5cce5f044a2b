import { expect, test } from 'vitest'
import { liesDown, turnOf } from './orientation.ts'

/** The sides of the stored first row and first column in the upright photo, by EXIF. */
const meanings = [
  [1, 'top', 'left'],
  [2, 'top', 'right'],
  [3, 'bottom', 'right'],
  [4, 'bottom', 'left'],
  [5, 'left', 'top'],
  [6, 'right', 'top'],
  [7, 'right', 'bottom'],
  [8, 'left', 'bottom'],
] as const
const [storedWidth, storedHeight] = [30, 20]

test.each(meanings)(
  'orientation %i has the first row at the %s, the first column at the %s',
  (orientation, row, column) => {
    const isDown = liesDown(orientation)
    expect(isDown).toBe(row === 'left' || row === 'right')
    const [width, height] = isDown ? [storedHeight, storedWidth] : [storedWidth, storedHeight]
    const [a, b, c, d, e, f] = turnOf(orientation, { width, height })
    const sidesOf = (x: number, y: number) => {
      const [left, top] = [a * x + c * y + e, b * x + d * y + f]
      return new Set([
        left === 0 && 'left',
        left === width && 'right',
        top === 0 && 'top',
        top === height && 'bottom',
      ])
    }
    const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
    expect(sidesOf(0, 0)).toEqual(new Set([row, column, false]))
    expect(sidesOf(storedWidth, 0)).toEqual(new Set([row, opposite[column], false]))
    expect(sidesOf(0, storedHeight)).toEqual(new Set([opposite[row], column, false]))
  },
)
