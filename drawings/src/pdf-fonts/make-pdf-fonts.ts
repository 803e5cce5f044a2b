/** `npm run pdf-fonts`: cuts the fonts of PDFs, and writes down which letters each of them has. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { fileName, fontsFolder } from '../studio-fonts/make-studio-fonts.ts'
import { type CutFamily, lettersOf, literal, rangesOf } from '../studio-fonts/letters-of-fonts.ts'
import { subsetFont } from '../studio-fonts/subset-font.ts'
import { type FamilyOfStudio, type PdfFontSource, pdfFontSources } from './pdf-font-sources.ts'

const root = join(import.meta.dirname, '../../..')
const packages = join(root, 'node_modules')
const listOfFonts = join(root, 'server/src/platform/pdf/text/pdf-font-files.ts')
const listOfLetters = join(root, 'print-engine/src/text/drawable-ranges.ts')

/** Where the cut fonts are kept, compressed. */
export const pdfFontsFolder = join(root, 'server/pdf-fonts')

export async function cutFamily({ regular, bold, kept }: PdfFontSource): Promise<CutFamily> {
  const cut = async (file: string) => subsetFont(await readFile(join(packages, file)), kept)
  return { regular: await cut(regular), bold: await cut(bold) }
}

const readOfStudio = async (id: keyof typeof fontFiles) =>
  brotliDecompressSync(await readFile(join(fontsFolder, `${fontFiles[id]}.br`)))

async function layFamily(id: string, source: PdfFontSource, cut: CutFamily): Promise<Row> {
  const lay = async (weight: string, bytes: Buffer) => {
    const name = fileName(`${id}-${weight}`, bytes)
    await writeFile(join(pdfFontsFolder, `${name}.br`), brotliCompressSync(bytes))
    return name
  }
  const family = dirname(source.licence).split('/')[1] ?? ''
  const licence = await readFile(join(packages, source.licence), 'utf8')
  await writeFile(join(pdfFontsFolder, `${family}.OFL.txt`), licence.replaceAll(/^\uFEFF|\r/g, ''))
  const regular = await lay('400', cut.regular)
  const bold = cut.bold && (await lay('700', cut.bold))
  return { id, regular, bold, letters: lettersOf(cut) }
}

async function rowOfStudio(id: string, { shared }: FamilyOfStudio): Promise<Row> {
  const { regular, bold } = shared
  const cut = { regular: await readOfStudio(regular), bold: bold && (await readOfStudio(bold)) }
  return { id, regular: fontFiles[regular], bold: bold && fontFiles[bold], letters: lettersOf(cut) }
}

type Row = { id: string; regular: string; bold: string | undefined; letters: number[] }

async function makeAll(): Promise<void> {
  await rm(pdfFontsFolder, { recursive: true, force: true })
  await mkdir(pdfFontsFolder)
  const rows: Row[] = []
  for (const [id, source] of Object.entries(pdfFontSources))
    rows.push(
      'shared' in source
        ? await rowOfStudio(id, source)
        : await layFamily(id, source, await cutFamily(source)),
    )
  await writeFile(listOfFonts, fontListing(rows))
  await writeFile(listOfLetters, letterListing(rangesOf(rows.flatMap(({ letters }) => letters))))
}

const fontListing = (rows: readonly Row[]): string =>
  `/** A font family: its files, and its characters as hexadecimal ranges. */
export type PdfFontFiles = { id: string; regular: string; bold?: string; letters: string }

/** The font families of PDFs in the order in which they are tried; \`npm run pdf-fonts\` writes this. */
export const pdfFontFiles: readonly PdfFontFiles[] = [
${rows
  .map(
    ({ id, regular, bold, letters }) => `  {
    id: '${id}',
    regular: '${regular}',${bold ? `\n    bold: '${bold}',` : ''}
    letters:
${literal(rangesOf(letters), '      ')},
  },
`,
  )
  .join('')}]
`

const letterListing = (ranges: string): string =>
  `/** The characters that a PDF can show, as hexadecimal ranges; \`npm run pdf-fonts\` writes this. */
export const drawableRanges =
${literal(ranges, '  ')}
`

if (import.meta.main) await makeAll()
