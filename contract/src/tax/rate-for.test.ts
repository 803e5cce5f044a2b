import { expect, test } from 'vitest'
import { betweenSlabs, isBetweenSlabs, rateFor } from './rate-for.ts'

const shirt = { rateBp: 500, abovePaise: 250_000, rateAboveBp: 1_800 }
const mug = { rateBp: 500, abovePaise: null, rateAboveBp: null }

test.each([
  [49_900, 500],
  [262_500, 500],
  [262_501, 1_800],
  [295_000, 1_800],
  [295_001, 1_800],
])('a shirt sold for %i paise with tax is taxed at %i hundredths of a percent', (gross, rate) => {
  expect(rateFor(shirt, gross)).toBe(rate)
})

test('a class with one rate has it at every price', () => {
  expect([rateFor(mug, 1), rateFor(mug, 100_000_000)]).toEqual([500, 500])
  expect(betweenSlabs(mug)).toBeNull()
})

test('prices from ₹2,625.01 to ₹2,950 fit neither slab', () => {
  expect(betweenSlabs(shirt)).toEqual({ abovePaise: 262_500, upToPaise: 295_000 })
  const between = [262_500, 262_501, 295_000, 295_001].map((gross) => isBetweenSlabs(shirt, gross))
  expect(between).toEqual([false, true, true, false])
})
