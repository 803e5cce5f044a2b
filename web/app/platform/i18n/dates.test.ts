import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

test('a date has the format MMM DD, YYYY, with two digits for the day', () => {
  expect(formatDate('2026-09-05T06:00:00.000Z')).toBe('Sep 05, 2026')
})

test('the day is that of India, where it begins five and a half hours before UTC', () => {
  expect(formatDate('2026-12-31T18:29:00.000Z')).toBe('Dec 31, 2026')
  expect(formatDate('2026-12-31T18:30:00.000Z')).toBe('Jan 01, 2027')
})

test('a time is Indian time', () => {
  expect(formatDateTime('2026-11-05T10:37:00.000Z')).toBe('Nov 05, 2026, 4:07 pm')
})
