import { expect, test } from 'vitest'
import { simulateLanes } from './simulate-lanes.fixture.ts'

test('of simulated orders at most three in a hundred are late, each told before the day after', () => {
  const lanes = 500
  const { late, untold } = simulateLanes(lanes)
  expect(late).toBeGreaterThan(0)
  expect(late / lanes).toBeLessThanOrEqual(0.03)
  expect(untold).toBe(0)
})
