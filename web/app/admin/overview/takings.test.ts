import { expect, test } from 'vitest'
import { sumOf, topOfScale } from './takings.ts'

const days = (...takings: number[]) =>
  takings.map((one) => ({ day: '2026-11-21', orders: 1, takings: one }))

test('takings are summed to the paisa', () => {
  expect(sumOf(days(0.1, 0.2, 19.99))).toEqual({ orders: 3, takings: 20.29 })
  expect(sumOf([])).toEqual({ orders: 0, takings: 0 })
})

test.each([
  [0, 400],
  [401, 600],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 2_000],
  [7_250.5, 8_000],
  [98_000, 100_000],
])('takings of up to %s rupees stand on a scale to %s', (most, top) => {
  expect(topOfScale(days(0, most))).toBe(top)
})
