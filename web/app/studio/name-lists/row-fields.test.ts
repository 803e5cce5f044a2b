import { expect, test } from 'vitest'
import { templateFields } from '@tohfa/print-engine/scene/template-fields'
import { fieldsOfRows } from './row-fields.ts'

const fields = templateFields.parse([
  { id: 'name', label: 'Name', kind: 'text', required: true },
  { id: 'number', label: 'Number', kind: 'text' },
  { id: 'ink', label: 'Ink', kind: 'color', sample: '#a8322a' },
  { id: 'face', label: 'Photo', kind: 'photo' },
])
const ids = (parts: ReturnType<typeof fieldsOfRows>) => ({
  varying: parts.varying.map(({ id }) => id),
  shared: parts.shared.map(({ id }) => id),
})
const row = (values: Record<string, string>) => ({
  n: 1,
  values,
  color: 'White',
  size: null,
  quantity: 1,
  note: null,
  findings: [],
  proof: null,
  preview: null,
  mockUp: null,
  collected: false,
})

test('without rows the texts vary, and all else is the same on all', () => {
  expect(ids(fieldsOfRows({ columns: [], rows: [] }, fields))).toEqual({
    varying: ['name', 'number'],
    shared: ['ink', 'face'],
  })
})

test('a field varies that has a column or a value in some row, but a photo never does', () => {
  const columns = [{ index: 0, to: 'name', header: null }]
  const rows = [row({ name: 'Asha' }), row({ ink: '#123456', face: 'a'.repeat(64) })]
  expect(ids(fieldsOfRows({ columns, rows }, fields))).toEqual({
    varying: ['name', 'ink'],
    shared: ['number', 'face'],
  })
})
