import { describe, expect, test } from 'vitest'
import { fillTemplate, initialValues } from './fill-template.ts'
import { scene } from './scene.ts'
import { templateFields } from './template-fields.ts'

const sha256 = 'b'.repeat(64)
const photos = {
  photo: (named: string) =>
    named === sha256 || named === 'photo-7' ? { sha256, width: 4_000, height: 3_000 } : undefined,
}
const at = { x: 0, y: 0 }
const size = { width: 40, height: 40 }
const template = scene.parse({
  v: 1,
  blank: 'mug',
  areas: [
    {
      id: 'wrap',
      items: [
        {
          kind: 'text',
          id: 'words',
          ...at,
          text: 'Name',
          font: 'kalam-400',
          size: 12,
          color: '#000000',
          field: 'name',
          colorField: 'ink',
        },
        { kind: 'photo', id: 'face', ...at, ...size, field: 'photo' },
        {
          kind: 'shape',
          id: 'panel',
          ...at,
          ...size,
          shape: 'rect',
          fill: '#ffffff',
          colorField: 'ink',
        },
        {
          kind: 'motif',
          id: 'heart',
          ...at,
          ...size,
          motif: 'heart',
          colors: ['#111111', '#222222'],
          field: 'ink',
        },
        { kind: 'motif', id: 'star', ...at, ...size, motif: 'star' },
      ],
    },
  ],
})
const fields = templateFields.parse([
  { id: 'name', label: 'Name', kind: 'text', max: 5, required: true, sample: 'मीरा' },
  { id: 'photo', label: 'Photo', kind: 'photo' },
  { id: 'ink', label: 'Colour', kind: 'color', sample: '#a8322a' },
  {
    id: 'sign',
    label: 'Sign',
    kind: 'choice',
    sample: 'heart',
    choices: [
      { id: 'heart', label: 'Heart', shows: ['heart'] },
      { id: 'star', label: 'Star', shows: ['star'] },
    ],
  },
])
function fill(values: Record<string, string | null>, from = template) {
  const { scene: filled, problems } = fillTemplate(from, fields, values, photos)
  const items = Object.fromEntries(filled.areas[0]?.items.map((item) => [item.id, item]) ?? [])
  return { filled, items, problems }
}

describe('a field of', () => {
  test('text sets the text of the items that follow it, normalised', () => {
    expect(fill({ name: 'Ame\u0301' }).items['words']).toMatchObject({ text: 'Amé' })
  })

  test('a colour fills text, shapes and the first colour of a motif', () => {
    const { items } = fill({ ink: '#ABCDEF' })
    expect(items['words']).toMatchObject({ color: '#abcdef' })
    expect(items['panel']).toMatchObject({ fill: '#abcdef' })
    expect(items['heart']).toMatchObject({ colors: ['#abcdef', '#222222'] })
    expect(items['star']).toMatchObject({ colors: [] })
  })

  test('a choice shows its own items and hides those of the other choices', () => {
    const { items } = fill({ sign: 'star' })
    expect(items['heart']?.hidden).toBe(true)
    expect(items['star']?.hidden).toBe(false)
    expect(items['panel']?.hidden).toBeUndefined()
  })

  test('a photo fills its frame, centred, and is identified by its id or its sha256', () => {
    for (const named of [sha256, 'photo-7'])
      expect(fill({ photo: named }).items['face']).toMatchObject({
        file: sha256,
        crop: { x: 0.125, y: 0, width: 0.75, height: 1 },
      })
  })
})

test('a photo that is already in its frame keeps its crop', () => {
  const moved = fill({ photo: sha256 }).filled
  const [, face] = moved.areas[0]?.items ?? []
  if (face?.kind !== 'photo') throw new Error('the photo is gone')
  face.crop = { x: 0, y: 0.1, width: 0.5, height: 0.6 }
  expect(fill({ photo: sha256 }, moved).items['face']).toEqual(face)
})

test('an unfilled field is empty for text or a photo, else it has its sample', () => {
  const { items, problems } = fill({})
  expect(items['words']).toMatchObject({ text: '', color: '#a8322a' })
  expect(items['face']).toMatchObject({ file: null })
  expect(items['star']?.hidden).toBe(true)
  expect(problems).toEqual({})
})

test('a page shows the samples until somebody types', () => {
  expect(fill(initialValues(fields)).items['words']).toMatchObject({ text: 'मीरा' })
})

test('faults are reported by field, and the template stays unchanged there', () => {
  const { items, problems } = fill({
    name: 'abcdef',
    photo: 'c'.repeat(64),
    ink: 'red',
    sign: 'moon',
    colour: '#000000',
  })
  expect(problems).toEqual({
    name: { code: 'tooLong', params: [5] },
    photo: { code: 'notYourPhoto' },
    ink: { code: 'colorNotValid' },
    sign: { code: 'choiceUnknown' },
    colour: { code: 'fieldUnknown' },
  })
  expect(items['words']).toMatchObject({ text: 'Name', color: '#000000' })
})

test('letters are counted as graphemes', () => {
  expect(fill({ name: 'क्षक्षक्षक्षक्ष' }).problems).toEqual({})
  expect(fill({ name: '👨‍👩‍👧🇮🇳é्👍🏽' }).problems).toEqual({})
  expect(fill({ name: 'क्षक्षक्षक्षक्षक्ष' }).problems).toHaveProperty('name')
})

test('the template itself stays unchanged', () => {
  const before = structuredClone(template)
  fill({ name: 'Meera', photo: sha256, ink: '#abcdef', sign: 'star' })
  expect(template).toEqual(before)
})
