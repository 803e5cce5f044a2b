/** `npm run fonts`: makes the font files in this folder from those in the package of the family. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress, decompress } from 'woff2-encoder'
import { type Range, subsetFont } from '../../../../drawings/src/studio-fonts/subset-font.ts'
import { classSpacingMarks } from './glyph-classes.ts'
import { setVerticalMetrics } from './vertical-metrics.ts'

export const scripts = ['latin', 'latin-more', 'latin-ext', 'devanagari'] as const
type Script = (typeof scripts)[number]

/**
 * The characters of the shop's English texts; others, from names of people and products, are in
 * `latin-more`.
 */
const shopCharacters: readonly Range[] = [
  [0x20, 0x7e],
  ...[0xa0, 0xa9, 0xb0, 0xb7, 0xd7].map((code): Range => [code, code]),
  [0x20_10, 0x20_26],
  [0x22_12, 0x22_12],
]
const latinCharacters: readonly Range[] = [
  [0x7f, 0x1_ff],
  [0x2_b0, 0x3_6f],
  [0x20_00, 0x22_ff],
  [0xfe_ff, 0xff_fd],
]

/** From `font-normal` to `font-bold` (see fonts.css). */
const weights: Range = [400, 700]

/** Set around capital letters, in thousandths of an em (see fonts.css). */
export const metrics = { ascent: 940, descent: 340 }

export const fontFile = (script: Script) =>
  fileURLToPath(new URL(`anek-${script}.woff2`, import.meta.url))

/** The family's font of a script, with the shop's corrections. */
export async function makeFont(script: Script): Promise<Uint8Array> {
  const part = script === 'latin-more' ? 'latin' : script
  const source = `@fontsource-variable/anek-devanagari/files/anek-devanagari-${part}-wght-normal.woff2`
  const font = await decompress(await readFile(fileURLToPath(import.meta.resolve(source))))
  setVerticalMetrics(font, metrics)
  classSpacingMarks(font)
  return compress(await subsetFont(font, keptOf(script), weights))
}

function keptOf(script: Script): readonly Range[] | undefined {
  if (script === 'latin') return shopCharacters
  return script === 'latin-more' ? latinCharacters.flatMap(withoutShopCharacters) : undefined
}

function withoutShopCharacters([first, last]: Range): Range[] {
  const codes = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  return codes
    .filter((code) => !shopCharacters.some(([from, to]) => from <= code && code <= to))
    .map((code): Range => [code, code])
}

if (import.meta.main)
  for (const script of scripts) await writeFile(fontFile(script), await makeFont(script))
