import { expect, test } from 'vitest'
import { facingTurn, otherTurn } from './facing-turn.ts'
import { kitOf } from './kits.ts'
import type { SceneItem } from '#scene/scene.ts'

const mug = kitOf('mug', 'wrap')!
const at = (x: number, more: Partial<SceneItem> = {}): SceneItem => ({
  id: `at${x}`,
  kind: 'shape',
  shape: 'rect',
  x,
  y: 0,
  turn: 0,
  width: 20,
  height: 20,
  radius: 0,
  fill: '#000000',
  ...(more as object),
})

test('what stands in the middle of a mug faces the viewer as it is', () => {
  expect(facingTurn(mug, { items: [] })).toBe(0)
  expect(facingTurn(mug, { items: [at(0), at(4)] })).toBe(0)
  expect(facingTurn(mug, { items: [-90, -60, -30, 0, 30, 60, 90].map((x) => at(x)) })).toBe(0)
})

test('a mug is turned to what stands on one side, and of two alike to the one by the handle', () => {
  expect(facingTurn(mug, { items: [at(-50)] })).toBe(-60)
  expect(facingTurn(mug, { items: [at(-50), at(50)] })).toBe(60)
})

test('what somebody fills in counts more, and what is hidden nothing', () => {
  const dots = [at(45), at(50), at(55)]
  expect(facingTurn(mug, { items: [...dots, at(-50, { field: 'name' })] })).toBe(-60)
  expect(facingTurn(mug, { items: [at(50), at(-50, { field: 'name', hidden: true })] })).toBe(60)
})

test('a mug has another view where something on it is not seen, turned to that', () => {
  expect(otherTurn(mug, { items: [at(0), at(10)] })).toBeUndefined()
  expect(otherTurn(mug, { items: [at(-50)] })).toBeUndefined()
  expect(otherTurn(mug, { items: [at(-50), at(50)] })).toBe(-60)
  expect(otherTurn(mug, { items: [at(-50, { field: 'name' }), at(50)] })).toBe(60)
  expect(otherTurn(kitOf('tee', 'front')!, { items: [at(-100), at(100)] })).toBeUndefined()
})

test('what is no mug does not turn', () => {
  expect(facingTurn(kitOf('tee', 'front')!, { items: [at(-100)] })).toBe(0)
})
