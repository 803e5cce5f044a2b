import { describe, expect, test } from 'vitest'
import { blanks, type BlankId } from '#scene/blanks.ts'
import { findingMessage, stopCodes, warnCodes } from '#scene/finding.ts'
import { type PreflightParts, preflight } from './preflight.ts'
import { scene } from '#scene/scene.ts'
import { levelsOf } from '#text/levels.ts'
import { shapeText } from '#text/shape-text.ts'
import { squareFace } from '#text/square-face.fixture.ts'
import { preflightTexts } from '#scene/studio.texts.ts'
import { templateFields } from '#scene/template-fields.ts'

const known = 'a'.repeat(64)
const words = {
  kind: 'text',
  id: 'words',
  x: 0,
  y: 0,
  text: 'ABCD',
  font: 'kalam-400',
  size: 12,
  color: '#22304f',
}
const photo = { kind: 'photo', id: 'photo', x: 0, y: 0, width: 40, height: 40, file: known }
const shape = {
  kind: 'shape',
  id: 'shape',
  x: 0,
  y: 0,
  width: 40,
  height: 40,
  shape: 'rect',
  fill: '#a8322a',
}
const fields = templateFields.parse([
  { id: 'name', label: 'Name', labelHi: 'नाम', kind: 'text', required: true },
  { id: 'note', label: 'Note', kind: 'text' },
])

type Design = { blank?: BlankId; area?: string; background?: string; productColor?: string }
function found(
  items: object[],
  { blank: id = 'mug', area, background, productColor }: Design = {},
) {
  const blank = blanks[id]
  const areas = [{ id: area ?? blank.areas[0]?.id, background: background ?? null, items }]
  const parts: PreflightParts = {
    blank,
    areas: blank.areas,
    productColor,
    text: (item) => shapeText(item, { get: () => squareFace, levels: levelsOf }),
    photo: (sha256) => (sha256 === known ? { width: 1_000, height: 1_000 } : undefined),
  }
  return preflight(scene.parse({ v: 1, blank: id, areas }), fields, parts)
}
const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code)

test('a good design has no findings', () => {
  const name = { ...words, field: 'name' }
  const ground = { ...shape, width: 211, height: 101, fill: '#fdf3e3' }
  expect(found([ground, { ...photo, x: -60 }, { ...name, x: 40 }])).toEqual([])
  expect(found([{ ...name, color: '#ffffff' }], { blank: 'tee', productColor: '#22304f' })).toEqual(
    [],
  )
  expect(found([{ ...name, size: 4 }], { blank: 'bracelet' })).toEqual([])
})

describe('stops', () => {
  test('letters that no font has, by name', () => {
    expect(found([{ ...words, text: 'AبB' }])).toEqual([
      { level: 'stop', code: 'missing_glyph', area: 'wrap', item: 'words', params: ['ب'] },
    ])
  })

  test('a photo below 100 dpi', () => {
    expect(codes([{ ...photo, width: 80, height: 80 }, words])).not.toContain('low_resolution')
    const crop = { x: 0, y: 0, width: 0.31, height: 0.31 }
    const small = { ...photo, width: 80, height: 80, crop }
    expect(found([small])).toMatchObject([{ level: 'stop', code: 'low_resolution', params: [98] }])
  })

  test('a photo that was not uploaded, and a frame without photo', () => {
    expect(codes([{ ...photo, file: 'b'.repeat(64) }])).toEqual(['photo_missing'])
    expect(codes([words, { ...photo, file: null }])).toEqual(['photo_missing'])
    expect(codes([words, { ...photo, file: null, field: 'note' }])).toEqual([])
  })

  test('an empty required field, and no other field', () => {
    expect(found([shape, { ...words, text: ' ', field: 'name' }])).toEqual([
      {
        level: 'stop',
        code: 'required_field_empty',
        area: 'wrap',
        item: 'words',
        params: ['Name', 'नाम'],
      },
    ])
    for (const text of ['\u200B', '\u3164\u2800', '\u200D', '\uFE0F'])
      expect(codes([shape, { ...words, text, field: 'name' }])).toEqual(['required_field_empty'])
    expect(codes([shape, { ...words, text: '', field: 'note' }])).toEqual([])
  })

  test('an empty design', () => {
    for (const items of [
      [],
      [{ ...shape, hidden: true }],
      [{ ...words, text: '\n' }],
      [{ ...words, text: '\u200B' }],
    ])
      expect(codes(items)).toEqual(['empty_design'])
  })

  test('an item completely outside', () => {
    expect(codes([words, { ...shape, x: 130 }])).toEqual(['outside'])
  })

  test('text below 5 points, engraved text below 6', () => {
    expect(codes([{ ...words, size: 1.7 }])).toEqual(['text_too_small'])
    expect(codes([{ ...words, size: 1.8 }])).toEqual([])
    expect(codes([{ ...words, size: 2 }], { blank: 'bracelet' })).toEqual(['text_too_small'])
  })
})

describe('warns of', () => {
  test('a photo from 100 to 149 dpi', () => {
    const at = (crop: number) => ({ ...photo, crop: { x: 0, y: 0, width: crop, height: crop } })
    expect(found([at(0.2)])).toMatchObject([{ level: 'warn', code: 'soft_photo', params: [127] }])
    expect(codes([at(0.3)])).toEqual([])
  })

  test('text beyond the safe distance, at any rotation', () => {
    expect(codes([{ ...words, y: 43 }])).toEqual(['outside_safe'])
    expect(codes([{ ...words, size: 40, turn: 0 }])).toEqual([])
    expect(codes([{ ...words, size: 40, text: 'ABCDE', turn: 90 }])).toEqual(['outside_safe'])
  })

  test('engraved text beyond the edge of its plate, but not on it', () => {
    const name = { ...words, color: '#000000', size: 12 }
    expect(codes([name], { blank: 'bracelet' })).toEqual([])
    expect(codes([{ ...name, y: 3 }], { blank: 'bracelet' })).toEqual(['outside_safe'])
  })

  test('a background that reaches the trim but not the bleed', () => {
    expect(codes([{ ...shape, width: 300, height: 95 }])).toEqual(['background_short'])
    expect(codes([{ ...shape, width: 300, height: 90 }])).toEqual(['outside_safe'])
    expect(codes([{ ...shape, width: 300, height: 101 }])).toEqual([])
  })

  test('text that lost more than 30 % of its size', () => {
    expect(found([{ ...words, width: 16 }])).toMatchObject([{ code: 'text_shrunk', params: [33] }])
    expect(codes([{ ...words, width: 17 }])).toEqual([])
  })

  test('lines thinner than 0.25 mm', () => {
    const line = { ...shape, shape: 'line', fill: null }
    expect(codes([{ ...line, stroke: { color: '#000000', width: 0.2 } }])).toEqual(['thin_line'])
    expect(codes([{ ...line, stroke: { color: '#000000', width: 0.25 } }])).toEqual([])
    expect(codes([{ ...words, outline: { color: '#000000', width: 0.1 } }])).toEqual(['thin_line'])
    expect(codes([{ ...shape, height: 0.2 }])).toEqual(['thin_line'])
  })

  test('text with low contrast to the product, the background or the shape under it', () => {
    expect(codes([words], { blank: 'tee', productColor: '#22304f' })).toEqual(['weak_contrast'])
    expect(codes([words], { background: '#22304f' })).toEqual(['weak_contrast'])
    expect(codes([{ ...shape, fill: '#1b2440' }, words])).toEqual(['weak_contrast'])
    expect(codes([{ ...words, color: '#ffffff' }])).toEqual(['weak_contrast'])
  })

  test('but not of text on a photo, on a contrasting shape, or with an outline', () => {
    const white = { ...words, color: '#ffffff' }
    expect(codes([photo, white])).toEqual([])
    expect(codes([shape, white])).toEqual([])
    expect(codes([{ ...white, outline: { color: '#22304f', width: 0.5 } }])).toEqual([])
  })

  test('content next to the handle of a mug, but no background that continues', () => {
    expect(codes([{ ...words, x: 85 }])).toEqual(['handle_zone'])
    expect(codes([{ ...words, x: 80 }])).toEqual([])
    expect(codes([{ ...shape, width: 211 }])).toEqual([])
    expect(codes([{ ...words, x: -140 }], { blank: 'tee' })).not.toContain('handle_zone')
  })
})

test('each finding has its message', () => {
  for (const code of [...stopCodes, ...warnCodes]) {
    const one = { level: 'stop', code, area: 'front', params: ['x', 'य'] } as const
    expect(findingMessage(preflightTexts, { ...one, params: [...one.params] })).toMatch(
      /^[A-Z].{10}/,
    )
  }
})
