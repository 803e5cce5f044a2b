import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostZoom, panned, revealing, type Sight, type View, wholeView, zoomed } from './view.ts'

const length = fc.integer({ min: 100, max: 2_000 })
const size = fc.record({ width: length, height: length })
const sights = fc
  .record({ fit: size, room: size, edge: fc.constant(28) })
  .map(({ fit, room, edge }): Sight => ({
    // As the stage does it: the picture fits.
    fit: { width: Math.min(fit.width, room.width), height: Math.min(fit.height, room.height) },
    room,
    edge,
  }))
const place = fc.tuple(
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.integer({ min: -1_000, max: 1_000 }),
)
const steps = fc.array(
  fc.oneof(
    fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }), at: place }),
    fc.record({ by: place }),
  ),
  { maxLength: 20 },
)

const follow = (
  view: View,
  all: typeof steps extends fc.Arbitrary<infer T> ? T : never,
  sight: Sight,
) =>
  all.reduce(
    (one, step) =>
      'by' in step
        ? panned(one, step.by[0], step.by[1], sight)
        : zoomed(one, step.factor, step.at, sight),
    view,
  )

test('a view never leaves its picture, and shows the whole one without zoom', () => {
  fc.assert(
    fc.property(sights, steps, (sight, all) => {
      const view = follow(wholeView, all, sight)
      expect(view.zoom).toBeGreaterThanOrEqual(1)
      expect(view.zoom).toBeLessThanOrEqual(mostZoom)
      if (view.zoom === 1) expect(view).toEqual(wholeView)
      for (const [at, fit, room] of [
        [view.x, sight.fit.width, sight.room.width],
        [view.y, sight.fit.height, sight.room.height],
      ] as const) {
        const over = Math.max(0, (fit * view.zoom + 2 * sight.edge - room) / 2)
        expect(Math.abs(at)).toBeLessThanOrEqual(over + 1e-6)
      }
    }),
  )
})

test('what is under the pointer stays there while nothing stops the view', () => {
  const sight: Sight = {
    fit: { width: 800, height: 800 },
    room: { width: 856, height: 856 },
    edge: 28,
  }
  const view = zoomed(wholeView, 2, [100, -50], sight)
  expect(view).toEqual({ zoom: 2, x: -100, y: 50 })
  expect(zoomed(view, 0.5, [100, -50], sight)).toEqual(wholeView)
})

test('a place out of sight comes to the middle, one in sight moves nothing', () => {
  const sight: Sight = {
    fit: { width: 800, height: 400 },
    room: { width: 856, height: 600 },
    edge: 28,
  }
  const view: View = { zoom: 4, x: 0, y: 0 }
  expect(revealing(view, [300, 100], sight)).toBe(view)
  expect(revealing(view, [1_000, 100], sight)).toEqual({ zoom: 4, x: -1_000, y: -100 })
})
