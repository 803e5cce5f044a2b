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
  text: () => 'M-10 -4L10 -4Q12 0 10 4ZM0 0C1 1 2 2 3 6Z',
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

test('an item lies on the pixels around its place, a little more for its smoothed edges', () => {
  expect(boxesOf(shape)).toEqual([{ left: 278, top: 48, right: 322, bottom: 72 }])
})

test('words reach as far as the points of their outline, and half the line around it', () => {
  const text = { ...square, kind: 'text', color: '#112233' }
  expect(boxesOf(text)).toEqual([{ left: 278, top: 50, right: 326, bottom: 74 }])
  const outline = { color: '#445566', width: 1 }
  expect(boxesOf({ ...text, outline })).toEqual([{ left: 276, top: 48, right: 328, bottom: 76 }])
})

test('what is turned reaches as far as its corners', () => {
  expect(boxesOf({ ...shape, turn: 90 })).toEqual([{ left: 288, top: 38, right: 312, bottom: 82 }])
})

test('a photo reaches as far as the shape that it is cut to', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const photo = { ...square, kind: 'photo', width: 20, height: 10, mask: 'ellipse', crop }
  expect(boxesOf({ ...photo, file: 'f', flip: false, look: 'sepia' })).toEqual([
    { left: 278, top: 48, right: 322, bottom: 72 },
  ])
})

test('items that lie apart are told apart, and those that overlap as one', () => {
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

test('what lies beyond the sheet is cut off', () => {
  expect(boxesOf({ ...shape, x: 98, y: 44 })).toEqual([
    { left: 374, top: 176, right: 400, bottom: 200 },
  ])
  expect(boxesOf({ ...shape, x: -140 })).toEqual([])
})

test('of a drawing of the shop nothing is told', () => {
  const motif = { ...square, kind: 'motif', width: 20, height: 10, motif: 'm', colors: [] }
  expect(boxesOf(shape, motif)).toBeUndefined()
})
