import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawableRanges } from '@tohfa/print-engine/text/drawable-ranges'
import { pdfFontFiles } from '../../../server/src/platform/pdf/text/pdf-font-files.ts'
import { fileName, fontsFolder } from '../studio-fonts/make-studio-fonts.ts'
import { lettersOf, rangesOf } from '../studio-fonts/letters-of-fonts.ts'
import { cutFamily, pdfFontsFolder } from './make-pdf-fonts.ts'
import { pdfFontSources } from './pdf-font-sources.ts'

const own = await readdir(pdfFontsFolder)
const read = async (file: string) =>
  brotliDecompressSync(
    await readFile(join(own.includes(`${file}.br`) ? pdfFontsFolder : fontsFolder, `${file}.br`)),
  )

const families = await Promise.all(
  pdfFontFiles.map(async ({ id, regular, bold, letters }) => {
    const cut = { regular: await read(regular), bold: bold ? await read(bold) : undefined }
    return { id, regular, cut, listed: letters, letters: lettersOf(cut) }
  }),
)

test.each(families)('what is said of the letters of $id is what its files have', (family) => {
  expect(family.listed).toBe(rangesOf(family.letters))
  expect(family.regular).toBe(fileName(`${family.id}-400`, family.cut.regular))
})

test('a letter can be drawn in a PDF exactly where one of the fonts has it', () => {
  expect(drawableRanges).toBe(rangesOf(families.flatMap(({ letters }) => letters)))
})

test('a font is what the command makes of the family’s own', async () => {
  const source = pdfFontSources['noto-arabic']
  if (!source || 'shared' in source) throw new Error('PDFs have a font of their own for Urdu')
  expect(await cutFamily(source)).toEqual(families.find(({ id }) => id === 'noto-arabic')?.cut)
})

test('each font family of PDFs has its licence in its folder, and no file lies there that none names', async () => {
  for (const source of Object.values(pdfFontSources)) {
    if ('shared' in source) continue
    const { licence } = source
    const text = await readFile(join(pdfFontsFolder, `${licence.split('/')[1]}.OFL.txt`), 'utf8')
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  }
  const named = pdfFontFiles.flatMap(({ regular, bold = regular }) => [regular, bold])
  const fonts = own.filter((name) => name.endsWith('.br')).map((name) => name.replace('.br', ''))
  expect(fonts.filter((name) => !named.includes(name))).toEqual([])
})
