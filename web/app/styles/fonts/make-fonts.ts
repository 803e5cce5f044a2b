/** `npm run fonts`: makes the font files beside this one of those in the package of the family. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compress, decompress } from 'woff2-encoder'
import { classSpacingMarks } from './glyph-classes.ts'
import { setVerticalMetrics } from './vertical-metrics.ts'

export const scripts = ['latin', 'latin-ext', 'devanagari'] as const
type Script = (typeof scripts)[number]

/** Set around capital letters, in thousandths of an em (see fonts.css). */
export const metrics = { ascent: 940, descent: 340 }

export const fontFile = (script: Script) =>
  fileURLToPath(new URL(`anek-${script}.woff2`, import.meta.url))

/** The family's font of a script, with what this shop corrects in it. */
export async function makeFont(script: Script): Promise<Uint8Array> {
  const source = `@fontsource-variable/anek-devanagari/files/anek-devanagari-${script}-wght-normal.woff2`
  const font = await decompress(await readFile(fileURLToPath(import.meta.resolve(source))))
  setVerticalMetrics(font, metrics)
  classSpacingMarks(font)
  return compress(font)
}

if (import.meta.main)
  for (const script of scripts) await writeFile(fontFile(script), await makeFont(script))
