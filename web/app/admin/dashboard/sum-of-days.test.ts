import { expect, test } from 'vitest'
import { sumOf } from './sum-of-days.ts'

test('takings are summed to the paisa', () => {
  const days = [0.1, 0.2, 19.99].map((takings) => ({ day: '2026-11-21', orders: 1, takings }))
  expect(sumOf(days)).toEqual({ orders: 3, takings: 20.29 })
  expect(sumOf([])).toEqual({ orders: 0, takings: 0 })
})
