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

test('content in the middle of a mug faces the viewer without rotation', () => {
  expect(facingTurn(mug, { items: [] })).toBe(0)
  expect(facingTurn(mug, { items: [at(0), at(4)] })).toBe(0)
  expect(facingTurn(mug, { items: [-90, -60, -30, 0, 30, 60, 90].map((x) => at(x)) })).toBe(0)
})

test('a mug turns to content on one side, and of two equal sides to the one by the handle', () => {
  expect(facingTurn(mug, { items: [at(-50)] })).toBe(-60)
  expect(facingTurn(mug, { items: [at(-50), at(50)] })).toBe(60)
})

test('filled-in fields count more, and hidden items do not count', () => {
  const dots = [at(45), at(50), at(55)]
  expect(facingTurn(mug, { items: [...dots, at(-50, { field: 'name' })] })).toBe(-60)
  expect(facingTurn(mug, { items: [at(50), at(-50, { field: 'name', hidden: true })] })).toBe(60)
})

test('a mug has a second view where part of its content is hidden, rotated to that part', () => {
  expect(otherTurn(mug, { items: [at(0), at(10)] })).toBeUndefined()
  expect(otherTurn(mug, { items: [at(-50)] })).toBeUndefined()
  expect(otherTurn(mug, { items: [at(-50), at(50)] })).toBe(-60)
  expect(otherTurn(mug, { items: [at(-50, { field: 'name' }), at(50)] })).toBe(60)
  expect(otherTurn(kitOf('tee', 'front')!, { items: [at(-100), at(100)] })).toBeUndefined()
})

test('only mugs turn', () => {
  expect(facingTurn(kitOf('tee', 'front')!, { items: [at(-100)] })).toBe(0)
})
