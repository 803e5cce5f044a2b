import { expect, test } from 'vitest'
import { areaSvg, itemSvg } from '@tohfa/print-engine/scene/scene-svg'
import type { SceneArea, SceneItem } from '@tohfa/print-engine/scene/scene'
import { drawnBoxes } from './drawn-boxes.ts'

const sheet = { width: 190, height: 90, bleed: 5 }
const size = { width: 400, height: 200 }
const square = { id: 'a', kind: 'shape', x: 50, y: -20, turn: 0, hidden: false } as const
const shape = {
  ...square,
  shape: 'rect',
  width: 20,
  height: 10,
  radius: 0,
  fill: '#112233',
} as const

const parts = {
  text: () => ({ d: 'M-10 -4L10 -4Q12 0 10 4ZM0 0C1 1 2 2 3 6Z' }),
  photo: () => 'photo:1',
  motif: () => ({
    box: { x: 0, y: 0, width: 9, height: 9 },
    paths: [{ d: 'M0 0h9v9z', fill: '#000000' }],
  }),
}

function boxesOf(...items: unknown[]) {
  const head = areaSvg({ id: 'wrap', items: [] } as unknown as SceneArea, sheet, parts)
  const drawn = items.map((item, i) => itemSvg(item as SceneItem, parts, String(i)))
  return drawnBoxes(drawn, head.slice(0, -'</svg>'.length), size)
}

test('the box of an item includes its antialiased edges', () => {
  expect(boxesOf(shape)).toEqual([{ left: 278, top: 48, right: 322, bottom: 72 }])
})

test('the box of a text includes the points of its outline, and half of its stroke', () => {
  const text = { ...square, kind: 'text', color: '#112233' }
  expect(boxesOf(text)).toEqual([{ left: 278, top: 50, right: 326, bottom: 74 }])
  const outline = { color: '#445566', width: 1 }
  expect(boxesOf({ ...text, outline })).toEqual([{ left: 276, top: 48, right: 328, bottom: 76 }])
})

test('the box of a rotated item reaches its corners', () => {
  expect(boxesOf({ ...shape, turn: 90 })).toEqual([{ left: 288, top: 38, right: 312, bottom: 82 }])
})

test('the box of a photo is that of its clip shape', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const photo = { ...square, kind: 'photo', width: 20, height: 10, mask: 'ellipse', crop }
  expect(boxesOf({ ...photo, file: 'f', flip: false, look: 'sepia' })).toEqual([
    { left: 278, top: 48, right: 322, bottom: 72 },
  ])
})

test('separate items have separate boxes, and overlapping ones share one', () => {
  const [right, left] = [
    { left: 278, top: 48, right: 322, bottom: 72 },
    { left: 78, top: 48, right: 122, bottom: 72 },
  ]
  expect(boxesOf(shape, { ...shape, x: -50 })).toEqual([right, left])
  expect(boxesOf(shape, { ...shape, x: -50 }, { ...shape, x: 55 })).toEqual([
    left,
    { ...right, right: 332 },
  ])
  const between = { ...shape, x: 0, width: 90 }
  expect(boxesOf(shape, { ...shape, x: -50 }, between)).toEqual([
    { left: 78, top: 48, right: 322, bottom: 72 },
  ])
})

test('boxes are clipped to the sheet', () => {
  expect(boxesOf({ ...shape, x: 98, y: 44 })).toEqual([
    { left: 374, top: 176, right: 400, bottom: 200 },
  ])
  expect(boxesOf({ ...shape, x: -140 })).toEqual([])
})

test('motifs have no known box', () => {
  const motif = { ...square, kind: 'motif', width: 20, height: 10, motif: 'm', colors: [] }
  expect(boxesOf(shape, motif)).toBeUndefined()
})
