import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryScene } from '#scene/arbitrary-scene.fixture.ts'
import type { Point } from '#text/outline.ts'
import { commit, historyOf } from './history.ts'
import { begin, isOver, lift, move, moved, movementOf, press, scaleWithin } from './gesture.ts'

const pixel = fc.integer({ min: 0, max: 4_000 }).map((quarters) => quarters / 4)
const point: fc.Arbitrary<Point> = fc.tuple(pixel, pixel)
const perMillimetre = 2.5
const some = fc.constantFrom
const times = ([x, y]: Point, scale: number): Point => [x * scale, y * scale]

test('a movement does not depend on the events that it comes in', () => {
  fc.assert(
    fc.property(
      point,
      point,
      point,
      point,
      fc.array(fc.tuple(point, point)),
      (a, b, a2, b2, way) => {
        const held = press(begin(1, a), 2, b)
        const direct = move(move(held, 1, a2), 2, b2)
        const split = way.reduce((one, [p, q]) => move(move(one, 1, p), 2, q), held)
        expect(movementOf(move(move(split, 2, b2), 1, a2))).toEqual(movementOf(direct))
      },
    ),
  )
})

test('a movement and its inverse leave every item where it was', () => {
  fc.assert(
    fc.property(arbitraryScene, point, point, (scene, from, to) => {
      const by = (a: Point, b: Point) => movementOf(move(begin(1, a), 1, b))
      for (const item of scene.areas[0]?.items ?? []) {
        const there = moved(item, by(from, to))
        const back = moved({ ...item, ...there }, by(to, from))
        const { x, y } = { ...item, ...back }
        expect(x).toBeCloseTo(item.x, 9)
        expect(y).toBeCloseTo(item.y, 9)
      }
    }),
  )
})

test('the same movement on a screen with more pixels gives the same scene', () => {
  fc.assert(
    fc.property(arbitraryScene, point, point, some(1, 1.5, 2, 3), (scene, from, to, ratio) => {
      const edited = (scale: number) => {
        const { dx, dy } = movementOf(move(begin(1, times(from, scale)), 1, times(to, scale)))
        const zoom = perMillimetre * scale
        const items = scene.areas[0]?.items ?? []
        return commit(historyOf(scene), {
          do: 'set',
          area: 'front',
          ids: items.map(({ id }) => id),
          to: items.map((item) =>
            moved({ ...item, x: 0, y: 0 }, { dx: dx / zoom, dy: dy / zoom, scale: 1, turn: 0 }),
          ),
        }).scene
      }
      expect(JSON.stringify(edited(ratio))).toBe(JSON.stringify(edited(1)))
    }),
  )
})

test('two pointers scale and turn around their middle', () => {
  const held = press(begin(1, [0, 0]), 2, [100, 0])
  const { dx, dy, scale, turn } = movementOf(move(move(held, 1, [50, -100]), 2, [50, 100]))
  expect({ dx, dy, scale }).toEqual({ dx: 0, dy: 0, scale: 2 })
  expect(turn).toBeCloseTo(90)
})

test('the line between two pointers turns the short way', () => {
  const held = press(begin(1, [0, 0]), 2, [-100, 1])
  expect(movementOf(move(held, 2, [-100, -1])).turn).toBeCloseTo(1.146, 3)
})

test('when one of two pointers is lifted the other goes on without a jump', () => {
  const pinched = move(press(begin(1, [0, 0]), 2, [100, 0]), 2, [200, 0])
  const one = lift(pinched, 2)
  expect(movementOf(one)).toEqual(movementOf(pinched))
  expect(movementOf(move(one, 1, [10, 0]))).toEqual({ dx: 60, dy: 0, scale: 2, turn: 0 })
  expect(isOver(lift(one, 1))).toBe(true)
})

test('a third pointer is ignored', () => {
  const held = press(begin(1, [0, 0]), 2, [100, 0])
  expect(press(held, 3, [5, 5])).toBe(held)
  expect(move(held, 3, [9, 9])).toBe(held)
  expect(lift(held, 3)).toBe(held)
})

test('an item that is scaled keeps its shape, and its lengths their bounds', () => {
  fc.assert(
    fc.property(
      arbitraryScene,
      fc.double({ min: 0.001, max: 1_000, noNaN: true }),
      (scene, wish) => {
        for (const item of scene.areas[0]?.items ?? []) {
          if (item.kind === 'text') continue
          const scale = scaleWithin(item, wish)
          const change = moved(item, { dx: 0, dy: 0, scale, turn: 0 })
          const { width, height } = { ...item, ...change }
          expect(width / height).toBeCloseTo(item.width / item.height, 6)
          expect(width).toBeLessThanOrEqual(600 + 1e-9)
          expect(height).toBeLessThanOrEqual(600 + 1e-9)
        }
      },
    ),
  )
})

test('several items turn around their common middle', () => {
  fc.assert(
    fc.property(arbitraryScene, (scene) => {
      for (const item of scene.areas[0]?.items ?? []) {
        const { x, y, turn } = {
          ...item,
          ...moved(item, { dx: 0, dy: 0, scale: 1, turn: 180 }, [0, 0]),
        }
        expect(x).toBeCloseTo(-item.x)
        expect(y).toBeCloseTo(-item.y)
        expect(turn).toBe(item.turn + 180)
      }
    }),
  )
})
