import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverCrop, frameAlongPhoto, startCrop } from '#scene/cover-crop.ts'
import { photoDpi } from '#scene/photo-dpi.ts'
import { type PhotoItem, scene } from '#scene/scene.ts'
import {
  dragged,
  mirrored,
  type PhotoView,
  placedAt,
  placeOf,
  turned,
  viewOf,
  withView,
  zoomed,
} from './crop.ts'

const sides = fc.record({
  width: fc.integer({ min: 500, max: 9_000 }),
  height: fc.integer({ min: 500, max: 9_000 }),
})
const frames = fc.record({
  width: fc.double({ min: 10, max: 400, noNaN: true }),
  height: fc.double({ min: 10, max: 400, noNaN: true }),
})
const point = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })

type Step = (view: PhotoView, photo: Sides, frame: Sides) => PhotoView
type Sides = { width: number; height: number }
/** Whatever a finger, a wheel, a key, a field or a button does. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(point, point, fc.double({ min: 0.1, max: 10, noNaN: true })).map(
    ([from, to, factor]): Step =>
      (view, photo, frame) =>
        dragged(view, { from, to, factor }, photo, frame),
  ),
  fc.double({ min: 0.1, max: 20, noNaN: true }).map(
    (zoom): Step =>
      (view, photo, frame) =>
        zoomed(view, zoom, photo, frame),
  ),
  fc.tuple(fc.constantFrom('across' as const, 'down' as const), share).map(
    ([direction, to]): Step =>
      (view, photo, frame) =>
        placedAt(view, direction, to, photo, frame),
  ),
  fc.constantFrom<Step>(turned, mirrored),
)
const steps = fc.array(step, { maxLength: 12 })

function itemIn(frame: Sides, photo: Sides): PhotoItem {
  const one = { kind: 'photo', id: 'face', x: 0, y: 0, ...frame, file: 'a'.repeat(64) }
  const areas = [{ id: 'front', items: [{ ...one, crop: startCrop(photo, frame) }] }]
  const [item] = scene.parse({ v: 1, blank: 'mug', areas }).areas[0]?.items ?? []
  if (item?.kind !== 'photo') throw new Error('a scene has its photo')
  return item
}

function after(some: readonly Step[], photo: Sides, frame: Sides): PhotoView {
  return some.reduce((view, next) => next(view, photo, frame), viewOf(itemIn(frame, photo), photo))
}

const isScene = (item: PhotoItem) =>
  scene.safeParse({ v: 1, blank: 'mug', areas: [{ id: 'front', items: [item] }] }).success

describe('however a photo is moved, zoomed, turned and mirrored', () => {
  test('it covers its frame, and the scene is one that the server takes', () => {
    fc.assert(
      fc.property(sides, frames, steps, (photo, frame, some) => {
        const item = withView(itemIn(frame, photo), after(some, photo, frame), photo)
        const { x, y, width, height } = item.crop
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        expect(isScene(item)).toBe(true)
      }),
    )
  })

  test('it keeps its proportions', () => {
    fc.assert(
      fc.property(sides, frames, steps, (photo, frame, some) => {
        const item = withView(itemIn(frame, photo), after(some, photo, frame), photo)
        fc.pre(Math.min(item.crop.width, item.crop.height) > 0.01)
        const along = frameAlongPhoto(item, item.quarter)
        const stretched =
          ((item.crop.width * photo.width) / (item.crop.height * photo.height)) *
          (along.height / along.width)
        expect(stretched).toBeCloseTo(1, 3)
      }),
    )
  })

  test('four quarters are nothing, and so are two mirrors', () => {
    fc.assert(
      fc.property(sides, frames, steps, (photo, frame, some) => {
        const view = after(some, photo, frame)
        expect(turned(turned(turned(turned(view))))).toEqual(view)
        expect(mirrored(mirrored(view))).toEqual(view)
      }),
    )
  })

  test('it is stored in round figures, and stored again it stays the same', () => {
    fc.assert(
      fc.property(sides, frames, steps, (photo, frame, some) => {
        const item = withView(itemIn(frame, photo), after(some, photo, frame), photo)
        expect(withView(item, viewOf(item, photo), photo)).toEqual(item)
        for (const value of Object.values(item.crop))
          expect(value).toBe(Math.round(value * 1e6) / 1e6)
        expect(item.quarter).not.toBe(0)
        if (item.quarter === undefined) expect('quarter' in item).toBe(false)
      }),
    )
  })

  test('two screens that differ by a hair store the same', () => {
    const [photo, frame] = [
      { width: 4_000, height: 3_000 },
      { width: 40, height: 40 },
    ]
    const stored = (by: number) => {
      const view = after([], photo, frame)
      const to = { x: 3.1 + by, y: 0 }
      const moved = dragged(view, { from: { x: 0, y: 0 }, to, factor: 1.5 + by }, photo, frame)
      return withView(itemIn(frame, photo), moved, photo)
    }
    expect(stored(1e-7)).toEqual(stored(0))
  })
})

const landscape = { width: 4_000, height: 3_000 }
const square = { width: 40, height: 40 }
const atMiddle: PhotoView = { x: 0.5, y: 0.5, zoom: 2, quarter: 0, flip: false }
const from = { x: 0, y: 0 }

test.each([
  { quarter: 0, flip: false, x: -1, y: 0 },
  { quarter: 1, flip: false, x: 0, y: 1 },
  { quarter: 2, flip: false, x: 1, y: 0 },
  { quarter: 3, flip: false, x: 0, y: -1 },
  { quarter: 0, flip: true, x: 1, y: 0 },
  { quarter: 1, flip: true, x: 0, y: -1 },
] as const)(
  'dragged to the right, a photo turned by $quarter quarters shows what was left of it ($flip)',
  ({ quarter, flip, x, y }) => {
    const view = { ...atMiddle, quarter, flip }
    const moved = dragged(view, { from, to: { x: 4, y: 0 } }, landscape, square)
    expect([Math.sign(moved.x - 0.5), Math.sign(moved.y - 0.5)]).toEqual([x, y])
    expect(placeOf(moved, 'across', landscape, square)).toBeLessThan(0.5)
    expect(placeOf(moved, 'down', landscape, square)).toBeCloseTo(0.5)
  },
)

test('a point of the photo stays under the finger that moves it and under the fingers that pinch it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.8, max: 1.3, noNaN: true }),
      (to, factor) => {
        const drag = { from: { x: 5, y: 2 }, to: { x: 5 + to, y: 2 }, factor }
        const view = dragged(atMiddle, drag, landscape, square)
        // In a square frame, the height of the photo is seen at a zoom of 1.
        const shown = (of: PhotoView, x: number) => of.x + (x * (0.75 / of.zoom)) / square.width
        expect(shown(view, 5 + to)).toBeCloseTo(shown(atMiddle, 5), 9)
      },
    ),
  )
})

test('a place between the ends is taken and given back, whatever the turn', () => {
  fc.assert(
    fc.property(sides, frames, steps, share, (photo, frame, some, to) => {
      const view = after(some, photo, frame)
      for (const direction of ['across', 'down'] as const) {
        if (placeOf(view, direction, photo, frame) === undefined) continue
        const placed = placedAt(view, direction, to, photo, frame)
        expect(placeOf(placed, direction, photo, frame)).toBeCloseTo(to, 3)
      }
    }),
  )
})

test('it is zoomed no further than eight times, and no smaller than its frame', () => {
  const far = zoomed(atMiddle, 100, landscape, square)
  expect(far.zoom).toBe(8)
  expect(zoomed(far, 0.01, landscape, square).zoom).toBe(1)
})

test('turned by a quarter, its dots are counted along the other side of its frame', () => {
  const frame = { width: 80, height: 20 }
  const photo = { width: 1_000, height: 4_000 }
  const item = itemIn(frame, photo)
  const sideways = withView(item, { ...viewOf(item, photo), quarter: 1 }, photo)
  expect(sideways.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  expect(photoDpi(sideways, photo)).toBe(Math.floor(4_000 / (80 / 25.4)))
  expect(photoDpi(item, photo)).toBe(Math.floor(1_000 / (80 / 25.4)))
})

describe('at first', () => {
  test('an upright photo shows its upper part', () => {
    expect(startCrop({ width: 900, height: 1_600 }, square).y).toBeCloseTo(0.01875)
    expect(startCrop({ width: 3_000, height: 4_000 }, square)).toMatchObject({ x: 0, y: 0 })
    expect(startCrop({ width: 1_000, height: 1_000 }, { width: 200, height: 90 }).y).toBeCloseTo(
      0.075,
    )
  })

  test('a photo that lies, or is not as tall as its frame, shows its middle', () => {
    for (const [photo, frame] of [
      [landscape, square],
      [landscape, { width: 80, height: 20 }],
      [
        { width: 3_000, height: 4_000 },
        { width: 20, height: 40 },
      ],
    ] as const)
      expect(startCrop(photo, frame)).toEqual(coverCrop(photo, frame))
  })
})
