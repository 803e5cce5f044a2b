import { expect, test } from 'vitest'
import { cashDue } from './cash-due.ts'

test.each([
  [27_965, 28_000],
  [44_910, 44_900],
  [42_350, 42_400],
  [42_349, 42_300],
  [30_000, 30_000],
  [49, 0],
  [50, 100],
  [0, 0],
])('of %i paise %i are collected in cash', (paise, toCollect) => {
  expect(cashDue(paise)).toEqual({ toCollect, rounding: toCollect - paise })
})
