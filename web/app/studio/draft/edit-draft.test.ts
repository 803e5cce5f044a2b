import { describe, expect, test } from 'vitest'
import { fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import { scene as sceneSchema } from '@tohfa/print-engine/scene/scene'
import { templateFields } from '@tohfa/print-engine/scene/template-fields'
import { designOf, freeScene, type Offer, shownDesign, studioOf } from './design-of.ts'
import { contentOf, redone, undone, withEdit, withValue } from './edit-draft.ts'

const sha256 = 'c'.repeat(64)
const words = {
  kind: 'text',
  x: 0,
  y: 0,
  text: 'Name',
  font: 'kalam-400',
  size: 9,
  color: '#000000',
}
const template = sceneSchema.parse({
  v: 1,
  blank: 'card',
  areas: [
    {
      id: 'front',
      items: [
        { ...words, id: 'name', field: 'name', colorField: 'ink' },
        { ...words, id: 'line', field: 'line' },
        { kind: 'photo', id: 'face', x: 0, y: 0, width: 10, height: 10, field: 'face' },
      ],
    },
  ],
})
const fields = templateFields.parse([
  { id: 'name', label: 'Name', kind: 'text', max: 6, required: true, sample: 'Mira' },
  { id: 'line', label: 'Line', kind: 'text', sample: 'hello' },
  { id: 'face', label: 'Photo', kind: 'photo' },
  { id: 'ink', label: 'Ink', kind: 'color', sample: '#000000' },
])
const offer: Offer = {
  template,
  fields,
  fonts: [{ id: 'kalam-400', name: 'Kalam', scripts: [] }],
  blank: {
    id: 'card',
    areas: [{ id: 'front', label: 'Front', width: 90, height: 55, bleed: 3, safe: 3 }],
  },
}
const upright = 'd'.repeat(64)
const photos = {
  [sha256]: { sha256, width: 400, height: 300, file: null },
  [upright]: { sha256: upright, width: 300, height: 400, file: null },
}
const empty = { scene: null, values: {}, undo: [] }
const moved = (x: number) => ({ do: 'set', area: 'front', ids: ['line'], to: [{ x }] }) as const
const itemsOf = ({ scene }: { scene: typeof template | null }) =>
  Object.fromEntries(scene?.areas[0]?.items.map((item) => [item.id, item]) ?? [])

const typed = withValue(offer, empty, photos, 'name', 'Asha')
const free = withEdit(offer, typed, photos, moved(5))

describe('a photo in a field of a filled template', () => {
  test('begins with its upper part when it is upright, and that is printed', () => {
    const next = withValue(offer, empty, photos, 'face', upright)
    expect(itemsOf(next)['face']).toMatchObject({ crop: { x: 0, y: 0, width: 1, height: 0.75 } })
    expect(designOf(offer, next, photos).scene).toBe(next.scene)
    const named = withValue(offer, next, photos, 'name', 'Asha')
    expect(itemsOf(named)).toMatchObject({ name: { text: 'Asha' }, face: { file: upright } })
  })

  test('begins with its middle when it lies, which needs no scene', () => {
    const next = withValue(offer, empty, photos, 'face', sha256)
    expect(next).toEqual({ ...empty, values: { face: sha256 } })
  })
})

describe('fields of a filled template', () => {
  test('are values only', () => expect(typed).toEqual({ ...empty, values: { name: 'Asha' } }))

  test('are in the scene from the first free change on', () => {
    expect(itemsOf(free)).toMatchObject({ name: { text: 'Asha' }, line: { text: '', x: 5 } })
    expect(free.values).toEqual({ name: 'Asha' })
  })
})

test('an edit without an effect leaves the draft, and an approved print with it', () => {
  expect(withEdit(offer, free, photos, moved(5))).toBe(free)
  expect(withEdit(offer, typed, photos, moved(0))).toBe(typed)
})

describe('a field of a scene that was moved freely', () => {
  test('writes what follows it, and nothing else', () => {
    const blue = { do: 'set', area: 'front', ids: ['name'], to: [{ color: '#0000ff' }] } as const
    const recolored = withEdit(offer, free, photos, blue)
    const next = withValue(offer, recolored, photos, 'line', 'Hi')
    expect(itemsOf(next)).toEqual({
      ...itemsOf(recolored),
      line: { ...itemsOf(recolored)['line'], text: 'Hi' },
    })
  })

  test('shows what an edit wrote into its item', () => {
    const to = [{ text: 'Bina' }]
    const edit = { do: 'set', area: 'front', ids: ['name'], to } as const
    expect(withEdit(offer, free, photos, edit).values).toEqual({ name: 'Bina' })
  })

  test('with too many letters keeps the printed words, and reports and displays its own', () => {
    const next = withValue(offer, free, photos, 'name', 'Ashalata')
    const design = designOf(offer, next, photos)
    expect(itemsOf(next)['name']).toMatchObject({ text: 'Asha' })
    expect(design.problems).toEqual({ name: { code: 'tooLong', params: [6] } })
    const shown = { scene: shownDesign(offer, next, photos) }
    expect(itemsOf(shown)).toMatchObject({ name: { text: 'Ashalata' }, line: { x: 5 } })
  })

  test('displays its sample while it is required and empty', () => {
    const next = withValue(offer, free, photos, 'name', null)
    expect(itemsOf(next)['name']).toMatchObject({ text: '' })
    expect(itemsOf({ scene: shownDesign(offer, next, photos) })).toMatchObject({
      name: { text: 'Mira' },
      line: { text: '' },
    })
  })

  test('puts a photo into its frame', () => {
    const next = withValue(offer, free, photos, 'face', sha256)
    expect(itemsOf(next)['face']).toMatchObject({ file: sha256 })
    expect(next.values['face']).toBe(sha256)
  })

  test('puts another photo in upright, and as the template shows it', () => {
    const to = [{ quarter: 1, flip: true, look: 'sepia' }] as const
    const first = withValue(offer, free, photos, 'face', sha256)
    const edit = { do: 'set', area: 'front', ids: ['face'], to } as const
    const turned = withEdit(offer, first, photos, edit)
    const again = itemsOf(withValue(offer, turned, photos, 'face', sha256))['face']
    expect(again).toMatchObject({ quarter: 1, flip: true, look: 'sepia' })
    const next = itemsOf(withValue(offer, turned, photos, 'face', upright))['face']
    expect(next).toMatchObject({ file: upright, flip: false, look: 'plain' })
    expect(next && 'quarter' in next).toBe(false)
  })

  test('is one step of undo for one word', () => {
    const next = ['A', 'An', 'Anu'].reduce(
      (draft, value) => withValue(offer, draft, photos, 'name', value),
      free,
    )
    const back = undone(offer, next, photos)?.draft
    expect(back?.scene).toEqual(free.scene)
    expect(back?.values).toEqual({ name: 'Asha' })
    expect(back && redone(offer, back, photos)?.draft.values).toEqual({ name: 'Anu' })
    expect(
      back && undone(offer, undone(offer, back, photos)?.draft ?? back, photos),
    ).toBeUndefined()
  })

  test('without an item is not offered', () => {
    const removed = withEdit(offer, free, photos, { do: 'remove', area: 'front', id: 'line' })
    expect(studioOf(offer, removed.scene).fields.map(({ id }) => id)).toEqual([
      'name',
      'face',
      'ink',
    ])
    expect(studioOf(offer, free.scene)).toBe(offer)
  })
})

describe('a scene that no longer suits the product', () => {
  test.each([
    ['another blank', { ...offer, blank: { ...offer.blank, id: 'mug' } }],
    ['another area', { ...offer, blank: { ...offer.blank, areas: [] } }],
    ['no such font', { ...offer, fonts: [] }],
    ['no such field', { ...offer, fields: fields.filter(({ id }) => id !== 'line') }],
    [
      'a further required field',
      {
        ...offer,
        fields: templateFields.parse([
          ...fields,
          { id: 'x', label: 'X', kind: 'text', required: true },
        ]),
      },
    ],
  ] satisfies [string, Offer][])('gives way to the template with its values: %s', (_, other) => {
    expect(freeScene(other, free.scene)).toBeNull()
    const filled = fillTemplate(
      other.template,
      other.fields,
      { name: 'Asha' },
      { photo: () => undefined },
    )
    expect(designOf(other, free, photos).scene).toEqual(filled.scene)
  })

  test('stays when only its words are too long', () => {
    const shorter = {
      ...offer,
      fields: templateFields.parse([{ ...fields[0], max: 2, sample: null }, ...fields.slice(1)]),
    }
    expect(freeScene(shorter, free.scene)).toBe(free.scene)
  })
})

describe('a design of the account', () => {
  const values = { name: 'Asha', line: null, face: sha256, ink: '#a8322a' }
  const filled = fillTemplate(template, fields, values, { photo: () => photos[sha256] }).scene

  test('is the template with its values if nothing was moved', () =>
    expect(contentOf(filled, offer, photos)).toEqual({ scene: null, values, undo: [] }))

  test('is a scene if something was moved', () => {
    const { scene } = withEdit(offer, { ...empty, scene: filled }, photos, moved(7))
    expect(contentOf(scene ?? template, offer, photos)).toEqual({ scene, values, undo: [] })
  })

  test('without its photo is the template with its values', () =>
    expect(contentOf(filled, offer, {})).toEqual({ scene: null, values, undo: [] }))
})
