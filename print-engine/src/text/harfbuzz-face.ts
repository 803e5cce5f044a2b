import { Blob, Buffer, Direction, Face as HarfBuzzFace, Font, shape } from 'harfbuzzjs'
import type { Face, Glyph } from './face.ts'
import type { ShapedScript } from './scripts.ts'
import type { Command } from './outline.ts'

/** What the fonts' rules for single languages go by. */
const languages: Record<ShapedScript, string> = {
  Latn: 'en',
  Deva: 'hi',
  Beng: 'bn',
  Guru: 'pa',
  Gujr: 'gu',
  Orya: 'or',
  Taml: 'ta',
  Telu: 'te',
  Knda: 'kn',
  Mlym: 'ml',
  Arab: 'ur',
  Grek: 'el',
  Cyrl: 'ru',
}

/** One for all, emptied for each run: the shaper's memory is not a collector's. */
const buffer = new Buffer()

/**
 * A face over the bytes of a TrueType font, shaped by HarfBuzz. Only a worker and the server import
 * this: it loads the shaper as WebAssembly.
 */
export function harfBuzzFace(bytes: Uint8Array): Face {
  const face = new HarfBuzzFace(new Blob(bytes))
  const font = new Font(face)
  const { ascender: ascent, descender: descent } = font.hExtents()
  const outlines = new Map<number, readonly Command[]>()
  return {
    unitsPerEm: face.upem,
    ascent,
    descent,
    dottedCircle: font.nominalGlyph(0x25cc),
    has: (codePoint) => font.nominalGlyph(codePoint) !== undefined,
    shape(text, script, { rightToLeft = false, language = languages[script] } = {}) {
      buffer.reset()
      buffer.addText(text)
      buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR)
      buffer.setScript(script)
      buffer.setLanguage(language)
      shape(font, buffer)
      return glyphsOf(buffer)
    },
    outline(glyph) {
      const known = outlines.get(glyph) ?? outlineOf(font, glyph)
      outlines.set(glyph, known)
      return known
    },
  }
}

function glyphsOf(shaped: Buffer): Glyph[] {
  const positions = shaped.getGlyphPositions()
  return shaped.getGlyphInfos().map(({ codepoint: id, cluster }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    return { id, cluster, xAdvance, xOffset, yOffset }
  })
}

function outlineOf(font: Font, glyph: number): readonly Command[] {
  return font.glyphToJson(glyph).map(({ type, values }) => ({
    type: type as Command['type'],
    points: values,
  }))
}
