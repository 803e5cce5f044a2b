import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

const words = { kind: 'text', id: 'name', x: 0, y: 0, text: 'मीरा', font: 'kalam-400', size: 12 }
const text = { ...words, color: '#a8322a' }
const photo = { kind: 'photo', id: 'face', x: 0, y: 0, width: 40, height: 40 }
const mug = (...items: object[]) => ({ v: 1, blank: 'mug', areas: [{ id: 'wrap', items }] })
const refusedAt = (value: unknown) => scene.safeParse(value).error?.issues[0]?.path.join('.')

test('a scene gets its default values', () => {
  const [area] = scene.parse(mug(text, photo)).areas
  expect(area?.background).toBeNull()
  expect(area?.items[0]).toMatchObject({ turn: 0, align: 'center', bend: 0, leading: 1.2 })
  expect(area?.items[1]).toMatchObject({ file: null, crop: { x: 0, y: 0, width: 1, height: 1 } })
})

test('an upright photo has no quarter, so that its proof keeps its hash', () => {
  const quarterOf = (more: object) =>
    Object.entries(scene.parse(mug({ ...photo, ...more })).areas[0]?.items[0] ?? {}).filter(
      ([key]) => key === 'quarter',
    )
  expect(quarterOf({})).toEqual([])
  expect(quarterOf({ quarter: 3 })).toEqual([['quarter', 3]])
  expect(refusedAt(mug({ ...photo, quarter: 0 }))).toBe('areas.0.items.0.quarter')
  expect(refusedAt(mug({ ...photo, quarter: 4 }))).toBe('areas.0.items.0.quarter')
})

test('a colour is stored in lower case', () => {
  const [area] = scene.parse(mug({ ...text, color: '#A8322A' })).areas
  expect(area?.items[0]).toMatchObject({ color: '#a8322a' })
})

test('text is normalised, in lines, without non-printing characters', () => {
  const [area] = scene.parse(mug({ ...text, text: 'e\u0301\r\na\0b\ud800\tc' })).areas
  expect(area?.items[0]).toMatchObject({ text: 'é\nab\ufffd c' })
})

const nested: unknown = JSON.parse('{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000))

describe('refused at its path', () => {
  test.each([
    ['not a number', mug({ ...text, x: Number.NaN }), 'areas.0.items.0.x'],
    ['an infinite number', mug({ ...text, y: Number('1e309') }), 'areas.0.items.0.y'],
    ['a size beyond its bounds', mug({ ...text, size: 201 }), 'areas.0.items.0.size'],
    [
      'an address in place of a photo',
      mug({ ...photo, file: 'https://x.example/a.png' }),
      'areas.0.items.0.file',
    ],
    ['an unknown key', mug({ ...text, href: 'https://x.example' }), 'areas.0.items.0'],
    ['a prototype', JSON.parse('{"v":1,"blank":"mug","areas":[],"__proto__":{"a":1}}'), 'areas'],
    ['a script in a colour', mug({ ...text, color: '#fff"/><script>' }), 'areas.0.items.0.color'],
    [
      'a path of files as a font',
      mug({ ...text, font: '../../etc/passwd' }),
      'areas.0.items.0.font',
    ],
    ['a kind of item that there is not', mug({ ...text, kind: 'html' }), 'areas.0.items.0.kind'],
    ['depth', mug({ ...text, outline: nested }), 'areas.0.items.0.outline.color'],
    ['depth in place of a scene', nested, 'v'],
    [
      'more text than there is room for',
      mug({ ...text, text: 'x'.repeat(201) }),
      'areas.0.items.0.text',
    ],
    [
      'more items than an area takes',
      mug(...Array.from({ length: 41 }, (_, i) => ({ ...text, id: `t${i}` }))),
      'areas.0.items',
    ],
    ['an id that stands there twice', mug(text, text), 'areas.0.items'],
    ['an id with markup', mug({ ...text, id: '"/><a' }), 'areas.0.items.0.id'],
    [
      'a crop beyond the photo',
      mug({ ...photo, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }),
      'areas.0.items.0.crop',
    ],
    ['a blank that there is not', { ...mug(text), blank: 'car' }, 'blank'],
    ['another version', { ...mug(text), v: 2 }, 'v'],
    ['no areas', { ...mug(), areas: [] }, 'areas'],
  ])('%s', (_what, value, path) => {
    expect(refusedAt(value)).toBe(path)
  })
})

test('a key named __proto__ reaches no scene', () => {
  const value = JSON.parse(
    JSON.stringify(mug(text)).replace('"v":1', '"v":1,"__proto__":{"a":1}'),
  ) as object
  expect(scene.safeParse(value).success).toBe(false)
})
