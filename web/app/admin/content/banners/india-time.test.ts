import { expect, test } from 'vitest'
import { fromField, toField } from './india-time.ts'

test('a typed time is Indian time, whatever the browser’s time zone', () => {
  expect(fromField('2026-11-21T04:30')).toBe('2026-11-20T23:00:00.000Z')
  expect(toField('2026-11-20T23:00:00.000Z')).toBe('2026-11-21T04:30')
})

test('an empty field gives no time', () => {
  expect([fromField(''), toField(null), fromField('soon')]).toEqual([null, '', null])
})
