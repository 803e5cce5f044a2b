import { expect, test } from 'vitest'
import { isGstin, plainGstin } from './gstin.ts'

test.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['28AAPFU0939F1ZV', false],
  ['27AAPFU0993F1ZV', false],
  ['27AAPFU0939F1AV', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('%j is a GSTIN: %s', (gstin, is) => {
  expect(isGstin(gstin)).toBe(is)
})

test('a GSTIN is accepted in any common spelling', () => {
  for (const written of [
    ' 27 aapfu0939f-1zv',
    '27AAPFU0939F1ZV\u200B',
    '२७AAPFU०९३९F१ZV',
    '27AAPFU0939F\u20111ZV',
  ])
    expect(plainGstin(written)).toBe('27AAPFU0939F1ZV')
})
