import { expect, test } from 'vitest'
import { blanks } from '#scene/blanks.ts'
import { type PhotoItem, scene } from '#scene/scene.ts'
import { hiddenEdges } from './hidden-edges.ts'

/** A frame on the first area of a blank. */
function hidden(blank: 'frame' | 'mug' | 'bracelet', frame: Partial<PhotoItem>) {
  const [area] = blanks[blank].areas
  if (!area) throw new Error('a blank has an area')
  const item = { kind: 'photo', id: 'face', x: 0, y: 0, width: 20, height: 20, ...frame }
  const [placed] = scene.parse({ v: 1, blank, areas: [{ id: area.id, items: [item] }] }).areas[0]!
    .items
  if (placed?.kind !== 'photo') throw new Error('a scene has its photo')
  return hiddenEdges(placed, area, blank)
}

test('a frame that stays within the safe distance hides nothing', () => {
  expect(hidden('frame', { width: 115, height: 166 })).toEqual({ trimmed: [], byHandle: [] })
})

test('a frame that comes closer to the trim may be cut there', () => {
  expect(hidden('frame', { width: 133, height: 184 }).trimmed).toEqual([
    'left',
    'right',
    'top',
    'bottom',
  ])
  expect(hidden('frame', { y: 80 }).trimmed).toEqual(['bottom'])
})

test('on a mug, its ends lie next to the handle, also where they bleed', () => {
  expect(hidden('mug', { x: -90 })).toEqual({ trimmed: [], byHandle: ['left'] })
  expect(hidden('mug', { width: 211, height: 60 })).toEqual({
    trimmed: [],
    byHandle: ['left', 'right'],
  })
})

test('a turned frame counts as wide as it lies', () => {
  expect(hidden('frame', { x: 40, width: 60, height: 20 }).trimmed).toEqual(['right'])
  expect(hidden('frame', { x: 40, width: 60, height: 20, turn: 90 }).trimmed).toEqual([])
})

test('an engraved plate is not cut', () => {
  expect(hidden('bracelet', { width: 40, height: 8 }).trimmed).toEqual([])
})
