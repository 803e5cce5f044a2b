import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { fontFile, makeFont, metrics, scripts } from './make-fonts.ts'

function openFont(script: (typeof scripts)[number]): Font {
  const font = openSync(fontFile(script))
  if (font.type !== 'WOFF2') throw new Error(`a font of the kind ${font.type}`)
  return font
}

describe.each(scripts)('the font of %s', (script) => {
  test('has the same line box in every table that a system reads', () => {
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

  test('is what the command makes of the original font', async () => {
    const committed = await readFile(fontFile(script))
    expect(committed.equals(await makeFont(script))).toBe(true)
  })
})

test('a spacing character, such as the dot between words, has its width', () => {
  const fonts = [openFont('latin'), openFont('latin-more')]
  for (const sign of '·~^`¨´¸¯˚') {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const { glyphs, positions } = font?.layout(sign) ?? {}
    expect(positions?.[0]?.xAdvance, sign).toBe(glyphs?.[0]?.advanceWidth)
  }
  expect(fonts[1]?.layout('ı\u0301').advanceWidth).toBe(fonts[1]?.layout('ı').advanceWidth)
})

test('the shop’s English texts need only the file that every page has', async () => {
  const app = fileURLToPath(new URL('../..', import.meta.url))
  const inEnglish = /(?<!\.hi)\.(?:texts\.ts|md)$/
  const files = (await readdir(app, { recursive: true })).filter((file) => inEnglish.test(file))
  const words = await Promise.all(files.map((file) => readFile(`${app}/${file}`, 'utf8')))
  const latin = openFont('latin')
  const more = openFont('latin-more')
  const late = [...new Set(words.join(''))].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code > 0x20 && more.hasGlyphForCodePoint(code) && !latin.hasGlyphForCodePoint(code)
  })
  expect(files.length).toBeGreaterThan(30)
  expect(late).toEqual([])
})

test('a sign of the small Latin file makes no browser fetch the large one too', async () => {
  const css = await readFile(new URL('../fonts.css', import.meta.url), 'utf8')
  const more = signsOf(css, 'anek-latin-more')
  const both = [...signsOf(css, 'anek-latin')].filter((sign) => more.has(sign))
  expect(more.size).toBeGreaterThan(200)
  expect(both).toEqual([])
})

/** The code points for which a style sheet names a font file. */
function signsOf(css: string, file: string): Set<number> {
  const face = css.split('@font-face').find((one) => one.includes(`/${file}.woff2`)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  return new Set(
    ranges.flatMap(([, from = '', to = from]) => {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    }),
  )
}

test('no style overrides the metrics of the files', async () => {
  const css = await readFile(new URL('../fonts.css', import.meta.url), 'utf8')
  expect(css).not.toMatch(/(?:ascent|descent|line-gap)-override:/)
})
