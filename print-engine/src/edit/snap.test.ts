import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '#text/outline.ts'
import { guidesOf, type Held, snap, snapTurn } from './snap.ts'

const mug = { width: 205, height: 95, safe: 4 }
const at = fc.double({ min: -300, max: 300, noNaN: true })
const long = fc.double({ min: 0, max: 200, noNaN: true })
const box: fc.Arbitrary<Box> = fc.record({ x: at, y: at, width: long, height: long })
const shifted = (one: Box, { dx, dy }: { dx: number; dy: number }): Box => ({
  ...one,
  x: one.x + dx,
  y: one.y + dy,
})

test('snapping twice is snapping once', () => {
  fc.assert(
    fc.property(
      box,
      fc.array(box, { maxLength: 6 }),
      fc.double({ min: 0.3, max: 12, noNaN: true }),
      (one, others, zoom) => {
        const guides = guidesOf(mug, others)
        const first = snap(one, guides, {}, zoom)
        for (const held of [first.held, {}]) {
          const again = snap(shifted(one, first), guides, held, zoom)
          expect(again.dx).toBeCloseTo(0, 9)
          expect(again.dy).toBeCloseTo(0, 9)
        }
      },
    ),
  )
})

test('nothing is moved further than nine CSS pixels', () => {
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 6 }), box, (one, others, other) => {
      const guides = guidesOf(mug, others)
      const { held } = snap(other, guides, {}, 2)
      const { dx, dy } = snap(one, guides, held, 2)
      expect(Math.max(Math.abs(dx), Math.abs(dy)) * 2).toBeLessThanOrEqual(9 + 1e-9)
    }),
  )
})

test('an item sticks within six pixels and leaves beyond nine', () => {
  const guides = guidesOf(mug, [])
  const at = (pixels: number, held: Held) =>
    snap({ x: pixels - 10, y: 20, width: 20, height: 10 }, guides, held, 1)
  expect(at(7, {}).dx).toBe(0)
  const stuck = at(5, {})
  expect(stuck).toMatchObject({ dx: -5, held: { x: { guide: { of: 'middle' }, part: 'middle' } } })
  expect(at(8, stuck.held).dx).toBe(-8)
  expect(at(10, stuck.held)).toMatchObject({ dx: 0, held: { x: undefined } })
})

test('edges stick to the safe edge and to edges, middles to middles', () => {
  const guides = guidesOf(mug, [{ x: 10, y: -30, width: 20, height: 10 }])
  const right = snap({ x: 90, y: 60, width: 10, height: 10 }, guides, {}, 1)
  expect(right).toMatchObject({ dx: -1.5, held: { x: { guide: { of: 'safe' }, part: 'end' } } })
  const left = snap({ x: 31, y: 60, width: 10, height: 10 }, guides, {}, 1)
  expect(left).toMatchObject({ dx: -1, held: { x: { guide: { of: 'edge' }, part: 'start' } } })
})

test('a rotation sticks to eighths of a circle', () => {
  expect(snapTurn(43)).toEqual({ turn: 45, held: 45 })
  expect(snapTurn(-2)).toEqual({ turn: 0, held: 0 })
  expect(snapTurn(40)).toEqual({ turn: 40 })
  expect(snapTurn(49.5, 45)).toEqual({ turn: 45, held: 45 })
  expect(snapTurn(51, 45)).toEqual({ turn: 51 })
})
