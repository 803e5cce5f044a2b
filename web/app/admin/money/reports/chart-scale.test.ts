import { expect, test } from 'vitest'
import { topOfScale } from './chart-scale.ts'

test.each([
  [0, 400],
  [401, 600],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 2_000],
  [7_250.5, 8_000],
  [98_000, 100_000],
])('figures of up to %s have a scale to %s', (most, top) => {
  expect(topOfScale([0, most], 400)).toBe(top)
})
