import { expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { kitOf } from '@tohfa/print-engine/mockup/kits'
import { scene } from '@tohfa/print-engine/scene/scene'
import { bendOf } from '@tohfa/print-engine/mockup/surfaces'
import { firstView, viewOfField } from './view-of-field.ts'

const words = { kind: 'text', y: 0, font: 'kalam-400', size: 12, color: '#000000', text: 'A' }
const photo = { kind: 'photo', y: 0, width: 40, height: 40 }

/** A mug's studio with these items on it. */
function aMug(items: object[]) {
  const areas = [{ id: 'wrap', background: null, items }]
  const { id, version, areas: sheets, dpi, ink } = blanks.mug
  return {
    blank: { id, version, areas: [...sheets], dpi, ink, formats: ['png' as const] },
    template: scene.parse({ v: 1, blank: 'mug', areas }),
  }
}

/** The visible range of the wrap, in millimetres from its middle. */
const facing = (turn: number): number => {
  const kit = kitOf('mug', 'wrap')!
  return (bendOf(kit.surface)(0.5, 0.5, turn)![0] - 0.5) * 205
}

const couple = aMug([
  { ...words, id: 'first', x: -48, field: 'mister', colorField: 'ink' },
  { ...words, id: 'second', x: 48, field: 'missus' },
  { ...photo, id: 'face', x: 40, field: 'photo' },
])

test.each([
  ['mister', -48],
  ['missus', 48],
  ['ink', -48],
  ['photo', 40],
])('the mug turns the content of the field %s to the viewer', (field, x) => {
  expect(Math.abs(facing(viewOfField(couple, field)!.turn) - x)).toBeLessThan(3)
})

test('a field without items turns nothing', () => {
  expect(viewOfField(couple, 'other')).toBeUndefined()
})

test('before any field has the focus the mug shows one of two sides, not the gap between them', () => {
  const twice = aMug([
    { ...words, id: 'left', x: -48, field: 'name' },
    { ...words, id: 'right', x: 48, field: 'name' },
  ])
  expect(Math.abs(facing(firstView(twice).turn))).toBeGreaterThan(40)
})
