import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { readFieldValues } from './read-field-values.ts'
import { scene } from './scene.ts'
import { templateFields } from './template-fields.ts'

const sha256 = 'c'.repeat(64)
const at = { x: 0, y: 0, width: 10, height: 10 }
const words = { kind: 'text', x: 0, y: 0, text: 'Name', font: 'kalam-400', size: 9 }
const template = scene.parse({
  v: 1,
  blank: 'card',
  areas: [
    {
      id: 'front',
      items: [
        { ...words, id: 'name', color: '#000000', field: 'name', colorField: 'ink' },
        { kind: 'photo', id: 'face', ...at, field: 'face' },
        { kind: 'shape', id: 'dot', ...at, shape: 'ellipse' },
      ],
    },
    { id: 'back', items: [{ ...words, id: 'note', color: '#000000', field: 'note' }] },
  ],
})
const fields = templateFields.parse([
  { id: 'name', label: 'Name', kind: 'text' },
  { id: 'note', label: 'Note', kind: 'text' },
  { id: 'face', label: 'Photo', kind: 'photo' },
  { id: 'ink', label: 'Ink', kind: 'color', sample: '#000000' },
  {
    id: 'mark',
    label: 'Mark',
    kind: 'choice',
    sample: 'dot',
    choices: [
      { id: 'dot', label: 'Dot', shows: ['dot'] },
      { id: 'none', label: 'None', shows: [] },
    ],
  },
])

const photos = { photo: () => ({ sha256, width: 400, height: 300 }) }

test.each([
  { name: 'मीरा', note: null, face: sha256, ink: '#a8322a', mark: 'dot' },
  { name: 'Meera', note: 'two\nlines', face: null, ink: '#26345e', mark: 'none' },
])('the values of a template are read back from the design: %o', (values) => {
  const { scene: design } = fillTemplate(template, fields, values, photos)
  expect(readFieldValues(design, fields)).toEqual(values)
})

test('a field that the design no longer follows has no value', () => {
  const further = templateFields.parse([...fields, { id: 'new', label: 'New', kind: 'text' }])
  expect(readFieldValues(template, further)).not.toHaveProperty('new')
})
