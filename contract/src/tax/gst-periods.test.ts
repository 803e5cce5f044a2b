import { expect, test } from 'vitest'
import { isGstPeriod, lastDayOf, periodBefore, periodOf, spanOf } from './gst-periods.ts'

test('a period is a month from July 2017 on', () => {
  const tried = ['2026-10', '2017-07', '2017-06', '2026-13', '2026-00', '2026-1', '2026-10-01', '']
  expect(tried.filter(isGstPeriod)).toEqual(['2026-10', '2017-07'])
})

test('a month has its first day, its last, and the first of the next', () => {
  expect(spanOf('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' })
  expect(['2026-12', '2027-02', '2028-02'].map(lastDayOf)).toEqual([
    '2026-12-31',
    '2027-02-28',
    '2028-02-29',
  ])
  expect(periodOf('2027-01-15')).toBe('2027-01')
  expect(periodBefore('2027-01')).toBe('2026-12')
})
