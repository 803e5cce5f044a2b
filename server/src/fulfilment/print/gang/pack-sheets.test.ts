import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheets } from '@tohfa/contract/fulfilment/print/print-moves'
import { edge, type Laid, labelHeight, packSheets } from './pack-sheets.ts'

const side = fc.integer({ min: 80, max: 4_500 }).map((tenths) => tenths / 10)
const pieces = fc.array(fc.record({ width: side, height: side }), { maxLength: 60 })
const anySheet = fc.constantFrom(...Object.values(sheets))
const gaps = fc.integer({ min: 0, max: 50 })
/** Of sums of fractions, in millimetres. */
const tolerance = 1e-6

test('pieces that fit lie within their sheet, with the gap between them, in their own size', () => {
  fc.assert(
    fc.property(pieces, anySheet, gaps, (some, size, gap) => {
      const laid = packSheets(some, size, gap)
      expect(laid).toHaveLength(some.length)
      some.forEach(({ width, height }, i) => {
        const one = laid[i]
        if (!one) return
        expect(one.turned ? [one.height, one.width] : [one.width, one.height]).toEqual([
          width,
          height,
        ])
      })
      const all = laid.filter((one) => one !== null)
      for (const one of all) expect(isWithin(one, size)).toBe(true)
      all.forEach((one, i) => {
        for (const other of all.slice(i + 1)) expect(areApart(one, other, gap)).toBe(true)
      })
    }),
    { numRuns: 300 },
  )
})

test('a piece is left out only when it fits on the sheet neither way', () => {
  fc.assert(
    fc.property(pieces, anySheet, gaps, (some, size, gap) => {
      const room = [size.width - 2 * edge, size.height - 2 * edge - labelHeight] as const
      packSheets(some, size, gap).forEach((one, i) => {
        const { width = 0, height = 0 } = some[i] ?? {}
        const fits = [
          [width, height],
          [height, width],
        ].some(([w = 0, h = 0]) => w <= room[0] && h <= room[1])
        expect(one !== null).toBe(fits)
      })
    }),
  )
})

test('a piece that is too wide as it is lies turned', () => {
  expect(packSheets([{ width: 211, height: 101 }], sheets.A4, 5)).toMatchObject([
    { sheet: 1, turned: true, width: 101, height: 211 },
  ])
})

test('a hundred cards take nine sheets of A3, twelve on each', () => {
  const cards = Array.from({ length: 100 }, () => ({ width: 96, height: 61 }))
  const laid = packSheets(cards, sheets.A3, 5)
  expect(Math.max(...laid.map((one) => one?.sheet ?? 0))).toBe(9)
})

function isWithin({ x, y, width, height }: Laid, size: { width: number; height: number }) {
  return (
    x >= edge &&
    y >= edge &&
    x + width <= size.width - edge + tolerance &&
    y + height + labelHeight <= size.height - edge + tolerance
  )
}

function areApart(a: Laid, b: Laid, gap: number): boolean {
  const [near, far] = [gap - tolerance, gap + labelHeight - tolerance]
  return (
    a.sheet !== b.sheet ||
    b.x - (a.x + a.width) >= near ||
    a.x - (b.x + b.width) >= near ||
    b.y - (a.y + a.height) >= far ||
    a.y - (b.y + b.height) >= far
  )
}
