import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { studioFonts } from '@tohfa/print-engine/fonts/fonts'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { glyphHashes } from './devanagari-glyphs.fixture.ts'
import { devanagariWords } from './devanagari-words.fixture.ts'
import { loadStudioFaces } from './studio-faces.ts'

const fonts = studioFonts.filter(({ own }) => own.includes('devanagari'))

async function shapeWords(font: string) {
  const face = (await loadStudioFaces()).get(font)
  if (!face) throw new Error(`no face for ${font}`)
  return devanagariWords.map((word) => face.shape(word.normalize('NFC'), 'Deva'))
}

test('more than 300 words are tried in the ten fonts that have Devanagari', () => {
  expect(new Set(devanagariWords).size).toBeGreaterThan(300)
  expect(fonts).toHaveLength(10)
})

describe.each(fonts.map(({ id }) => id))('%s', (font) => {
  test('has every letter of every word', async () => {
    const faces = await loadStudioFaces()
    const missing = devanagariWords.filter((text) => {
      const shaped = shapeText(
        { text, font, size: 10, align: 'center', leading: 1.2, track: 0, bend: 0 },
        { get: (id) => (id === font ? faces.get(id) : undefined) },
      )
      return shaped.missing.length > 0 || shaped.d === ''
    })
    expect(missing).toEqual([])
  })

  test('puts no dotted circle in a word that is written well', async () => {
    const circle = (await loadStudioFaces()).get(font)?.shape('\u25cc', 'Deva')[0]?.id
    const circled = (await shapeWords(font)).flatMap((glyphs, i) =>
      glyphs.some(({ id }) => id === circle) ? [devanagariWords[i]] : [],
    )
    expect(circled).toEqual([])
  })

  test('joins them by the same glyphs as ever', async () => {
    const ids = (await shapeWords(font)).map((glyphs) => glyphs.map(({ id }) => id))
    const hash = createHash('sha256').update(JSON.stringify(ids)).digest('hex')
    expect({ [font]: hash.slice(0, 16) }).toEqual({ [font]: glyphHashes[font] })
  })
})
