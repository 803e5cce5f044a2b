import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelsOf } from './photo-levels.ts'
import { lookColors } from './photo-looks.ts'

/** Grey pixels of these shades. */
const pixels = (shades: readonly number[], alpha = 255) =>
  Uint8Array.from(shades.flatMap((shade) => [shade, shade, shade, alpha]))
const many = (shade: number, count: number) => Array.from({ length: count }, () => shade)

test('a pale photo is stretched from its darkest to its lightest shade', () => {
  const levels = levelsOf(pixels([...many(60, 100), ...many(130, 800), ...many(200, 100)]))
  expect(levels).toEqual({ low: 60, high: 200 })
  const colors = lookColors('clear', levels)
  const shown = (shade: number) =>
    Math.round(shade * (colors?.matrix[0][0] ?? 0) + 255 * (colors?.shift ?? 0))
  expect([60, 130, 200].map(shown)).toEqual([0, 128, 255])
})

test('half a per cent of single bright or dark pixels does not decide', () => {
  const dust = [...many(0, 5), ...many(100, 495), ...many(200, 495), ...many(255, 5)]
  expect(levelsOf(pixels(dust))).toEqual({ low: 100, high: 200 })
  const more = [...many(0, 6), ...many(100, 494), ...many(200, 494), ...many(255, 6)]
  expect(levelsOf(pixels(more))).toEqual({ low: 0, high: 255 })
})

test('what is transparent does not count, and a photo without anything keeps its colours', () => {
  const hidden = pixels(many(0, 500), 0)
  expect(
    levelsOf(Uint8Array.from([...hidden, ...pixels([...many(80, 5), ...many(240, 5)])])),
  ).toEqual({ low: 80, high: 240 })
  expect(levelsOf(hidden)).toEqual({ low: 0, high: 255 })
})

test('any photo keeps shades between black and white, and a foggy one is stretched three times at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1 }), (shades) => {
      const { low, high } = levelsOf(pixels(shades))
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(255)
      expect(high - low).toBeGreaterThanOrEqual(85)
    }),
  )
})

test('only the look that is asked for changes colours, and without levels none is guessed', () => {
  expect(lookColors('plain', { low: 40, high: 200 })).toBeUndefined()
  expect(lookColors('clear')).toBeUndefined()
  expect(lookColors('grey', { low: 40, high: 200 })).toEqual(lookColors('grey'))
})
