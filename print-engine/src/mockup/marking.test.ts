import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planeThrough } from './homography.ts'
import { kitSize } from './kit-boxes.ts'
import { anyMarking, flatMarking, goodMarking } from './marking.fixture.ts'
import {
  boxOfMarking,
  type Marking,
  markingFaults,
  outlineOf,
  surfaceOfMarking,
} from './marking.ts'
import { bendOf } from './surfaces.ts'
import type { Point } from '#text/outline.ts'

const pointsOf = ({ corners }: Marking) =>
  corners.map(({ x, y }): Point => [x, y]) as unknown as Parameters<typeof planeThrough>[0]
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** The point of the print at a place of the photograph. */
function printAt(marking: Marking, [x, y]: Point, { degrees = 0, turn = 0 } = {}) {
  const [left, top, width, height] = boxOfMarking(marking)
  const bend = bendOf(surfaceOfMarking(marking, degrees))
  return bend((x - left) / width, (y - top) / height, turn)
}

test('four corners of a print lie on the four marked ones, and there and back is the same place', () => {
  fc.assert(
    fc.property(goodMarking, share, share, (marking, u, v) => {
      const { toPicture, toSquare } = planeThrough(pointsOf(marking))
      const ends = [toPicture(0, 0), toPicture(1, 0), toPicture(1, 1), toPicture(0, 1)]
      for (const [at, [x, y]] of ends.entries()) {
        expect(x).toBeCloseTo(marking.corners[at]!.x, 6)
        expect(y).toBeCloseTo(marking.corners[at]!.y, 6)
      }
      const back = toSquare(...toPicture(u, v))
      expect(back?.[0]).toBeCloseTo(u, 6)
      expect(back?.[1]).toBeCloseTo(v, 6)
    }),
  )
})

test('the edge of a marked place is the edge of its print, however it is curved', () => {
  fc.assert(
    fc.property(goodMarking, (marking) => {
      const outline = outlineOf(marking)
      const upper = outline.slice(0, outline.length / 2)
      const lower = outline.slice(outline.length / 2)
      for (const [edge, v] of [
        [upper, 0],
        [lower, 1],
      ] as const)
        for (const place of edge) expect(printAt(marking, place)?.[1]).toBeCloseTo(v, 4)
      expect(printAt(marking, upper[0]!)?.[0]).toBeCloseTo(0, 4)
      expect(printAt(marking, lower[0]!)?.[0]).toBeCloseTo(1, 4)
    }),
  )
})

test('a marked place lies in its box, and its box in the picture', () => {
  fc.assert(
    fc.property(goodMarking, (marking) => {
      const [left, top, width, height] = boxOfMarking(marking)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(kitSize.width)
      expect(top + height).toBeLessThanOrEqual(kitSize.height)
      for (const { x, y } of marking.corners) {
        expect(x).toBeGreaterThanOrEqual(left)
        expect(x).toBeLessThanOrEqual(left + width)
        expect(y).toBeGreaterThanOrEqual(top)
        expect(y).toBeLessThanOrEqual(top + height)
      }
    }),
  )
})

test('whatever is marked, a place without a fault has finite points and no mirrored print', () => {
  let found = 0
  fc.assert(
    fc.property(anyMarking, (marking) => {
      if (markingFaults(marking, false).length > 0) return
      found += 1
      const [a, b, , d] = pointsOf(marking)
      expect((b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0])).toBeGreaterThan(0)
      for (const [x, y] of outlineOf(marking))
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }),
    { numRuns: 4_000 },
  )
  expect(found).toBeGreaterThan(50)
})

test.each([
  [
    'crossed',
    [
      flatMarking.corners[1],
      flatMarking.corners[0],
      flatMarking.corners[2],
      flatMarking.corners[3],
    ],
  ],
  ['mirrored', [1, 0, 3, 2].map((at) => flatMarking.corners[at]!)],
  ['with a corner inside the other three', [{ x: 400, y: 600 }, ...flatMarking.corners.slice(1)]],
  ['on a line', [0, 100, 200, 300].map((x) => ({ x, y: x }))],
  ['all at one place', [0, 1, 2, 3].map(() => ({ x: 300, y: 300 }))],
  [
    '35 pixels wide',
    [
      { x: 300, y: 300 },
      { x: 335, y: 300 },
      { x: 335, y: 600 },
      { x: 300, y: 600 },
    ],
  ],
])('corners that are %s are faults at these corners', (_, corners) => {
  const faults = markingFaults(
    { ...flatMarking, corners: corners as unknown as Marking['corners'] },
    false,
  )
  expect(faults.map(({ path }) => path)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^corners\.[0-3]$/)]),
  )
})

test('a curve that would end behind the viewer is a fault at its edge', () => {
  const steep: Marking['corners'] = [
    { x: 340, y: 100 },
    { x: 380, y: 100 },
    { x: 700, y: 850 },
    { x: 20, y: 850 },
  ]
  expect(markingFaults({ ...flatMarking, corners: steep }, false)).toEqual([])
  expect(markingFaults({ ...flatMarking, corners: steep, bottom: 40 }, false)).toEqual([
    { path: 'bottom', fault: 'curved' },
  ])
})

test('a print that goes on behind its piece is not marked as flat', () => {
  expect(markingFaults({ ...flatMarking, around: 59 }, true)).toEqual([
    { path: 'around', fault: 'around' },
  ])
  expect(markingFaults({ ...flatMarking, around: 59 }, false)).toEqual([])
  expect(markingFaults({ ...flatMarking, around: 180 }, true)).toEqual([])
})

test('half of a wrap is visible from edge to edge, and a turn moves it by as many degrees', () => {
  const mug = { ...flatMarking, around: 180 }
  const at = (x: number, turn = 0) => printAt(mug, [x, 450], { degrees: 240, turn })?.[0]
  expect(at(360)).toBeCloseTo(0.5, 6)
  expect(at(160)).toBeCloseTo(0.5 - 90 / 240, 4)
  expect(at(560)).toBeCloseTo(0.5 + 90 / 240, 4)
  expect(at(360, 60)).toBeCloseTo(0.75, 6)
  expect(at(561)).toBeUndefined()
})

test('a curve bends the middle of an edge and leaves its ends', () => {
  const bowl = { ...flatMarking, top: 10, bottom: 20 }
  expect(printAt(bowl, [360, 290])?.[1]).toBeCloseTo(0, 6)
  expect(printAt(bowl, [360, 730])?.[1]).toBeCloseTo(1, 6)
  expect(printAt(bowl, [160, 250])?.[1]).toBeCloseTo(0, 6)
})
