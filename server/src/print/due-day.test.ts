import { expect, test } from 'vitest'
import { dueDay } from './due-day.ts'

test.each([
  ['a Thursday', '2026-11-19T10:00:00Z', '2026-11-20'],
  ['the last minute of a Thursday in India', '2026-11-19T18:29:00Z', '2026-11-20'],
  ['the first minute of a Friday in India', '2026-11-19T18:31:00Z', '2026-11-21'],
  ['a Saturday', '2026-11-21T06:00:00Z', '2026-11-23'],
  ['a Sunday', '2026-11-22T06:00:00Z', '2026-11-23'],
  ['the last day of a year', '2026-12-31T06:00:00Z', '2027-01-01'],
])('what is ordered on %s is due on the next day that is no Sunday', (_day, now, due) => {
  expect(dueDay(new Date(now))).toBe(due)
})
