import { readFile } from 'node:fs/promises'
import { openSync, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { fontFile, makeFont, metrics, scripts } from './make-fonts.ts'

function openFont(script: (typeof scripts)[number]): Font {
  const font = openSync(fontFile(script))
  if (font.type !== 'WOFF2') throw new Error(`a font of the kind ${font.type}`)
  return font
}

describe.each(scripts)('the font of %s', (script) => {
  test('names the same line box wherever a system looks for it', () => {
    const font = openFont(script)
    const ascent = (metrics.ascent * font.unitsPerEm) / 1000
    const descent = (metrics.descent * font.unitsPerEm) / 1000
    expect(font.hhea).toMatchObject({ ascent, descent: -descent, lineGap: 0 })
    expect(font['OS/2']).toMatchObject({
      typoAscender: ascent,
      typoDescender: -descent,
      typoLineGap: 0,
      winAscent: ascent,
      winDescent: descent,
    })
  })

  test('is what the command makes of the family’s own', async () => {
    const committed = await readFile(fontFile(script))
    expect(committed.equals(await makeFont(script))).toBe(true)
  })
})

test('a sign that stands by itself, such as the dot between words, has its width', () => {
  const font = openFont('latin')
  for (const sign of '·~^`¨´¸¯˚') {
    const { glyphs, positions } = font.layout(sign)
    expect(positions[0]?.xAdvance, sign).toBe(glyphs[0]?.advanceWidth)
  }
  expect(font.layout('e\u0301').advanceWidth).toBe(font.layout('é').advanceWidth)
})

test('nothing in the styles overrides the metrics of the files', async () => {
  const css = await readFile(new URL('../fonts.css', import.meta.url), 'utf8')
  expect(css).not.toMatch(/(?:ascent|descent|line-gap)-override:/)
})
