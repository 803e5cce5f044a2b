import { expect, test } from 'vitest'
import { templateField } from './template-fields.ts'

const field = (more: object) => ({ id: 'name', label: 'Name', kind: 'text', ...more })
const refusedAt = (more: object) => templateField.safeParse(field(more)).error?.issues[0]?.path[0]

test('a field is optional and has no sample by default', () => {
  expect(templateField.parse(field({ labelHi: 'नाम' }))).toEqual({
    id: 'name',
    label: 'Name',
    labelHi: 'नाम',
    kind: 'text',
    required: false,
    sample: null,
  })
})

test('a sample fits its field, with its letters counted as graphemes', () => {
  expect(refusedAt({ max: 2, sample: 'क्षितिज' })).toBe('sample')
  expect(refusedAt({ max: 2, sample: 'क्षिति' })).toBeUndefined()
  expect(refusedAt({ kind: 'color', sample: 'red' })).toBe('sample')
  expect(refusedAt({ kind: 'color', sample: '#ff0000' })).toBeUndefined()
  expect(refusedAt({ kind: 'photo', sample: 'a' })).toBe('sample')
})

test('only a field of choices has a list of them', () => {
  const choices = [{ id: 'heart', label: 'Heart', shows: ['heart-1'] }]
  expect(refusedAt({ kind: 'choice' })).toBe('choices')
  expect(refusedAt({ choices })).toBe('choices')
  expect(refusedAt({ kind: 'choice', choices: [...choices, ...choices] })).toBe('choices')
  expect(refusedAt({ kind: 'choice', choices, sample: 'star' })).toBe('sample')
  expect(refusedAt({ kind: 'choice', choices, sample: 'heart' })).toBeUndefined()
})
