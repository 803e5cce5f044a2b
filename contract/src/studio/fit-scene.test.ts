import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around } from '@tohfa/print-engine/edit/align'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import { boxInArea, centred } from '@tohfa/print-engine/scene/item-box'
import { type Scene, type SceneItem, scene } from '@tohfa/print-engine/scene/scene'
import { type TemplateField, templateFields } from '@tohfa/print-engine/scene/template-fields'
import { fitScene, type FitTarget } from './fit-scene.ts'
import { itemFaults } from './item-faults.ts'

const text = { kind: 'text', font: 'poppins-400', size: 20, color: '#a8322a', y: 0 } as const
const photo = { kind: 'photo', width: 80, height: 80, y: 60, file: 'a'.repeat(64) } as const
const frontOf = (...items: object[]) =>
  scene.parse({ v: 1, blank: 'tee', areas: [{ id: 'front', items }] })
const target = (
  blank: keyof typeof blanks,
  fields: object[] = [],
  template: object[] = [],
  fonts: FitTarget['fonts'] = [{ id: 'poppins-400' }],
): FitTarget => {
  const { id, ink, areas } = blanks[blank]
  const [area] = areas
  return {
    template: scene.parse({ v: 1, blank, areas: [{ id: area!.id, items: template }] }),
    fields: templateFields.parse(fields),
    fonts,
    blank: { id, ink, areas },
  }
}
/** Words as wide as two thirds of their height for each letter. */
const boxOf = (item: SceneItem) =>
  boxInArea(
    item,
    item.kind === 'text'
      ? centred((item.text.length * item.size * 2) / 3, item.size)
      : centred(item.width, item.height),
  )
const fit = (design: Scene, to: FitTarget) =>
  fitScene(design, blanks[design.blank].areas, to, boxOf)
const itemsOf = ({ areas }: Scene) => areas.flatMap(({ items }) => items)
const roomIn = ({ width, height, safe }: BlankArea) => centred(width - 2 * safe, height - 2 * safe)

const asha = { id: 'name', x: 0, text: 'Asha', ...text }

const otherBlanks = (Object.keys(blanks) as (keyof typeof blanks)[]).filter((one) => one !== 'tee')

test('a design keeps its shape, its share of the area, and the safe distance', () => {
  const place = fc.record({ x: fc.integer({ min: -140, max: 140 }), turn: fc.constantFrom(0, 30) })
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...otherBlanks),
      (places, blank) => {
        const design = frontOf(
          ...places.map((one, nth) => ({ ...asha, ...one, id: `name-${nth}`, y: nth * 30 - 60 })),
        )
        const fitted = fit(design, target(blank))
        expect(scene.parse(fitted.scene)).toEqual(fitted.scene)
        const sheet = blanks[blank].areas[0]!
        const [items, before] = [itemsOf(fitted.scene), itemsOf(design)]
        expect(items).toHaveLength(before.length)
        const [box, room] = [around(items.map(boxOf)), roomIn(sheet)]
        const sizes = items.map((item) => (item.kind === 'text' ? item.size : 0))
        // Letters of the least size may need more room than there is.
        if (sizes.every((size) => size > 1)) {
          expect(box.width).toBeLessThanOrEqual(room.width + 0.1)
          expect(box.height).toBeLessThanOrEqual(room.height + 0.1)
          expect(Math.abs(box.x + box.width / 2)).toBeLessThanOrEqual(
            (room.width - box.width) / 2 + 0.1,
          )
        }
        const factor = (sizes[0] ?? 0) / 20
        for (const [nth, item] of items.entries()) {
          const [first, old] = [items[0]!, before[nth]!]
          expect(item.turn).toBe(old.turn)
          expect(item.x - first.x).toBeCloseTo((old.x - before[0]!.x) * factor, 0)
          expect(item.y - first.y).toBeCloseTo((old.y - before[0]!.y) * factor, 0)
        }
      },
    ),
  )
})

test('on an area of the same size nothing moves', () => {
  const design = frontOf(asha, { id: 'face', x: 3, ...photo })
  expect(fit(design, target('tee')).scene.areas[0]).toEqual(design.areas[0])
})

test('words and photos follow the fields of the other product that take them', () => {
  const fields: Partial<TemplateField>[] = [
    { id: 'short', label: 'Short', kind: 'text', max: 2 },
    { id: 'words', label: 'Words', kind: 'text', max: 8 },
    { id: 'picture', label: 'Picture', kind: 'photo' },
  ]
  const design = frontOf(
    { ...asha, field: 'name', colorField: 'ink' },
    { ...asha, id: 'again', y: 40, field: 'name' },
    { ...asha, id: 'more', y: 80 },
    { id: 'face', x: 0, ...photo, field: 'photo' },
  )
  const to = target('mug', fields)
  const fitted = fit(design, to)
  expect(itemsOf(fitted.scene).map(({ field }) => field)).toEqual([
    'words',
    'words',
    undefined,
    'picture',
  ])
  expect(itemFaults(fitted.scene, { areas: to.blank.areas, fields: to.fields })).toEqual([])
  expect(fitted.notes).toEqual([])
})

test('what a required field needs is added from the template, and empty', () => {
  const fields = [
    { id: 'words', label: 'Words', kind: 'text', max: 2, required: true },
    { id: 'ink', label: 'Ink', kind: 'color', required: true, sample: '#112233' },
  ]
  const words = { ...asha, id: 'name', field: 'words', text: 'वीर' }
  const fitted = fit(frontOf(asha), target('mug', fields, [words]))
  const [own, added] = itemsOf(fitted.scene)
  expect(own).toMatchObject({ id: 'name-2', text: 'Asha', colorField: 'ink' })
  expect(added).toMatchObject({ id: 'name', text: '', field: 'words' })
  expect(fitted.notes).toEqual(['added'])
})

test('what the other product does not print is left out and named', () => {
  const design = scene.parse({
    v: 1,
    blank: 'card',
    areas: ['front', 'back'].map((id) => ({
      id,
      background: '#ffeecc',
      items: [
        { ...asha, size: 5 },
        { id: 'face', x: 0, ...photo },
      ],
    })),
  })
  const engraved = fit(design, target('bracelet', [], [], [{ id: 'rozha-one-400' }]))
  expect(itemsOf(engraved.scene).map(({ kind }) => kind)).toEqual(['text'])
  expect(itemsOf(engraved.scene)[0]).toMatchObject({ font: 'rozha-one-400' })
  expect(engraved.notes).toEqual(expect.arrayContaining(['sides', 'photos', 'fonts']))
  const cloth = fit(design, target('tee'))
  expect(cloth.scene.areas.map(({ id, background }) => [id, background])).toEqual([
    ['front', null],
    ['back', null],
  ])
  expect(cloth.notes).toEqual(['ground'])
})
