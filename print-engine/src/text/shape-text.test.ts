import { describe, expect, test } from 'vitest'
import type { Face } from './face.ts'
import { emojiFontId } from '#fonts/fonts.ts'
import { levelsOf } from './levels.ts'
import { shapeText } from './shape-text.ts'
import { squareFace } from './square-face.fixture.ts'
import type { TextToShape } from './text-to-shape.ts'

const faces = {
  get: (id: string) => (id === emojiFontId ? undefined : squareFace),
  levels: levelsOf,
}
/** Letters 5 mm wide and high. */
const words = (text: string, more: Partial<TextToShape> = {}): TextToShape => ({
  text,
  font: 'poppins-400',
  size: 10,
  align: 'center',
  leading: 1.2,
  track: 0,
  bend: 0,
  ...more,
})
const boxOf = (text: string, more?: Partial<TextToShape>) => shapeText(words(text, more), faces).box
const near = (box: object) =>
  Object.fromEntries(Object.entries(box).map(([side, at]) => [side, expect.closeTo(Number(at), 6)]))

describe('text that is straight', () => {
  test('lies about its place, its font’s height in the middle', () => {
    expect(boxOf('ABCD')).toEqual(near({ x: -10, y: -2, width: 20, height: 5 }))
  })

  test('puts its lines under each other, as far apart as its leading', () => {
    expect(boxOf('AB\nABCD')).toEqual(near({ x: -10, y: -8, width: 20, height: 17 }))
  })

  test('shrinks to its width, and says to which size', () => {
    const shaped = shapeText(words('ABCD', { width: 15 }), faces)
    expect(shaped).toMatchObject({ size: 7.5, box: near({ x: -7.5, width: 15 }) })
    expect(shapeText(words('ABCD', { width: 25 }), faces).size).toBe(10)
  })

  test('begins where its width begins when it is set to the left', () => {
    expect(boxOf('AB', { width: 30, align: 'left' })).toEqual(
      near({ x: -15, y: -2, width: 10, height: 5 }),
    )
    expect(boxOf('AB', { width: 30, align: 'right' }).x).toBeCloseTo(5, 6)
  })

  test('has space between letters only, and none between those of Devanagari', () => {
    expect(boxOf('ABC', { track: 0.1 }).width).toBeCloseTo(17, 6)
    expect(boxOf('ककक', { track: 0.1 }).width).toBeCloseTo(15, 6)
  })

  test('is a path of numbers to a thousandth', () => {
    expect(shapeText(words('A', { size: 1 }), faces).d).toBe(
      'M-0.25 0.3L0.25 0.3L0.25 -0.2L-0.25 -0.2Z',
    )
  })

  test('of nothing is an empty path', () => {
    expect(shapeText(words(' \n'), faces)).toMatchObject({
      d: '',
      missing: [],
      box: near({ x: 0, y: 0, width: 0, height: 0 }),
    })
  })
})

describe('letters that the font does not have', () => {
  test('letters that no font has are reported once each, and not drawn', () => {
    const shaped = shapeText(words('AअAअک'), faces)
    expect(shaped.missing).toEqual(['अ', 'ک'])
    expect(shaped.box.width).toBeCloseTo(10, 6)
  })

  test('come from the emoji’s font where that has them', () => {
    const emoji: Face = { ...squareFace, has: (code) => code === 0x1f600 }
    const both = {
      get: (id: string) => (id === emojiFontId ? emoji : squareFace),
      levels: levelsOf,
    }
    const shaped = shapeText(words('A😀ب'), both)
    expect(shaped.missing).toEqual(['ب'])
    expect(shaped.box.width).toBeCloseTo(10, 6)
  })

  test('joiners and spaces of any width need no font', () => {
    expect(shapeText(words('A\u200dB\u2003C\ufe0f'), faces).missing).toEqual([])
  })
})

test('Latin and Devanagari in one line are shaped each by its own rules', () => {
  const runs: string[] = []
  const noting: Face = {
    ...squareFace,
    shape(text, script) {
      runs.push(`${script} ${text}`)
      return squareFace.shape(text, script)
    },
  }
  shapeText(words('AB क CD'), { get: () => noting })
  expect(runs).toEqual(['Latn AB ', 'Deva क ', 'Latn CD'])
})

describe('bent text', () => {
  test('below one degree is straight', () => {
    const straight = shapeText(words('ABCD'), faces).d
    for (const bend of [0.99, -0.99, 1e-300, -0])
      expect(shapeText(words('ABCD', { bend }), faces).d).toBe(straight)
  })

  test('comes near to straight as its bend comes near to one degree', () => {
    const { x, y, width, height } = boxOf('ABCD')
    const bent = boxOf('ABCD', { bend: 1 })
    expect(Math.abs(bent.x - x) + Math.abs(bent.width - width)).toBeLessThan(0.2)
    expect(Math.abs(bent.y - y) + Math.abs(bent.height - height)).toBeLessThan(0.2)
  })

  test('lies on the circle on which its width is the arc', () => {
    const { d } = shapeText(words('ABCDABCD', { bend: 180 }), faces)
    const radius = 40 / Math.PI
    const baseline = 3
    const distances = Array.from(d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLQCZ]|$)/g), ([, x, y]) =>
      Math.hypot(Number(x), Number(y) - baseline - radius),
    )
    expect(Math.min(...distances)).toBeCloseTo(radius, 1)
    expect(Math.max(...distances)).toBeCloseTo(radius + 5, 1)
  })

  test('arches up when its bend is positive and down when it is negative', () => {
    expect(boxOf('ABCD', { bend: 120 }).height).toBeGreaterThan(6)
    expect(boxOf('ABCD', { bend: 120 }).y).toBeCloseTo(-2, 1)
    expect(boxOf('ABCD', { bend: -120 }).y).toBeLessThan(-4)
  })

  test('never folds over the middle of its circle, however short it is', () => {
    for (const bend of [340, -340]) {
      const { width, height } = boxOf('A\nA\nA', { bend, leading: 2.5 })
      expect(Math.hypot(width, height)).toBeLessThan(150)
    }
  })
})
