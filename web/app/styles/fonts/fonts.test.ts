import { readFile } from 'node:fs/promises'
import { openSync } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { fontFile, makeFont, metrics, scripts } from './make-fonts.ts'

describe.each(scripts)('the font of %s', (script) => {
  test('names the same line box wherever a system looks for it', () => {
    const font = openSync(fontFile(script))
    if (font.type !== 'WOFF2') throw new Error(font.type)
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

test('nothing in the styles overrides the metrics of the files', async () => {
  const css = await readFile(new URL('../fonts.css', import.meta.url), 'utf8')
  expect(css).not.toMatch(/(?:ascent|descent|line-gap)-override:/)
})
