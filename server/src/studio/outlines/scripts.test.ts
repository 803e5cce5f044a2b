import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type FontId, fontIds, type FontScript } from '@tohfa/print-engine/fonts/fonts'
import { fontsFor } from '@tohfa/print-engine/text/companions'
import type { Face } from '@tohfa/print-engine/text/face'
import { ownSetting, usualSetting } from '@tohfa/print-engine/text/font-settings'
import { boxOf, pathData } from '@tohfa/print-engine/text/outline'
import { scriptOf } from '@tohfa/print-engine/text/scripts'
import { measureText, shapeText } from '@tohfa/print-engine/text/shape-text'
import { type CompanionScript, scriptWords } from './script-words.fixture.ts'
import { scriptGlyphs, scriptPictures } from './script-glyphs.fixture.ts'
import { loadStudioFaces } from './studio-faces.ts'

const faces = await loadStudioFaces()
const scripts = Object.entries(scriptWords) as [CompanionScript, readonly string[]][]
const set = { size: 10, align: 'center', leading: 1.2, track: 0, bend: 0 } as const

/** The font that writes a script in a style. */
const writerIn = (font: FontId, word: string) => fontsFor({ text: word, font }).at(-1) ?? font

/** Each font that writes words of a script, with the script and the words. */
const writers = scripts.flatMap(([script, words]) =>
  [...new Set(fontIds.map((font) => writerIn(font, words[0] ?? '')))].map((font) => ({
    font,
    script,
    words,
  })),
)

function faceOf(font: string): Face {
  const face = faces.get(font)
  if (!face) throw new Error(`no face for ${font}`)
  return face
}

function glyphsOf(font: (typeof writers)[number]['font'], word: string) {
  const script = scriptOf(word)
  if (!script) throw new Error(`no script of ${word}`)
  const language = ownSetting(font)?.language
  return faceOf(font).shape(word, script, { rightToLeft: script === 'Arab', language })
}

const hashOf = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)

test('300 words of each of the nine scripts are tried', () => {
  expect(scripts).toHaveLength(9)
  for (const [script, words] of scripts) expect(new Set(words).size, script).toBe(300)
})

test.each(scripts)(
  'no style lacks a letter of %s, and no two lines of it overlap at the usual leading',
  (_, words) => {
    // The last of the hand-written words have many conjuncts.
    const line = words.slice(60, 90).join(' ')
    for (const font of fontIds) {
      const one = measureText({ ...set, text: line, font }, faces)
      const two = measureText({ ...set, text: `${line}\n${line}`, font }, faces)
      const { missing, lone } = one
      expect({ font, missing, lone }).toEqual({ font, missing: [], lone: [] })
      expect(two.box.height, font).toBeGreaterThanOrEqual(2 * one.box.height)
    }
  },
)

describe.each(writers)('$font in $script', ({ font, script, words }) => {
  const face = faceOf(font)
  const shaped = words.map((word) => glyphsOf(font, word))

  test('has every letter of every word, and puts no dotted circle in one', () => {
    const wrong = shaped.flatMap((glyphs, at) =>
      glyphs.some(({ id }) => id === 0 || id === face.dottedCircle) ? (words[at] ?? []) : [],
    )
    expect(wrong).toEqual([])
  })

  test('joins its words by the same glyphs as ever', () => {
    const ids = shaped.map((glyphs) => glyphs.map(({ id }) => id))
    expect({ [font]: hashOf(ids) }).toEqual({ [font]: scriptGlyphs[script][font] })
  })

  test('draws the words that were looked at as they were', () => {
    const drawn = shaped.slice(0, 35).map((glyphs) =>
      glyphs.map(({ id, xAdvance, xOffset, yOffset }) => ({
        d: pathData(face.outline(id)),
        at: [xAdvance, xOffset, yOffset],
      })),
    )
    expect({ [font]: hashOf(drawn) }).toEqual({ [font]: scriptPictures[script][font] })
  })

  test('reaches no further above and below its line than lines are set apart for', () => {
    const { above, below } = ownSetting(font) ?? usualSetting
    const glyphs = shaped.flat()
    const heights = new Map(glyphs.map(({ id }) => [id, boxOf(face.outline(id))]))
    const tops = glyphs.map(({ id, yOffset }) => {
      const { y, height } = heights.get(id) ?? { y: 0, height: 0 }
      return [y + height + yOffset, y + yOffset] as const
    })
    expect(Math.max(...tops.map(([top]) => top)) / face.unitsPerEm).toBeLessThanOrEqual(above)
    expect(-Math.min(...tops.map(([, foot]) => foot)) / face.unitsPerEm).toBeLessThanOrEqual(below)
  })
})

/** The first digit of each script. */
const zeros: Record<Exclude<FontScript, 'latin'>, number> = {
  devanagari: 0x966,
  bengali: 0x9e6,
  gurmukhi: 0xa66,
  gujarati: 0xae6,
  odia: 0xb66,
  tamil: 0xbe6,
  telugu: 0xc66,
  kannada: 0xce6,
  malayalam: 0xd66,
  urdu: 0x6f0,
}

test.each(Object.entries(zeros))(
  'every style writes the digits of %s as they were typed',
  (_, zero) => {
    for (const font of fontIds)
      for (let digit = 0; digit < 10; digit += 1) {
        const draw = (text: string) => shapeText({ ...set, text, font }, faces)
        const own = draw(String.fromCodePoint(zero + digit))
        expect(own.missing, font).toEqual([])
        expect(own.d, `${digit} in ${font}`).not.toBe(draw(String(digit)).d)
      }
  },
)

test.each([
  ['punctuation of Urdu', '،؛؟۔ «محمد»'],
  ['dandas', '।॥'],
  ['marks of Latin', 'Zoë & Āśā – “₹ 500” … ™'],
  ['a word in each script', scripts.map(([, [word]]) => word).join(' ')],
])('every style has %s', (_what, text) => {
  for (const font of fontIds) {
    // Tiro has fewer Latin letters than the others.
    if (font === 'tiro-hindi-400' && text.includes('Ā')) continue
    expect({ font, missing: measureText({ ...set, text, font }, faces).missing }).toEqual({
      font,
      missing: [],
    })
  }
})

test('Malayalam is joined in the round style as its readers write it', () => {
  expect(glyphsOf('baloo-chettan-2-400', 'അമ്മ')).toHaveLength(2)
})

test('Hindi in a font of Latin alone comes from Kalam', () => {
  const draw = (font: FontId) => shapeText({ ...set, text: 'क्षत्रिय १०८', font }, faces)
  for (const [font, kalam] of [
    ['great-vibes-400', 'kalam-400'],
    ['pacifico-400', 'kalam-700'],
  ] as const) {
    expect(draw(font).missing).toEqual([])
    expect(draw(font).box.width).toBeCloseTo(draw(kalam).box.width, 0)
  }
})

test.each([
  ['200 marks on one letter', `ক${'\u09BC\u0981'.repeat(99)}`],
  ['joiners alone', '\u200D\u200C\u200D'],
  ['viramas without letters', '\u0CCD\u0BCD\u0D4D\u09CD'],
  ['overrides of direction', '\u202Eمحمد\u202C abc \u2067ثنا'],
  ['all scripts in turns', Array.from({ length: 20 }, (_, n) => scripts[n % 9]?.[1][n]).join('')],
])('%s are finite outlines', (_what, text) => {
  for (const bend of [0, 300])
    for (const font of ['baloo-2-400', 'nastaliq-urdu-400'] as const) {
      const { d, box } = shapeText({ ...set, text, font, bend, track: 0.1 }, faces)
      expect(d).not.toMatch(/NaN|Infinity/)
      expect(Number.isFinite(box.width + box.height)).toBe(true)
    }
})
