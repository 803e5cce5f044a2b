import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { dueDay, orderedBefore } from './due-day.ts'

const { promise: usual } = readConfig({}).settings
const days = (caps: number) => ({ ...usual.productionDays, caps })

test.each([
  ['a Thursday', '2026-11-19T10:00:00Z', '2026-11-20'],
  ['the last minute of a Thursday in India', '2026-11-19T18:29:00Z', '2026-11-20'],
  ['the first minute of a Friday in India', '2026-11-19T18:31:00Z', '2026-11-21'],
  ['a Saturday', '2026-11-21T06:00:00Z', '2026-11-23'],
  ['a Sunday', '2026-11-22T06:00:00Z', '2026-11-23'],
  ['the last day of a year', '2026-12-31T06:00:00Z', '2027-01-01'],
])('what is ordered on %s is due on the next day that is no Sunday', (_day, now, due) => {
  expect(dueDay(new Date(now), usual, 'caps')).toBe(due)
})

test.each([
  ['before the cut-off hour', '2026-11-19T08:29:00Z', { cutoffHour: 14 }, '2026-11-20'],
  ['from the cut-off hour on', '2026-11-19T08:30:00Z', { cutoffHour: 14 }, '2026-11-21'],
  ['late on a Saturday', '2026-11-21T10:00:00Z', { cutoffHour: 14 }, '2026-11-23'],
  ['before a holiday', '2026-11-19T06:00:00Z', { holidays: ['2026-11-20'] }, '2026-11-21'],
  [
    'before a holiday and a Sunday',
    '2026-11-20T06:00:00Z',
    { holidays: ['2026-11-21'] },
    '2026-11-23',
  ],
  [
    'where a cap takes three days',
    '2026-11-19T06:00:00Z',
    { productionDays: days(3) },
    '2026-11-23',
  ],
  [
    'where a cap is made the same day',
    '2026-11-19T06:00:00Z',
    { productionDays: days(0) },
    '2026-11-19',
  ],
  ['on a Sunday, the same day', '2026-11-22T06:00:00Z', { productionDays: days(0) }, '2026-11-23'],
])('what is set moves the day: %s', (_when, now, set, due) => {
  expect(dueDay(new Date(now), { ...usual, ...set }, 'caps')).toBe(due)
})

test.each([
  ['as it is at first', {}],
  ['with a cut-off hour', { cutoffHour: 14 }],
  ['where a cap is made the same day', { productionDays: days(0), cutoffHour: 9 }],
  ['with days and holidays', { productionDays: days(3), holidays: ['2026-12-25', '2026-12-28'] }],
])(
  'what was ordered before an instant is what is due by a day, for every hour of two weeks: %s',
  (_, set) => {
    const promise = { ...usual, ...set }
    for (let hour = 0; hour < 14 * 24; hour++) {
      // India's hours begin at half past those of UTC.
      const ordered = new Date(Date.UTC(2026, 11, 18, hour, 30))
      for (const day of ['2026-12-24', '2026-12-26', '2026-12-27', '2026-12-28', '2027-01-01'])
        expect(
          ordered < orderedBefore(day, promise, 'caps'),
          `${ordered.toISOString()} ${day}`,
        ).toBe(dueDay(ordered, promise, 'caps') <= day)
    }
  },
)
