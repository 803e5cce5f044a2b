import { expect, test } from 'vitest'
import { type Scene, scene } from '#scene/scene.ts'
import { templateFields } from '#scene/template-fields.ts'
import { fillTemplate } from '#scene/fill-template.ts'
import { align } from './align.ts'
import { duplicate, freeId } from './duplicate.ts'
import { apply } from './edit.ts'
import { fillField } from './fill-field.ts'

const words = { kind: 'text', x: 0, y: 0, font: 'kalam-400', size: 12, color: '#a8322a' }
const panel = { kind: 'shape', x: 10, y: 5, width: 20, height: 10, shape: 'rect', fill: '#ffffff' }
const mug = scene.parse({
  v: 1,
  blank: 'mug',
  areas: [
    {
      id: 'wrap',
      items: [
        { ...panel, id: 'panel', colorField: 'ink' },
        { ...words, id: 'name', text: 'Mira', field: 'name', colorField: 'ink', locked: true },
        { ...words, id: 'own', text: 'Hello', color: '#101010' },
      ],
    },
  ],
})
const fields = templateFields.parse([
  { id: 'name', label: 'Name', kind: 'text', max: 5, sample: 'Mira' },
  { id: 'ink', label: 'Colour', kind: 'color', sample: '#a8322a' },
])
const photos = { photo: () => undefined }
const safe = { x: -98.5, y: -43.5, width: 197, height: 87 }
const items = (one: Scene) => one.areas[0]?.items ?? []

test('one item is aligned in the area, several with each other, and a locked one stays', () => {
  const boxes = new Map([
    ['panel', { x: 0, y: 0, width: 20, height: 10 }],
    ['name', { x: -40, y: -6, width: 80, height: 12 }],
    ['own', { x: -30, y: -6, width: 60, height: 12 }],
  ])
  const aligned = (ids: string[], to: 'left' | 'middle' | 'bottom') =>
    items(apply(mug, align(mug, 'wrap', ids, boxes, to, safe))[0])
  expect(aligned(['panel'], 'left')[0]).toMatchObject({ x: -88.5, y: 5 })
  expect(aligned(['panel'], 'middle')[0]).toMatchObject({ x: 10, y: 0 })
  expect(aligned(['name', 'own'], 'left').map(({ x }) => x)).toEqual([10, 0, -10])
  expect(apply(mug, align(mug, 'wrap', ['name'], boxes, 'bottom', safe))[0]).toBe(mug)
})

test('a copy lies before its original, free of its field and its lock', () => {
  const { edit, ids } = duplicate(mug, 'wrap', ['panel', 'name'])
  const [copied, inverse] = apply(mug, edit)
  expect(ids).toEqual(['panel-2', 'name-2'])
  expect(items(copied).map(({ id }) => id)).toEqual(['panel', 'panel-2', 'name', 'name-2', 'own'])
  expect(items(copied)[3]).toMatchObject({ text: 'Mira', x: 4, y: 4 })
  for (const key of ['field', 'colorField', 'locked'])
    expect(items(copied)[3]).not.toHaveProperty(key)
  expect(scene.parse(copied)).toStrictEqual(copied)
  expect(apply(copied, inverse)[0]).toStrictEqual(mug)
})

test('a free id is as long as an id may be', () => {
  expect(freeId([], 'text')).toBe('text')
  expect(freeId(['text', 'text-2'], 'text-2')).toBe('text-3')
  const long = 'a'.repeat(24)
  expect(freeId([long], long)).toBe(`${'a'.repeat(22)}-2`)
})

test('one field is filled in and all else stays as it was edited', () => {
  const own = apply(mug, { do: 'set', area: 'wrap', ids: ['name'], to: [{ color: '#1f6f73' }] })[0]
  const { edit } = fillField(own, fields, 'name', ' Asha ', photos)
  const [filled, inverse] = apply(own, edit)
  expect(items(filled)[1]).toMatchObject({ text: 'Asha', color: '#1f6f73' })
  expect(apply(filled, inverse)[0]).toStrictEqual(own)
})

test('all fields one by one are as good as a filled template', () => {
  const values = { name: 'Asha', ink: '#101010' }
  const one = Object.entries(values).reduce(
    (done, [id, value]) => apply(done, fillField(done, fields, id, value, photos).edit)[0],
    mug,
  )
  expect(one).toStrictEqual(fillTemplate(mug, fields, values, photos).scene)
})

test('a value that does not fit its field changes nothing', () => {
  expect(fillField(mug, fields, 'name', 'Meenakshi', photos)).toMatchObject({
    edit: { of: [] },
    problem: { code: 'tooLong', params: [5] },
  })
  expect(fillField(mug, fields, 'gone', 'x', photos).problem).toEqual({ code: 'fieldUnknown' })
  expect(fillField(mug, fields, 'ink', 'red', photos).problem).toEqual({ code: 'colorNotValid' })
})
